// A line of the log in words, wherever it is spoken about.

import type { Shown } from '../games/types'
import { nameOf, takenBack } from './history'
import { newsOf, type Line } from './wire'
import { say } from './words.svelte'

type Who = Pick<Shown, 'view' | 'names'>

function nameAt({ view, names }: Who, seat: number): string {
  return names[view.chairs[seat]?.side ?? ''] ?? ''
}

/** All that a line tells; a takeback and a secret choice have a sentence too. */
export function tellLine(line: Line, log: Line[], who: Who): string[] {
  const told = newsOf(line).map((news) => news.text)
  if (line.takeback !== null) return [tellTakeback(line, log, who)]
  return told.length || line.from ? told : [callLine(line, who)]
}

export function tellTakeback(line: Line, log: Line[], who: Who): string {
  const moves = takenBack(log, line)
  return say('ui-takeback-line', { name: nameAt(who, line.seat), count: moves.length, n: moves[0]?.n })
}

/** What a move is called. A choice that was made in secret is known by who made it. */
export function callLine(line: Line, who: Who): string {
  return nameOf(line) || say('ui-secret-move', { name: nameAt(who, line.seat) })
}
