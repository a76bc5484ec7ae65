import { expect, test } from 'vitest'
import { ARMS } from '../src/games/city_of_guilds/city'
import { CHARGES, DIVISIONS, lawful } from '../src/lib/heraldry'

test('every guild bears arms of its own that keep the rule of tincture', () => {
  const arms = Object.values(ARMS)
  expect(arms.every(lawful)).toBe(true)
  expect(new Set(arms.map((blazon) => JSON.stringify(blazon))).size).toBe(arms.length)
})

test('a metal on a metal is refused', () => {
  expect(lawful({ field: 'or', division: 'plain', charge: 'key', tincture: 'argent' })).toBe(false)
})

test('no drawing carries a style attribute, which the policy of the page would forbid', () => {
  const drawings = [...Object.values(CHARGES), ...Object.values(DIVISIONS).map(([overlay]) => overlay)]
  expect(drawings.some((drawing) => drawing.includes('style'))).toBe(false)
})
