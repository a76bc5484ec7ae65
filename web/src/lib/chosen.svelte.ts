// What was picked first and narrows what the board lights up: a kind of district, a tile of the hand.

class Chosen {
  value = $state<string | null>(null)

  toggle(value: string): void {
    this.value = this.value === value ? null : value
  }

  clear(): void {
    this.value = null
  }
}

/** One table, one thing: Escape lets go of it. */
export const chosen = new Chosen()
