// What the tip of a tile tells: all that is printed on it, how it stands, and what a pawn more would change.

import type { Cell, GuildsOfLondonFacts } from '../../generated/guilds_of_london'
import { say } from '../../lib/words.svelte'
import type { Shown } from '../types'
import { tileRow } from './city'
import { factsOf, permanentOf, rewardOf, secondOf, stateOf, textOf, tileTitle } from './reading'

/** Line by line; the first is its name. */
export function tipOf(shown: Shown, cell: Cell): string {
  const [state, facts] = [stateOf(shown.view), factsOf(shown.view)]
  const tile = state.tile[cell]
  const row = tileRow(shown.components, tile)!
  const master = state.master[cell]
  const about = say('tip-tile', {
    name: tileTitle(tile),
    suits: textOf('tile', tile, 'suits'),
    number: row.precedence ?? 0,
  })
  const lines = state.up.includes(cell)
    ? [
        about,
        say('tip-votes', { majority: row.majority, count: facts.pieces[cell] }),
        say('tip-first', { points: row.points, reward: rewardOf(row) }),
        say('tip-second', { reward: secondOf(state, cell, row) }),
        permanentOf(row),
        nowOf(shown, facts, cell, 'tip-now'),
      ]
    : [
        about,
        master === 'none' ? say('tip-no-master') : say('tip-master', { name: shown.names[master] }),
        permanentOf(row),
      ]
  return lines.filter(Boolean).join('\n')
}

/** Who would win the vote, by the facts. */
function nowOf({ names }: Shown, facts: GuildsOfLondonFacts, cell: Cell, id: string): string {
  const [leads, runner] = [facts.first[cell], facts.second[cell]]
  if (leads === 'none') return ''
  if (leads === 'tie') return say(`${id}-tie`)
  return runner === 'none'
    ? say(id, { name: names[leads] })
    : say(`${id}-second`, { name: names[leads], runner: names[runner] })
}

/** What steps that end on a tile would bring there; empty until the server has told it. */
export function thenOf(shown: Shown, cell: Cell, steps: string[]): string {
  const told = shown.picker.connection.foresight.after(steps)
  if (!told || told.ends) return ''
  const facts = told.facts as unknown as GuildsOfLondonFacts
  const row = tileRow(shown.components, stateOf(shown.view).tile[cell])!
  const count = facts.pieces[cell]
  return [
    say(count >= row.majority ? 'tip-then-votes' : 'tip-then', { majority: row.majority, count }),
    nowOf(shown, facts, cell, 'tip-then-first'),
  ]
    .filter(Boolean)
    .join(' ')
}
