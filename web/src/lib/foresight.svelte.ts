// What would follow from steps that are not taken: the server plays them on trial and takes them back. Nothing is guessed here.

import type { Connection } from './connection.svelte'
import { settings } from './settings.svelte'
import type { Ahead } from './wire'

export class Foresight {
  #told = $state.raw<ReadonlyMap<string, Ahead>>(new Map())
  #wanted = new Set<string>()
  #where = ''

  constructor(readonly connection: Connection) {}

  /** What would be asked after these steps; null: not known yet, `look` finds out. */
  after(steps: readonly string[]): Ahead | null {
    const view = this.connection.view
    return view ? (this.#told.get(key(view.asked, view.draft, steps)) ?? null) : null
  }

  /** Asks the server, once for every position. */
  look(steps: readonly string[]): void {
    const view = this.connection.view
    if (!view || view.asked === null || steps.length === 0) return
    const where = key(view.asked, view.draft, [])
    if (where !== this.#where) {
      this.#where = where
      this.#wanted.clear()
    }
    const wanted = key(view.asked, view.draft, steps)
    if (this.#wanted.has(wanted)) return
    this.#wanted.add(wanted)
    this.connection.send({ do: 'ahead', steps: [...steps], asked: view.asked })
  }

  /** An answer has come. What was told of other positions is forgotten. */
  hear(told: Ahead): void {
    const kept = [...this.#told].filter(([, each]) => each.asked === told.asked)
    this.#told = new Map([...kept, [key(told.asked, told.draft, told.steps), told]])
  }
}

function key(asked: number | null, draft: readonly string[], steps: readonly string[]): string {
  return [asked, settings.language, draft.join(';'), steps.join(';')].join('|')
}
