// What the picked card would bring and cost, and what a pawn on the tile under the pointer would change.

import type { Target } from '../../lib/picker.svelte'
import { say } from '../../lib/words.svelte'
import type { Shown } from '../types'
import { cardRow } from './city'
import { costOf, mineOf, stateOf } from './reading'
import { thenOf } from './tips'
import { before, pointed, wayOf, type Way } from './way.svelte'

/** How the way goes on: by a click on a lit tile, or on a pawn first. */
function wayText(shown: Shown, way: Way): string {
  const tile = (place: string): string => stateOf(shown.view).tile[place as keyof object] ?? place
  if (way.goals.length && way.origin) return say('brings-way', { count: way.goals.length, origin: tile(way.origin) })
  if (way.goals.length) return say('brings-tile', { count: way.goals.length })
  return way.origins.length ? say('brings-pawn') : ''
}

export function bringsOf(shown: Shown, target: Target | null): string {
  const { view, picker } = shown
  const [mine, state, way] = [mineOf(view), stateOf(view), wayOf(shown)]
  const at = pointed.cell
  if (way && at && way.goals.includes(at)) {
    const goal = say('move-to-tile', { tile: state.tile[at] })
    return [goal, thenOf(shown, at, [...before(way), `to ${at}`])].filter(Boolean).join('. ')
  }
  const card = target?.card
  if (state.moment !== 'turn') return way && !target ? wayText(shown, way) : ''
  if (!card || !mine) return ''
  const can = (verb: string): boolean =>
    picker.can({ card }) && picker.moves.some((move) => move.move === `${verb} ${card}`)
  return [
    can('hire') ? say('brings-hire', { count: state.supply[mine] }) : '',
    can('move') && way ? wayText(shown, way) : '',
    can('use') ? say('brings-use', { cost: costOf(view, cardRow(shown.components, card)!).text }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
