// Where everything is drawn: the plan of the city from its component file, the tracks, the plaques of the blocks.

import type { Block, Guild, Space, Tile } from '../../generated/city_and_guilds'
import type { Point } from '../../lib/draw'
import type { Blazon, Charge, Tincture } from '../../lib/heraldry'

/** The side of a space. */
export const CELL = 54
export const PLAN = { width: 11 * CELL + 76, height: 10 * CELL + 64 }
export const TRACKS = { width: 300, height: PLAN.height, step: 30, drawn: 16 }

export interface Sheet {
  width: number
  height: number
  plan: Point
  tracks: Point
}
export const WIDE: Sheet = {
  width: TRACKS.width + 16 + PLAN.width,
  height: PLAN.height,
  plan: [TRACKS.width + 16, 0],
  tracks: [0, 0],
}
export const TALL: Sheet = {
  width: PLAN.width,
  height: PLAN.height + 16 + TRACKS.height,
  plan: [0, 0],
  tracks: [(PLAN.width - TRACKS.width) / 2, PLAN.height + 16],
}

export interface SpaceRow {
  name: Space
  block: Block
  x: number
  y: number
  /** The spaces that are adjacent: beside it, or in sight over the street. */
  neighbours: Space[]
}
interface BoardFile {
  space: SpaceRow[]
  block: { slug: Block }[]
  scenery: { slug: string; kind: 'trough' | 'fountain'; x: number; y: number }[]
}

export function boardOf(components: Record<string, unknown>): BoardFile {
  return components.board as BoardFile
}

/** The top left corner of a square of the plan. */
export function cornerOf(x: number, y: number): Point {
  return [38 + x * CELL, 32 + y * CELL]
}

export interface Sight {
  space: Space
  /** From edge to edge; a point where the two lie side by side. */
  line: string
  corner: Point
}

/** What a space has in sight, with the lines to it. */
export function sightsOf(spaces: SpaceRow[], of: SpaceRow): Sight[] {
  const middle = ({ x, y }: SpaceRow): Point => cornerOf(x + 0.5, y + 0.5)
  const [cx, cy] = middle(of)
  return spaces
    .filter((row) => of.neighbours.includes(row.name))
    .map((row) => {
      const [nx, ny] = middle(row)
      const [dx, dy] = [(Math.sign(nx - cx) * CELL) / 2, (Math.sign(ny - cy) * CELL) / 2]
      return {
        space: row.name,
        line: `M${cx + dx} ${cy + dy}L${nx - dx} ${ny - dy}`,
        corner: cornerOf(row.x, row.y),
      }
    })
}

/** Pairs of spaces that face each other over a street, by the block of the first. */
export function overTheStreet(spaces: SpaceRow[], block: Block): [Space, Space][] {
  const far = (a: SpaceRow, b: SpaceRow): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 1
  return spaces
    .filter((row) => row.block === block)
    .flatMap((row) =>
      spaces
        .filter((other) => row.neighbours.includes(other.name) && far(row, other))
        .map((other): [Space, Space] => [row.name, other.name]),
    )
}

/** Squares of the plan that are street, with some paving. */
export function paving(spaces: SpaceRow[]): string {
  const built = new Set(spaces.map(({ x, y }) => `${x} ${y}`))
  let d = ''
  for (let y = 0; y < 10; y++) {
    for (let x = 0; x < 11; x++) {
      if (built.has(`${x} ${y}`)) continue
      const [left, top] = cornerOf(x, y)
      for (let i = 0; i < 5; i++) {
        if ((x * 3 + y * 5 + i) % 3) d += `M${left + 10 + ((y * 7 + i * 13) % 30)} ${top + 8 + i * 10}h9`
      }
    }
  }
  return d
}

/** Plaques stand in the streets beside their blocks: which square, in parts of one. */
export const PLAQUES: Record<Block, Point> = {
  block_1: [2.05, 0.03],
  block_2: [9.05, 0.03],
  block_3: [8.95, 1.95],
  block_4: [1.02, 3.02],
  block_5: [4.0, 3.02],
  block_6: [0.03, 7.03],
  block_7: [4.02, 8.55],
  block_8: [7.95, 7.2],
}
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

export const SIGNS: Record<Guild, [Charge, Tincture]> = {
  candle: ['candle', 'gules'],
  cloth: ['shears', 'vert'],
  baker: ['loaf', 'or'],
  smith: ['anvil', 'azure'],
}
export const ARMS: Record<Guild, Blazon> = {
  candle: { field: 'gules', division: 'plain', second: 'gules', charge: 'candle', tincture: 'argent' },
  cloth: { field: 'vert', division: 'plain', second: 'vert', charge: 'shears', tincture: 'argent' },
  baker: { field: 'or', division: 'plain', second: 'or', charge: 'loaf', tincture: 'gules' },
  smith: { field: 'azure', division: 'plain', second: 'azure', charge: 'anvil', tincture: 'argent' },
}

export type TileKind = 'building' | 'market' | 'minstrel' | 'tavern'

export function kindOf(tile: Tile): TileKind {
  return tile.endsWith('_building')
    ? 'building'
    : tile.endsWith('_market')
      ? 'market'
      : tile === 'tavern'
        ? 'tavern'
        : 'minstrel'
}

export function guildOf(tile: Tile): Guild | null {
  const [guild, kind] = tile.split('_') as [string, string]
  return kind === 'building' || kind === 'market' ? (guild as Guild) : null
}

export function tinctureOf(tile: Tile): Tincture {
  const guild = guildOf(tile)
  return guild ? SIGNS[guild][1] : tile === 'tavern' ? 'tenne' : 'purpure'
}
