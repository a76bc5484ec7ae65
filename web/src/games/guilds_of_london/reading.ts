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

/** An attribute of the text that a card or tile is given by what it does. */
export function textOf(axis: string, slug: string, attribute: string): string {
  return say(`${axis}-${slug.replaceAll('_', '-')}.${attribute}`)
}

/** Who stands on a tile, in the order of seats, the beadle last. */
export function piecesOn(state: GuildsOfLondonState, cell: Cell, sides: Seat[]): (Seat | 'beadle')[] {
  const pawns: (Seat | 'beadle')[] = sides.flatMap((side) => Array<Seat>(state.pawns[cell][side]).fill(side))
  return state.beadle === cell ? [...pawns, 'beadle'] : pawns
}
