// The links that this page was told. The server keeps no secret, so it cannot tell one again; a reload must not lose them.

const KEY = 'guildhall.invitations'

/** By table, then by seat. */
type Kept = Record<string, Record<number, string>>

function read(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

class Invitations {
  #kept = $state(read())

  of(table: string, seat: number): string | undefined {
    return this.#kept[table]?.[seat]
  }

  keep(table: string, secrets: Record<number, string>): void {
    this.#kept[table] = { ...this.#kept[table], ...secrets }
    this.#write()
  }

  forget(table: string, seat: number): void {
    delete this.#kept[table]?.[seat]
    this.#write()
  }

  #write(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A full or forbidden storage: the links are there until the page is closed.
    }
  }
}

export const invitations = new Invitations()
