// The sums of a whole game, out of its log: a reload loses none of them.

import type { GameModule, Shown, Sum } from '../games/types'
import { inForce } from './history'
import type { Line } from './wire'

export interface Summed {
  /** The line that brought them. */
  n: number
  sums: Sum[]
}

/** The sums that a line brought in the middle of the game. */
function sumsAt(module: GameModule, shown: Shown, line: Line): Sum[] {
  return module.sums({ ...shown, view: { ...shown.view, over: false }, recent: [line] })
}

/** What the game ended with: all that its last line brings because it is over. */
export function finalSums(module: GameModule, shown: Shown, log: Line[]): Sum[] {
  const last = log.at(-1)
  if (!shown.view.over || !last) return []
  return module.sums({ ...shown, recent: [last] }).slice(sumsAt(module, shown, last).length)
}

/** Every sum of the game as it stands, the latest first. */
export function allSums(module: GameModule, shown: Shown, log: Line[]): Summed[] {
  const standing = new Set(inForce(log))
  const told = log
    .filter((line) => standing.has(line.n))
    .map((line) => ({ n: line.n, sums: sumsAt(module, shown, line) }))
  const last = { n: log.length, sums: finalSums(module, shown, log) }
  return [...told, last].filter(({ sums }) => sums.length > 0).reverse()
}
