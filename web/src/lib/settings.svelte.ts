// What a person prefers on this device. Kept in the browser; a private window keeps nothing, and works all the same.

export type Language = 'en' | 'de'
export type Theme = 'light' | 'dark'

interface Kept {
  language: Language | null
  theme: Theme | null
  name: string
  sound: boolean
  confirm: boolean
  pace: number
}

/** How long a move of somebody else is shown, as a multiple of the usual; 0: not at all. */
export const PACES = [
  [2, 'slow'],
  [1, 'normal'],
  [0.45, 'fast'],
  [0, 'at-once'],
] as const

const KEY = 'guildhall.settings'
const DEFAULTS: Kept = { language: null, theme: null, name: '', sound: true, confirm: false, pace: 1 }

function read(): Kept {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...DEFAULTS }
  }
}

class Settings {
  #kept = $state(read())
  #systemDark = $state(false)

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.#systemDark = dark.matches
    dark.addEventListener('change', () => {
      this.#systemDark = dark.matches
      this.apply()
    })
  }

  get language(): Language {
    return this.#kept.language ?? (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en')
  }
  /** The system's wish, until a person chooses. */
  get theme(): Theme {
    return this.#kept.theme ?? (this.#systemDark ? 'dark' : 'light')
  }
  get name(): string {
    return this.#kept.name
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  get confirm(): boolean {
    return this.#kept.confirm
  }
  /** How long others' moves are shown: one of PACES. */
  get pace(): number {
    return this.#kept.pace
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A full or forbidden storage: the choice holds until the page is closed.
    }
    this.apply()
  }

  /** Theme and language are the document's. */
  apply(): void {
    document.documentElement.dataset.theme = this.theme
    document.documentElement.lang = this.language
  }
}

export const settings = new Settings()

/** A small fact about a table that this browser remembers, such as the last line that was looked at. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`guildhall.${key}`, value)
  } catch {
    // see above
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`guildhall.${key}`)
  } catch {
    return null
  }
}
