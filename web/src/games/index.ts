// The games that this page has more for than lists: a cover and a board, in a folder that bears the game's name.

import type { GameModule } from './types'

const COVERS = import.meta.glob<string>('./*/cover.svg', { eager: true, query: '?raw', import: 'default' })
const MODULES = import.meta.glob<GameModule>('./*/module.ts', { import: 'default' })
const PLAIN = './plain/module.ts'

/** The drawing for the shelf, if the game has one. */
export function coverOf(slug: string): string | undefined {
  return COVERS[`./${slug}/cover.svg`]
}

/** The board of a game, loaded when a table of it is opened; without one of its own, it is played with lists and buttons. */
export function loadModule(slug: string): Promise<GameModule> {
  return (MODULES[`./${slug}/module.ts`] ?? MODULES[PLAIN]!)()
}
