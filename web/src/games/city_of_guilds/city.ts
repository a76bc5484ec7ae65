// Where the quarters of Andalanshar lie on the sheet. No rule depends on it; how many squares they have is printed data.

import type { Area, Building, Guild } from '../../generated/city_of_guilds'
import {
  ringOf,
  roofs,
  scatter,
  trees,
  wobble,
  path,
  inside,
  edgeDistance,
  smooth,
  type Box,
  type Point,
} from '../../lib/draw'
import type { Blazon, Charge, Tincture } from '../../lib/heraldry'

export const SHEET = { width: 1060, height: 580 }

// Corners: along the wall from the west, and four crossings inside.
const W0: Point = [196, 232]
const W1: Point = [232, 150]
const W2: Point = [322, 84]
const N0: Point = [434, 52]
const N1: Point = [560, 46]
const N2: Point = [660, 56]
const E0: Point = [822, 112]
const E1: Point = [858, 226]
const E2: Point = [862, 320]
const E3: Point = [834, 412]
const S0: Point = [748, 500]
const S1: Point = [618, 540]
const S2: Point = [468, 548]
const S3: Point = [348, 528]
const S4: Point = [250, 470]
const W3: Point = [206, 396]
const W4: Point = [188, 316]
const NW: Point = [432, 216]
const NE: Point = [652, 204]
const SW: Point = [440, 388]
const SE: Point = [640, 378]

export interface Quarter {
  outline: Point[]
  centre: Point
  charge: Charge
  tint: Tincture
  roofAngle: number
}

export const QUARTERS: Record<Area, Quarter> = {
  university: { outline: [W0, W1, W2, N0, NW], centre: [328, 156], charge: 'book', tint: 'azure', roofAngle: -24 },
  royal: { outline: [N0, N1, N2, NE, NW], centre: [544, 130], charge: 'crown', tint: 'purpure', roofAngle: 4 },
  cherriton: { outline: [N2, E0, E1, NE], centre: [744, 156], charge: 'harp', tint: 'vert', roofAngle: 22 },
  street: { outline: [W0, NW, SW, W3, W4], centre: [316, 306], charge: 'star', tint: 'purpure', roofAngle: 6 },
  market: { outline: [NW, NE, SE, SW], centre: [540, 300], charge: 'wheat', tint: 'or', roofAngle: -3 },
  financial: { outline: [NE, E1, E2, E3, SE], centre: [750, 302], charge: 'coin', tint: 'vert', roofAngle: -8 },
  poor: { outline: [W3, SW, S2, S3, S4], centre: [338, 450], charge: 'boot', tint: 'sable', roofAngle: 14 },
  docks: { outline: [SW, SE, E3, S0, S1, S2], centre: [622, 458], charge: 'anchor', tint: 'azure', roofAngle: -12 },
}

export const ARMS: Record<Guild, Blazon> = {
  bankers: { field: 'vert', division: 'bordure', second: 'argent', charge: 'coin', tincture: 'or' },
  craftsmen: { field: 'sable', division: 'per chevron', second: 'gules', charge: 'hammer', tincture: 'argent' },
  magicians: { field: 'purpure', division: 'plain', charge: 'star', tincture: 'or' },
  merchants: { field: 'azure', division: 'chief', second: 'or', charge: 'scales', tincture: 'argent' },
  thieves: { field: 'gules', division: 'pale', second: 'sable', charge: 'key', tincture: 'or' },
  scholars: { field: 'argent', division: 'chief', second: 'azure', charge: 'book', tincture: 'gules' },
}

export const BUILDING_SIGN: Record<Building, Charge> = {
  academy: 'scales',
  harbour_wall: 'tower',
  library: 'book',
  market_hall: 'wheat',
  stock_exchange: 'coin',
  theatre: 'harp',
}

const WALL: Point[] = [W0, W1, W2, N0, N1, N2, E0, E1, E2, E3, S0, S1, S2, S3, S4, W3, W4]
const STREETS: [Point, Point][] = [
  [W0, NW], [N0, NW], [NW, NE], [NE, N2], [NE, E1], [NW, SW], [NE, SE], [SW, SE], [SW, W3], [SW, S2], [SE, E3],
] // prettier-ignore
const COAST: Point[] = [
  [1060, 300], [1000, 318], [942, 352], [900, 410], [866, 470], [800, 540], [724, 566], [640, 572], [560, 580],
] // prettier-ignore
export const ROADS = ['M546 46L540-10', 'M188 316L120 330', 'M250 470L180 590', 'M846 180L1070 130']
export const QUAYS =
  'M752 508L776 532L784 524L760 500ZM690 528L704 556L714 551L700 523ZM800 466L828 486L834 478L806 458Z'

/** The place of a quarter's squares: a plot, a plate for its name above it, and the building on its left. */
export interface Plot {
  plot: { x: number; y: number; width: number; height: number }
  building: { x: number; y: number; width: number; height: number } | null
  squares: Point[] // top left corners
  side: number // of a square
}

export function plotOf(area: Area, spaces: number, building: boolean): Plot {
  const [cx, cy] = QUARTERS[area].centre
  const rows = spaces > 3 || building ? 2 : 1
  const columns = Math.max(1, Math.ceil(spaces / rows))
  const side = columns > (building ? 2 : 3) ? (building ? 78 : 118) / columns - 4 : 36
  const gap = side + 4.5
  const width = building ? 160 : 136
  const left = building ? cx - 2 : cx - ((columns - 1) * gap + side) / 2
  const squares: Point[] = []
  for (let i = 0; i < spaces; i++) {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, spaces - row * columns)
    const shift = building ? 0 : ((columns - inRow) * gap) / 2
    squares.push([left + (i % columns) * gap + shift, cy - 22 + row * 40 + (36 - side) / 2])
  }
  return {
    plot: { x: cx - width / 2, y: cy - 28, width, height: 88 },
    building: building ? { x: cx - 73, y: cy - 22, width: 62, height: 76 } : null,
    squares,
    side,
  }
}

const wall = ringOf(WALL)
const AREAS = Object.keys(QUARTERS) as Area[]

/** The landscape, drawn once. */
export const LANDSCAPE = {
  wall: path(wall),
  towers: WALL,
  coast: `${smooth(COAST)}V600H1090V300Z`,
  shore: smooth(COAST),
  ripples: [7, 14, 22].map((k) => ({ d: smooth(COAST.map(([x, y]) => [x + k * 0.7, y + k])), opacity: 1 - k / 30 })),
  streets: STREETS.map(([a, b]) => path([...wobble(a, b, 1), b], false)).join(''),
  trees: trees(scatter(74, [170, 22, 1040, 560], 15, 'woods', inTheCountry), 0.95),
  quarters: AREAS.map((area) => {
    const outline = ringOf(QUARTERS[area].outline)
    const [cx, cy] = QUARTERS[area].centre
    const free: Box[] = [
      [cx - 82, cy - 32, cx + 82, cy + 63],
      [cx - 112, cy - 55, cx + 112, cy - 26],
    ]
    return {
      area,
      outline: path(outline),
      tint: QUARTERS[area].tint,
      ...roofs(outline, free, area, QUARTERS[area].roofAngle),
    }
  }),
}

function inTheCountry(p: Point): boolean {
  const sea: Point[] = [...COAST, [560, 620], [1100, 620], [1100, 300]]
  if (inside(p, wall) || edgeDistance(p, wall) < 24) return false
  if (inside(p, sea) || edgeDistance(p, sea) < 16) return false
  return !(p[0] > 866 && p[1] < 292) && p[0] > 188
}
