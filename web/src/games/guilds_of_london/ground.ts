// How city and sheet share the box of the board. Open tiles get the room; columns and rows that are all resolved need less.

import type { Point } from '../../lib/draw'

export interface Room {
  x: number
  y: number
  width: number
  height: number
}

export interface Ground {
  width: number
  height: number
  sheet: Room
  city: Room
  /** Where a cell lies, or several beside each other. */
  room(places: readonly Point[]): Room
}

export const SHEET = { width: 206, least: 384, tall: 480 }
const USUAL = { width: 1080, height: 540 } // of the box; a larger screen draws everything larger
const LEAST = { width: 96, height: 70 } // of an open tile: its name, points, suits and pawns still fit
const LEAST_TALL = { width: 118, height: 98 } // a phone pans anyway
const MOST = { width: 204, height: 164 }
const SEAL = { width: 62, height: 60 }
const EDGE = 6
const BUTTONS = 40 // under the sheet

/** CSS pixels of a unit when nothing is zoomed. */
export function unitOf(box: { width: number; height: number }): number {
  return Math.max(1, Math.min(box.width / USUAL.width, box.height / USUAL.height))
}

/** The sizes of columns or rows: the open ones share what the resolved ones leave, and give back what they cannot use. */
function tracks(open: readonly boolean[], room: number, least: number, most: number, seal: number): number[] {
  const large = open.filter(Boolean).length
  const small = open.length - large
  const clamp = (size: number, low: number, high: number): number => Math.max(low, Math.min(high, size))
  const big = large ? clamp((room - small * seal) / large, least, most) : most
  const rest = small ? clamp((room - large * big) / small, seal, big) : 0
  return open.map((each) => Math.floor(each ? big : rest))
}

function edges(sizes: readonly number[], from: number): number[] {
  return sizes.reduce((all, size) => [...all, all.at(-1)! + size], [from])
}

/** `tall`: a phone held upright, where the sheet lies below the city. */
export function groundOf(
  box: { width: number; height: number },
  tall: boolean,
  places: readonly Point[],
  open: readonly Point[],
): Ground {
  const unit = unitOf(box)
  const least = tall ? LEAST_TALL : LEAST
  const given = { width: box.width / unit, height: box.height / unit }
  const [columns, rows] = [places.map(([column]) => column), places.map(([, row]) => row)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const count = (all: number[]): number[] =>
    Array.from({ length: Math.max(...all) - Math.min(...all) + 1 }, (_, i) => i)
  const beside = tall ? EDGE : SHEET.width + 3 * EDGE
  const wide = count(columns).map((i) => open.some(([column]) => column === left + i))
  const high = count(rows).map((i) => open.some(([, row]) => row === top + i))
  const widths = tracks(wide, given.width - beside - EDGE, least.width, MOST.width, SEAL.width)
  const heights = tracks(high, given.height - 2 * EDGE, least.height, MOST.height, SEAL.height)
  const sum = (sizes: number[]): number => sizes.reduce((a, b) => a + b, 0)
  const city = { width: sum(widths), height: sum(heights) }
  const width = Math.max(given.width, beside + city.width + EDGE)
  const sheetHeight = tall ? SHEET.tall : Math.max(SHEET.least, given.height - BUTTONS - EDGE)
  const height = tall
    ? city.height + sheetHeight + 3 * EDGE + BUTTONS
    : Math.max(given.height, city.height + 2 * EDGE, sheetHeight + BUTTONS + EDGE)
  const x = beside + Math.max(0, (width - beside - EDGE - city.width) / 2)
  const y = tall ? EDGE : Math.max(EDGE, (height - city.height) / 2)
  const [xs, ys] = [edges(widths, x), edges(heights, y)]
  return {
    width,
    height,
    sheet: {
      x: tall ? (width - SHEET.width) / 2 : EDGE,
      y: tall ? city.height + 2 * EDGE : EDGE,
      width: SHEET.width,
      height: sheetHeight,
    },
    city: { x, y, ...city },
    room(cells) {
      const [across, down] = [cells.map(([column]) => column - left), cells.map(([, row]) => row - top)]
      const [x0, y0] = [xs[Math.min(...across)]!, ys[Math.min(...down)]!]
      return { x: x0, y: y0, width: xs[Math.max(...across) + 1]! - x0, height: ys[Math.max(...down) + 1]! - y0 }
    },
  }
}
