// What can be read off the table by looking: counting, no rule of the game.

import type { CityAndGuildsFacts, CityAndGuildsState, Seat, Tile } from '../../generated/city_and_guilds'
import type { TableView } from '../../lib/wire'
import { words } from '../../lib/words.svelte'

export function stateOf(view: TableView): CityAndGuildsState {
  return view.state as unknown as CityAndGuildsState
}

export function factsOf(view: TableView): CityAndGuildsFacts {
  return view.facts as unknown as CityAndGuildsFacts
}

export function mineOf(view: TableView): Seat | null {
  return view.seat === null ? null : (view.chairs[view.seat]!.side as Seat)
}

export function sidesOf(view: TableView): Seat[] {
  return view.chairs.map((chair) => chair.side as Seat)
}

/** Tiles by kind and number, as a flat list. */
export function listOf(counts: Record<string, number | null>): Tile[] {
  return Object.entries(counts).flatMap(([tile, n]) => Array<Tile>(n ?? 0).fill(tile as Tile))
}

export function housesOf(state: CityAndGuildsState, side: Seat): number {
  return Object.values(state.owner).filter((owner) => owner === side).length
}

export function builtSpaces(state: CityAndGuildsState): number {
  return Object.values(state.tile).filter((tile) => tile !== 'none').length
}

export function tileName(tile: Tile): string {
  return words.name('tile', tile)
}
