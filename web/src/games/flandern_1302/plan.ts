// Where everything is drawn: the six areas on the sheet, their spaces from the component file, walls and towers.

import type { Area, Spot } from '../../generated/flandern_1302'
import { inside, path, type Point } from '../../lib/draw'

/** One unit of the plan on the sheet. */
export const UNIT = 9.9

export interface Sheet {
  width: number
  height: number
  /** Steps of the score track round the sheet. */
  steps: number
  areas: Record<Area, Point>
  /** Where the supply lies: a column between two towns, or a strip below them. */
  supply: { at: Point; flat: boolean }
}

export const WIDE: Sheet = {
  width: 1060,
  height: 584,
  steps: 100,
  areas: {
    area_1: [196, 156],
    area_2: [530, 160],
    area_3: [864, 156],
    area_4: [196, 425],
    area_5: [530, 430],
    area_6: [864, 425],
  },
  supply: { at: [340, 33], flat: false },
}

export const TALL: Sheet = {
  width: 590,
  height: 904,
  steps: 60,
  areas: {
    area_1: [162, 158],
    area_2: [434, 162],
    area_5: [162, 428],
    area_4: [434, 430],
    area_3: [162, 694],
    area_6: [434, 694],
  },
  supply: { at: [97, 834], flat: true },
}

export interface Plan {
  turned: number
  /** Spaces that are there from the start, and the centre. */
  printed: string[]
  spaces: Record<string, Point[]>
  specials: Record<string, Point[]>
}

interface BoardFile {
  area: { slug: string; origin: [number, number]; turned: number }[]
  space: { area: string; spot: string; kind: string; polygon: [number, number][] }[]
  special: { area: string; host: string; outline: [number, number][] }[]
}

const plans = new WeakMap<object, Record<string, Plan>>()

/** Every area around its own middle, in units of the sheet. */
export function planOf(components: Record<string, unknown>, area: Area): Plan {
  const file = components.board as BoardFile
  let made = plans.get(file)
  if (!made) {
    made = Object.fromEntries(file.area.map((row) => [row.slug, planned(file, row)]))
    plans.set(file, made)
  }
  return made[area]!
}

function planned(file: BoardFile, { slug, origin, turned }: BoardFile['area'][number]): Plan {
  const around = (polygon: [number, number][]): Point[] =>
    polygon.map(([x, y]) => [(x - origin[0]) * UNIT, (y - origin[1]) * UNIT])
  const here = <Row extends { area: string }>(rows: Row[]): Row[] => rows.filter((row) => row.area === slug)
  return {
    turned,
    printed: here(file.space)
      .filter((row) => row.kind !== 'added')
      .map((row) => row.spot),
    spaces: Object.fromEntries(here(file.space).map((row) => [row.spot, around(row.polygon)])),
    specials: Object.fromEntries(here(file.special).map((row) => [row.host, around(row.outline)])),
  }
}

/** The outline of what lies on a space: a special district is larger than its host. */
export function outlineOf(plan: Plan, spot: Spot, special: boolean): Point[] {
  return (special ? plan.specials[spot] : plan.spaces[spot]) ?? []
}

export interface Walls {
  /** All outlines in one path: wide strokes below, narrow ones above make the wall. */
  ground: string
  towers: Point[]
}

/** The wall around the spaces that are there, with towers on its outer corners. */
export function wallsOf(outlines: Point[][]): Walls {
  const corners = new Map<string, { at: Point; n: number }>()
  for (const [x, y] of outlines.flat()) {
    const key = `${Math.round(x)} ${Math.round(y)}`
    corners.set(key, { at: [x, y], n: (corners.get(key)?.n ?? 0) + 1 })
  }
  const outer = [...corners.values()].filter(({ at: [x, y], n }) => {
    const around = [-3, 3].flatMap((a) => [-3, 3].map((b): Point => [x + a, y + b]))
    return n === 1 && around.filter((p) => outlines.some((outline) => inside(p, outline))).length === 1
  })
  const towers = outer.map(({ at: [x, y] }): Point => {
    const k = 1 + 5.5 / Math.hypot(x, y)
    return [x * k, y * k]
  })
  return { ground: outlines.map((outline) => path(outline)).join(''), towers }
}

export interface Extent {
  x: [number, number]
  y: [number, number]
  centre: Point
}

export function extentOf(outline: Point[]): Extent {
  const xs = outline.map((p) => p[0])
  const ys = outline.map((p) => p[1])
  const x: [number, number] = [Math.min(...xs), Math.max(...xs)]
  const y: [number, number] = [Math.min(...ys), Math.max(...ys)]
  return { x, y, centre: [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2] }
}
