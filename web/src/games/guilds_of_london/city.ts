// Where the tiles of London lie on the sheet, and the arms that are made for them. No rule depends on it.

import type { Cell, Suit, Tile } from '../../generated/guilds_of_london'
import type { Point } from '../../lib/draw'
import type { Blazon, Charge, Division, Tincture } from '../../lib/heraldry'

export interface TileRow {
  slug: Tile
  precedence?: number
  suits: Suit[]
  majority: number
  points: number
  bonus: unknown[]
  abilities: unknown[]
  second: unknown[]
  permanent?: string
}

export interface CardRow {
  slug: string
  suit: Suit
  discard: number
  pawns: number
}

interface PlanRow {
  seats: number
  guildhall: [number, number][]
  church: [number, number] | []
  buildings: [number, number][]
  start: [number, number][]
  rounds: number
  resolves: number[]
  grey: number[]
}

interface Files {
  guilds: { guild: TileRow[] }
  buildings: { building: TileRow[] }
  cards: { card: CardRow[] }
  city: { plan: PlanRow[]; growth: { seats: number; cells: [number, number][] }[] }
  plantations: { plantation: { slug: string; left_returns: number; right_returns: number }[] }
}

const files = (components: Record<string, unknown>): Files => components as unknown as Files

export function tileRow(components: Record<string, unknown>, tile: string): TileRow | undefined {
  return [...files(components).guilds.guild, ...files(components).buildings.building].find((row) => row.slug === tile)
}

export function cardRow(components: Record<string, unknown>, card: string): CardRow | undefined {
  return files(components).cards.card.find((row) => row.slug === card)
}

export function planOf(components: Record<string, unknown>, seats: number): PlanRow {
  return files(components).city.plan.find((row) => row.seats === seats)!
}

export function plantationRow(components: Record<string, unknown>, side: string): { left: number; right: number } {
  const row = files(components).plantations.plantation.find((each) => each.slug === side)!
  return { left: row.left_returns, right: row.right_returns }
}

/** Every cell that ever holds a tile, in reading order: `c1` is the first. */
export function cellsOf(components: Record<string, unknown>, seats: number): Map<Cell, Point> {
  const plan = planOf(components, seats)
  const cells = [...plan.buildings, ...plan.start, ...(plan.church.length ? [plan.church] : [])]
  for (const row of files(components).city.growth) if (row.seats === seats) cells.push(...row.cells)
  cells.sort((a, b) => a[1]! - b[1]! || a[0]! - b[0]!)
  return new Map(cells.map((cell, n) => [`c${n + 1}` as Cell, [cell[0]!, cell[1]!] as const]))
}

// Suits and arms.

export const SUIT_TINCTURE: Record<Suit, Tincture> = {
  compass: 'gules',
  anchor: 'azure',
  cross: 'vert',
  scythe: 'or',
  crown: 'purpure',
}
/** What a suit is drawn in on its own colour. */
export const ON_SUIT: Record<Suit, Tincture> = {
  compass: 'argent',
  anchor: 'argent',
  cross: 'argent',
  scythe: 'sable',
  crown: 'argent',
}

const DEVICES: Record<Tile, [Division, Charge]> = {
  merchant_importers: ['chief', 'key'],
  pepperers: ['pale', 'scales'],
  cloth_merchants: ['plain', 'shuttle'],
  fish_sellers: ['base', 'fish'],
  goldworkers: ['flank', 'crown'],
  furriers: ['bend', 'star'],
  tailors: ['pale', 'shears'],
  hatters: ['plain', 'needle'],
  salt_merchants: ['saltire', 'scales'],
  ironworkers: ['chevron', 'anvil'],
  wine_merchants: ['barry', 'grape'],
  fullers: ['chief', 'teasel'],
  dyers: ['plain', 'vat'],
  ale_makers: ['plain', 'tankard'],
  leather_merchants: ['per chevron', 'boot'],
  tinsmiths: ['bordure', 'tankard'],
  barber_surgeons: ['bordure', 'shears'],
  bladesmiths: ['plain', 'sword'],
  bread_makers: ['plain', 'loaf'],
  candle_makers: ['quarterly', 'candle'],
  tallow_makers: ['bend', 'candle'],
  armour_makers: ['chief', 'sword'],
  belt_makers: ['quarterly', 'wheel'],
  meat_sellers: ['chief', 'shears'],
  saddle_makers: ['chief', 'boot'],
  woodworkers: ['fess', 'hammer'],
  shoemakers: ['paly', 'boot'],
  limners: ['plain', 'book'],
  tanners: ['per chevron', 'vat'],
  stonecutters: ['plain', 'tower'],
  lead_workers: ['bordure', 'hammer'],
  hostellers: ['pale', 'tankard'],
  bell_founders: ['plain', 'bell'],
  poultry_sellers: ['bend', 'wheat'],
  pie_makers: ['chief', 'loaf'],
  barrel_makers: ['plain', 'barrel'],
  paviers: ['quarterly', 'hammer'],
  apothecaries: ['flank', 'vat'],
  master_mariners: ['base', 'ship'],
  lightermen: ['plain', 'ship'],
  st_lawrence_jewry: ['plain', 'cross'],
  company_hall: ['chief', 'coin'],
  lord_mayors_parade: ['bordure', 'harp'],
  university_of_london: ['chief', 'book'],
  gog_and_magog: ['plain', 'tower'],
}

/** Made from the suits of a guild and a device for its trade; special buildings are silver and red. */
export function armsOf(row: TileRow): Blazon {
  const [division, charge] = DEVICES[row.slug]
  if (row.suits.length > 2) return { field: 'argent', division, second: 'gules', charge, tincture: 'gules' }
  const [first, other] = row.suits.map((suit) => SUIT_TINCTURE[suit])
  const golden = first === 'or'
  return {
    field: first!,
    division,
    second: other ?? (golden ? 'sable' : 'argent'),
    charge,
    tincture: golden && !other ? 'sable' : first === 'or' || other === 'or' ? 'sable' : 'argent',
  }
}
