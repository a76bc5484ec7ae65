// What can be read off the table by looking: counting, no rule of the game.

import type {
  Card,
  Cell,
  GuildsOfLondonFacts,
  GuildsOfLondonState,
  Mayoral,
  Seat,
} from '../../generated/guilds_of_london'
import type { TableView } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { CardRow, TileRow } from './city'

export function stateOf(view: TableView): GuildsOfLondonState {
  return view.state as unknown as GuildsOfLondonState
}

export function factsOf(view: TableView): GuildsOfLondonFacts {
  return view.facts as unknown as GuildsOfLondonFacts
}

export function sidesOf(view: TableView): Seat[] {
  return view.chairs.map((chair) => chair.side as Seat)
}

export function mineOf(view: TableView): Seat | null {
  return view.seat === null ? null : (view.chairs[view.seat]!.side as Seat)
}

/** The cards of the viewer's hand, copies and all. */
export function handOf(view: TableView): Card[] {
  const mine = mineOf(view)
  if (!mine) return []
  return Object.entries(stateOf(view).hand[mine]).flatMap(([card, n]) => Array<Card>(n ?? 0).fill(card as Card))
}

export function listOf(cards: readonly (string | null)[]): Mayoral[] {
  return cards.filter((card) => card !== null && card !== 'none') as Mayoral[]
}

export function mastersOf(state: GuildsOfLondonState, side: Seat): number {
  return Object.values(state.master).filter((master) => master === side).length
}

export function tileTitle(tile: string): string {
  return words.name('tile', tile)
}

/** The name of a card without its mark; a card that has no name yet goes by its mark. */
export function cardName(card: string): string {
  return words.has(`name-card-${card}`) ? say(`name-card-${card}`) : card.toUpperCase()
}

/** What the ability of a card would do now, where that depends on the table. */
export function nowOf(view: TableView, card: Card): string {
  const mine = mineOf(view)
  if (!mine) return ''
  const { number, holds } = factsOf(view)
  const now = number[mine][card]
  if (now !== 'none') return say('label-now', { count: now })
  return holds[mine][card] === 'none' ? '' : say(holds[mine][card] ? 'label-holds' : 'label-holds-not')
}

/** What its ability costs: cards, less a discount of the player in turn, or pawns. */
export function costOf(view: TableView, row: CardRow): { cards: number | null; text: string } {
  if (row.pawns) return { cards: null, text: textOf('card', row.slug, 'cost') }
  const reduced = view.asked !== null && stateOf(view).stage === 'turns'
  const cards = reduced ? factsOf(view).price[row.slug as Card] : row.discard
  return { cards, text: say('label-cost', { count: cards }) }
}

/** An attribute of the text that a card or tile is given by what it does. */
export function textOf(axis: string, slug: string, attribute: string): string {
  return say(`${axis}-${slug.replaceAll('_', '-')}.${attribute}`)
}

/** What the winner of a vote gets besides points: the abilities of the tile, and its bonus. */
export function rewardOf(row: TileRow): string {
  const bonus = row.bonus.length ? `+ ${textOf('tile', row.slug, 'bonus')}` : ''
  return [textOf('tile', row.slug, 'reward'), bonus].filter(Boolean).join(' ')
}

/** What the second gets: the token, and what the tile adds. */
export function secondOf(state: GuildsOfLondonState, cell: Cell, row: TileRow): string {
  const token = state.token[cell]
  if (token === 'none') return ''
  return [words.name('token', token), row.second.length ? textOf('tile', row.slug, 'second') : '']
    .filter(Boolean)
    .join(' + ')
}

/** What a tile does for its master for good. */
export function permanentOf(row: TileRow): string {
  return row.permanent && row.permanent !== 'none' ? textOf('tile', row.slug, 'permanent') : ''
}

/** Who stands on a tile, in the order of seats, the beadle last. */
export function piecesOn(state: GuildsOfLondonState, cell: Cell, sides: Seat[]): (Seat | 'beadle')[] {
  const pawns: (Seat | 'beadle')[] = sides.flatMap((side) => Array<Seat>(state.pawns[cell][side]).fill(side))
  return state.beadle === cell ? [...pawns, 'beadle'] : pawns
}
