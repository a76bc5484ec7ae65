// Cards in plain words: what a printed row says, found in the words of the game.

import type { Building, Kind } from '../../generated/city_of_guilds'
import type { Charge, Tincture } from '../../lib/heraldry'
import { say, words } from '../../lib/words.svelte'
import { BUILDING_SIGN, QUARTERS } from './city'

export interface CardRow {
  slug: Kind
  effect: string
  cost: number
  area: string
  price: number
}

export interface AreaRow {
  slug: keyof typeof QUARTERS
  spaces: number
  building: Building | 'none'
}

interface Files {
  cards: { card: CardRow[] }
  board: { area: AreaRow[] }
}

export function areasOf(components: Record<string, unknown>): AreaRow[] {
  return (components as unknown as Files).board.area
}

export function cardOf(components: Record<string, unknown>, kind: string): CardRow | undefined {
  return (components as unknown as Files).cards.card.find((row) => row.slug === kind)
}

/** `gain_docks_2` is a copy of `gain_docks`. */
export function kindOf(card: string): string {
  return card.replace(/_\d+$/, '')
}

export function textOf(row: CardRow): string {
  const id =
    row.effect === 'building' ? 'does-building' : row.price ? 'does-gain' : `does-${row.slug.replaceAll('_', '-')}`
  return say(id, { price: row.price, area: row.area === 'none' ? null : row.area })
}

export function titleOf(kind: string): string {
  return words.name('card', kind)
}

const SIGNS: Record<string, [Charge, Tincture]> = {
  beggars: ['boot', 'tenne'],
  dwindling_influence: ['candle', 'argent'],
  financial_crisis: ['coin', 'gules'],
  malicious_rumours: ['harp', 'purpure'],
  political_machinations: ['crown', 'purpure'],
  power_shift: ['wheel', 'argent'],
  recycle: ['wheel', 'vert'],
  swap: ['scales', 'azure'],
  workers_revolt: ['hammer', 'gules'],
}

/** The sign on a card: of its building, of its quarter, or its own. */
export function signOf(row: CardRow): [Charge, Tincture] {
  if (row.effect === 'building') return [BUILDING_SIGN[row.slug as Building], 'or']
  const own = SIGNS[row.slug]
  if (own) return own
  const quarter = QUARTERS[row.area as keyof typeof QUARTERS]
  return quarter ? [quarter.charge, quarter.tint] : ['star', 'or']
}
