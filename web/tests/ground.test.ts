import { expect, test } from 'vitest'
import { groundOf } from '../src/games/guilds_of_london/ground'
import type { Point } from '../src/lib/draw'

const BOX = { width: 1080, height: 530 }
const block = (columns: number, rows: number): Point[] =>
  Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const)

test('a full city fits its box on a desk, and open tiles keep room for words', () => {
  for (const [columns, rows] of [
    [4, 3],
    [5, 5],
    [7, 5],
    [7, 6],
  ] as const) {
    const places = block(columns, rows)
    const ground = groundOf(BOX, false, places, places)
    expect([ground.width, ground.height]).toEqual([BOX.width, BOX.height])
    const last = ground.room([[columns - 1, rows - 1]])
    expect(last.x + last.width).toBeLessThanOrEqual(BOX.width)
    expect(last.y + last.height).toBeLessThanOrEqual(BOX.height)
    expect(last.width).toBeGreaterThanOrEqual(110)
  }
})

test('resolved columns and rows shrink before open tiles do', () => {
  const places = block(7, 5)
  const all = groundOf(BOX, false, places, places).room([[0, 0]])
  const few = groundOf(BOX, false, places, [[0, 0]])
  expect(few.room([[0, 0]]).width).toBeGreaterThan(all.width)
  expect(few.room([[6, 4]]).width).toBeLessThan(few.room([[0, 0]]).width)
})

test('on a phone held upright tiles stay large and the sheet lies below the city', () => {
  const places = block(7, 6)
  const ground = groundOf({ width: 390, height: 380 }, true, places, places)
  expect(ground.room([[0, 0]]).width).toBeGreaterThanOrEqual(118)
  expect(ground.sheet.y).toBeGreaterThanOrEqual(ground.city.y + ground.city.height)
})
