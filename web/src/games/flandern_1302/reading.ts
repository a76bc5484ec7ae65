// What can be read off the table by looking: counting, no rule of the game.

import type { Card, Flandern1302Facts, Flandern1302State, Guild, Side, Spot, Town } from '../../generated/flandern_1302'
import { newsOf, type TableView } from '../../lib/wire'
import type { Shown } from '../types'

export function stateOf(view: TableView): Flandern1302State {
  return view.state as unknown as Flandern1302State
}

export function factsOf(view: TableView): Flandern1302Facts {
  return view.facts as unknown as Flandern1302Facts
}

/** The side that a guild belongs to: one of the four, or none that has a seat. */
export function sideOf(state: Flandern1302State, guild: Guild): Side | 'grey' | 'church' {
  const found = Object.entries(state.guild).find(([, own]) => own === guild)
  return found ? (found[0] as Side) : guild === 'church' ? 'church' : 'grey'
}

/** What the viewer plays. */
export function mineOf(view: TableView): Side | null {
  return view.seat === null ? null : (view.chairs[view.seat]!.side as Side)
}

export interface Lies {
  spot: Spot
  /** A guild, or free, or covered. */
  ground: Guild | 'free' | 'covered'
  special: boolean
  site: boolean
  cathedral: boolean
  printed: number
  pieces: number
}

/** Every space of a town with what lies on it; what a special district has swallowed is gone. */
export function spacesOf(state: Flandern1302State, town: Town): Lies[] {
  return Object.entries(state.held[town])
    .filter(([ground]) => ground !== 'swallowed')
    .flatMap(([ground, spots]) =>
      spots.map((spot) => ({
        spot,
        ground: ground as Lies['ground'],
        special: state.special[town].includes(spot),
        site: state.site[town].includes(spot),
        cathedral: state.cathedral[town].includes(spot),
        printed: state.printed[town].one.includes(spot) ? 1 : state.printed[town].two.includes(spot) ? 2 : 0,
        pieces: state.master.filter((place) => place === `${town}_${spot}`).length,
      })),
    )
}

export function districtsOf(state: Flandern1302State, guild: Guild): number {
  return Object.values(state.held).reduce((sum, held) => sum + held[guild].length, 0)
}

export function cardsIn(state: Flandern1302State, side: Side, zone: 'hand' | 'played'): Card[] {
  return Object.entries(state.card[side])
    .filter(([, where]) => where === zone)
    .map(([card]) => card as Card)
}

/** The golden cards of the pile: `golden_left` holds the one that lies face down too. */
export function goldenInPile(state: Flandern1302State): number {
  const unseen = Object.values(state.golden_left).flatMap((pile) => Object.values(pile))
  return unseen.reduce((a, b) => a + b, 0) - (state.golden_back === 'none' ? 0 : 1)
}

/** Guild masters that stand nowhere yet. */
export function mastersLeft(state: Flandern1302State): number {
  return state.master.filter((place) => place === 'none').length
}

/** What a scored town was worth when it was paid, if the log knows: its building sites are cleared since then. */
export function paidFor({ view, picker }: Shown, town: Town): number | null {
  const told = picker.connection.log.filter((line) => line.n <= view.n).flatMap(newsOf)
  const scored = told.filter((news) => news.news === 'scores' && news.town === town).at(-1)
  return scored ? Number(scored.points) : null
}
