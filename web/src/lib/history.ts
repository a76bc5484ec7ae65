// What a log says about itself: which lines are in force, and what a takeback took or would take.

import { newsOf, type Line } from './wire'

/** The lines that no takeback has undone, from line 0 on; a takeback is such a line itself. */
export function inForce(log: Line[]): number[] {
  const standing = [0]
  for (const line of log) {
    if (line.takeback !== null) standing.splice(standing.indexOf(line.takeback) + 1)
    standing.push(line.n)
  }
  return standing
}

/** The moves that a takeback to the state after this line undoes, or undid: the takebacks among them are none. */
export function movesAfter(log: Line[], line: number): Line[] {
  const standing = new Set(inForce(log))
  return log.filter((each) => each.n > line && each.takeback === null && standing.has(each.n))
}

/** The line that one goes back to in order to take back line n: the last in force before it. */
export function lineBefore(log: Line[], n: number): number {
  return inForce(log.slice(0, n - 1)).at(-1)!
}

/** My last move that stands. */
export function lastOf(log: Line[], seats: number[]): Line | null {
  const standing = new Set(inForce(log))
  const mine = log.filter((line) => line.takeback === null && seats.includes(line.seat) && standing.has(line.n))
  return mine.at(-1) ?? null
}

/** What a takeback in the log undid. */
export function takenBack(log: Line[], takeback: Line): Line[] {
  return movesAfter(log.slice(0, takeback.n - 1), takeback.takeback!)
}

/** The lines after the last one of these seats: what the others did since. Who has no seat gets the last few. */
export function sinceMine(log: Line[], seats: number[]): Line[] {
  const mine = Math.max(0, ...log.filter((line) => seats.includes(line.seat)).map((line) => line.n))
  return seats.length ? log.slice(mine) : log.slice(-8)
}

const ANNOUNCED = ['round', 'mayor'] // told with a move, but not what it did

/** What a move is called where it is spoken about: the first that it caused. A secret choice causes nothing to be seen. */
export function nameOf(line: Line): string {
  return newsOf(line).find((news) => !ANNOUNCED.includes(news.news))?.text ?? ''
}
