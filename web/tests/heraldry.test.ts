import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARMS } from '../src/games/city_of_guilds/city'
import { armsOf, type TileRow } from '../src/games/guilds_of_london/city'
import { CHARGES, DIVISIONS, lawful } from '../src/lib/heraldry'

test('every guild bears arms of its own that keep the rule of tincture', () => {
  const arms = Object.values(ARMS)
  expect(arms.every(lawful)).toBe(true)
  expect(new Set(arms.map((blazon) => JSON.stringify(blazon))).size).toBe(arms.length)
})

test('so does every tile of London, with arms made from its suits', () => {
  const folder = '../src/guildhall/games/guilds_of_london/components'
  const text = ['guilds', 'buildings'].map((file) => readFileSync(`${folder}/${file}.toml`, 'utf8')).join('\n')
  const rows = [...text.matchAll(/^slug = "(.*)"\n(?:precedence.*\n)?suits = (\[.*\])$/gm)].map(
    ([, slug, suits]) => ({ slug, suits: JSON.parse(suits!) }) as unknown as TileRow,
  )
  expect(rows.length).toBe(45)
  const arms = rows.map(armsOf)
  expect(arms.filter((blazon) => !lawful(blazon))).toEqual([])
  expect(new Set(arms.map((blazon) => JSON.stringify(blazon))).size).toBe(arms.length)
})

test('a metal on a metal is refused', () => {
  expect(lawful({ field: 'or', division: 'plain', charge: 'key', tincture: 'argent' })).toBe(false)
})

test('no drawing carries a style attribute, which the policy of the page would forbid', () => {
  const drawings = [...Object.values(CHARGES), ...Object.values(DIVISIONS).map(([overlay]) => overlay)]
  expect(drawings.some((drawing) => drawing.includes('style'))).toBe(false)
})
