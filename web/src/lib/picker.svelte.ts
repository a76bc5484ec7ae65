// From clicks to a move: what is clicked narrows the list of legal moves until one is left.

import type { Connection } from './connection.svelte'
import type { Move } from './wire'
import { say } from './words.svelte'

/** What a click is about: `{ card: 'swap' }`, `{ area: 'docks', side: 'red' }`. */
export type Target = Readonly<Record<string, string>>

export interface Option {
  move: string
  label: string
  legal: boolean
}

export class Picker {
  /** What has been picked and leaves more than one move. */
  picked = $state.raw<Target | null>(null)
  #expected = $state.raw<string[]>([])

  constructor(readonly connection: Connection) {}

  get moves(): Move[] {
    return this.connection.view?.moves ?? []
  }

  matching(target: Target): Move[] {
    const parts = Object.entries(target)
    return this.moves.filter((move) => parts.every(([name, value]) => move.args[name] === value))
  }

  /** Whether a legal move is about this. */
  can(target: Target): boolean {
    return this.matching(target).length > 0
  }

  isPicked(target: Target): boolean {
    const picked = this.picked
    return picked !== null && Object.entries(target).every(([name, value]) => picked[name] === value)
  }

  /** A click. `expected` are the moves that a person may have in mind: if none is possible, the first is asked about. */
  pick(target: Target, expected: string[] = []): void {
    this.connection.refusal = null
    if (this.isPicked(target)) {
      this.cancel()
      return
    }
    const legal = this.matching(target)
    const wanted = new Set([...legal.map((move) => move.move), ...expected])
    if (wanted.size === 1 && legal[0]) {
      this.play(legal[0].move)
    } else if (legal.length === 0) {
      this.cancel()
      if (expected[0]) this.ask(expected[0])
    } else {
      this.picked = target
      this.#expected = expected
    }
  }

  /** What can be done with what is picked, and what a person might expect besides. */
  get options(): Option[] {
    if (!this.picked) return []
    const legal = new Map(this.matching(this.picked).map((move) => [move.move, move.label]))
    const wanted = new Set([...this.#expected, ...legal.keys()]) // the expected first, in the order of the game
    return [...wanted].map((move) => ({
      move,
      label: legal.get(move) ?? this.#label(move),
      legal: legal.has(move),
    }))
  }

  #label(move: string): string {
    const [verb, ...rest] = move.split(' ') as [string, ...string[]]
    const names = Object.keys(this.picked ?? {})
    return say(`move-${verb}`, Object.fromEntries(rest.map((value, i) => [names[i] ?? 'piece', value])))
  }

  play(move: string): void {
    this.cancel()
    this.connection.play(move)
  }

  choose(option: Option): void {
    if (option.legal) this.play(option.move)
    else this.ask(option.move)
  }

  /** Why a move is not possible. */
  ask(move: string): void {
    this.connection.send({ do: 'why', move })
  }

  cancel(): void {
    this.picked = null
    this.#expected = []
  }
}
