import { expect, test } from 'vitest'
import { LANDSCAPE, plotOf, QUARTERS } from '../src/games/city_of_guilds/city'
import { edgeDistance, inside, ringOf, scatter, wobble, type Point } from '../src/lib/draw'
import type { Area } from '../src/generated/city_of_guilds'

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('a street read backwards is the same street', () => {
  const there = [...wobble([0, 0], [100, 40], 1), [100, 40]]
  const back = [...wobble([100, 40], [0, 0], 1), [0, 0]]
  expect(back.reverse()).toEqual(there)
})

test('points are inside or outside, and know their distance from the edge', () => {
  expect(inside([5, 5], SQUARE)).toBe(true)
  expect(inside([15, 5], SQUARE)).toBe(false)
  expect(edgeDistance([5, 2], SQUARE)).toBe(2)
})

test('scattered points keep apart and stay where they may be', () => {
  const points = scatter(20, [0, 0, 100, 100], 8, 'test', ([x]) => x > 50)
  expect(points.length).toBeGreaterThan(10)
  for (const [i, a] of points.entries()) {
    expect(a[0]).toBeGreaterThan(50)
    for (const b of points.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(8)
  }
})

test('the squares of every quarter lie on its plot, as many as are printed, and do not overlap', () => {
  for (const area of Object.keys(QUARTERS) as Area[]) {
    for (const [spaces, building] of [
      [4, true],
      [5, false],
      [6, true],
      [8, false],
      [1, true],
    ] as const) {
      const { plot, squares, side } = plotOf(area, spaces, building)
      expect(squares.length).toBe(spaces)
      for (const [x, y] of squares) {
        expect(x).toBeGreaterThanOrEqual(plot.x)
        expect(x + side).toBeLessThanOrEqual(plot.x + plot.width + 0.5)
        expect(y + side).toBeLessThanOrEqual(plot.y + plot.height)
      }
      for (const [i, [ax, ay]] of squares.entries())
        for (const [bx, by] of squares.slice(i + 1))
          expect(Math.abs(ax - bx) >= side || Math.abs(ay - by) >= side).toBe(true)
    }
  }
})

test('all plots lie inside the wall', () => {
  const centres = Object.values(QUARTERS).map((quarter) => quarter.centre)
  for (const quarter of Object.values(QUARTERS)) expect(inside(quarter.centre, ringOf(quarter.outline))).toBe(true)
  expect(centres.length).toBe(8)
  expect(LANDSCAPE.quarters.every((quarter) => quarter.walls.length > 100)).toBe(true)
})
