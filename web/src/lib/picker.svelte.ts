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

/** Moves that differ by one number: how many, and what each step is. */
export interface Ladder {
  /** The argument that counts. */
  what: string
  steps: { count: string; option: Option }[]
}

export class Picker {
  /** What has been picked and leaves more than one move, or waits for its last click. */
  picked = $state.raw<Target | null>(null)
  /** How far up a ladder: it may be set before what it goes with is picked. */
  rung = $state(0)
  #expected = $state.raw<string[]>([])

  constructor(readonly connection: Connection) {}

  /** The legal moves; while a hint is shown on the board, that one alone is lit. */
  get moves(): Move[] {
    const { view, hint, hinted } = this.connection
    const moves = view?.moves ?? []
    const shown = hint ? moves.filter((move) => move.move === hinted) : []
    return shown.length ? shown : moves
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

  /**
   * A click. `expected` are the moves that a person may have in mind: if none is possible, the first is asked about.
   * What is held, as a card is, waits for a last click that names what it does, even if it leaves one move only.
   */
  pick(target: Target, expected: string[] = [], held = false): void {
    this.connection.refusal = null
    if (this.isPicked(target)) {
      this.cancel()
      return
    }
    const legal = this.matching(target)
    const wanted = new Set([...legal.map((move) => move.move), ...expected])
    if (wanted.size === 1 && legal[0] && !held) {
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

  /** The legal moves with what is picked, if they differ by one number only. */
  get ladder(): Ladder | null {
    const legal = this.picked ? this.matching(this.picked) : []
    const [first, second] = legal
    if (!first || !second || legal.some((move) => move.verb !== first.verb)) return null
    const differing = Object.keys(first.args).filter((name) =>
      legal.some((move) => move.args[name] !== first.args[name]),
    )
    const [what] = differing
    if (differing.length !== 1 || !what || legal.some((move) => !/^\d+$/.test(move.args[what]!))) return null
    const steps = legal.map((move) => ({
      count: move.args[what]!,
      option: { move: move.move, label: move.label, legal: true },
    }))
    return { what, steps: steps.sort((a, b) => Number(a.count) - Number(b.count)) }
  }

  /** What Enter does with what is picked: the step that is set, or the one move there is. */
  get last(): Option | null {
    const ladder = this.ladder
    if (ladder) return ladder.steps[Math.min(this.rung, ladder.steps.length - 1)]!.option
    const legal = this.options.filter((option) => option.legal)
    return legal.length === 1 ? legal[0]! : null
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

  /** Steps of one decision, one after the other. */
  playAll(moves: readonly string[]): void {
    this.cancel()
    for (const move of moves) this.connection.play(move)
  }

  choose(option: Option): void {
    if (option.legal) this.play(option.move)
    else this.ask(option.move)
  }

  /** Why a move is not possible; or would not be, after some steps. */
  ask(move: string, after: string[] = []): void {
    this.connection.send({ do: 'why', move, after })
  }

  cancel(): void {
    this.picked = null
    this.rung = 0
    this.#expected = []
  }
}
