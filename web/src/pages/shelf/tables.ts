// The visitor's tables, in words and in order.

import type { Listed } from '../../lib/wire'
import { say } from '../../lib/words.svelte'

/** My turn first, then where others decide, then where somebody is still to come; each by the last move. */
export function byTurn(tables: Listed[]): Listed[] {
  const rank = (table: Listed): number => (table.your_turn ? 0 : table.gathering ? 2 : 1)
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed)
}

/** Where a table stands, for the visitor. */
export function standOf(table: Listed): string {
  if (!table.over)
    return say(table.gathering ? 'ui-table-gathering' : table.your_turn ? 'ui-your-turn' : 'ui-table-waiting')
  if (!table.winners.length) return say('ui-table-over')
  if (table.winners.length === 1 && table.yours.length === 1 && table.winners[0] === table.yours[0])
    return say('ui-table-won')
  return say('ui-table-won-by', {
    names: table.winners.map((seat) => table.chairs[seat]?.name || say('ui-seat', { count: seat + 1 })).join(', '),
  })
}

/** The game and how far it is, on one line. */
export function titleOf(table: Listed): string {
  return table.gathering || table.over ? table.title : `${table.title}, ${say('ui-round', { count: table.round })}`
}
