// A look at the past of a table. It has an address of its own (#move=12) and is a step of its own in the browser's history.

import type { TableView } from './wire'

export class LookBack {
  /** The line that is looked at; null: the present. */
  at = $state<number | null>(null)
  /** The table as it stood then, as soon as it has come. */
  past = $state.raw<TableView | null>(null)
  #step = false // whether the browser's Back leads from here to the present

  to = (n: number): void => {
    const here = `${location.pathname}#move=${n}`
    if (this.at === null) {
      history.pushState(null, '', here)
      this.#step = true
    } else history.replaceState(null, '', here)
    this.at = n
  }

  leave = (): void => {
    this.at = this.past = null
    if (this.#step) history.back()
    else if (moveOf(location.hash) !== null) history.replaceState(null, '', location.pathname)
    this.#step = false
  }

  /** The browser went back, or forth. */
  wander = (): void => {
    this.at = moveOf(location.hash)
    this.#step = this.at !== null
    if (this.at === null) this.past = null
  }
}

/** The move that an address leads to. */
export function moveOf(fragment: string): number | null {
  const found = /^#move=(\d{1,6})$/.exec(fragment)
  return found ? Number(found[1]) : null
}
