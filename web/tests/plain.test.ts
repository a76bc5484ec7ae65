import { expect, test, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('navigator', { language: 'en' })
})
import { listingOf, statsOf, thingName } from '../src/games/plain/listing'
import type { Shown } from '../src/games/types'
import { words } from '../src/lib/words.svelte'

words.add('en', ['lot-reed = Reed', 'lot-oak = Oak', 'lot-gold = Gold'].join('\n'))

const CARDS = [
  'reed_1',
  'reed_2',
  'oak_1',
  'iron_1',
  'iron_2',
  'iron_3',
  'silver_1',
  'gold_1',
  'x_1',
  'x_2',
  'x_3',
  'x_4',
]
const hidden = Object.fromEntries(CARDS.map((card) => [card, null]))
const field = (name: string, axes: string[], of = ''): Shown['fields'][number] => ({ name, axes, of })

function shown(state: Record<string, unknown>, ...fields: Shown['fields']): Shown {
  const chairs = [
    { seat: 0, side: 'blue' },
    { seat: 1, side: 'red' },
  ]
  return { view: { state, facts: {}, chairs }, fields, names: { blue: 'Ada', red: 'Bram' } } as unknown as Shown
}

test('players come first, with all that is theirs; empty seats are not listed', () => {
  const state = { points: { blue: 3, red: 0, green: 0 }, bid: { blue: 'gold', red: null, green: 'none' }, round_no: 2 }
  const table = shown(state, field('round_no', []), field('points', ['seat']), field('bid', ['seat'], 'lot'))
  expect(listingOf(table)).toEqual([
    {
      title: 'Players',
      rows: [
        { label: 'Ada', text: 'Points: 3 · Bid: Gold' },
        { label: 'Bram', text: 'Points: 0' },
      ],
    },
  ])
  expect(statsOf(table, 'blue')).toEqual([]) // points are the score
})

test('many things are listed by where they lie, equal ones counted, and what is unknown lies nowhere', () => {
  const zone = { ...hidden, reed_1: 'hand_0', reed_2: 'hand_0', gold_1: 'hand_0', oak_1: 'table' }
  const [section] = listingOf(shown({ zone }, field('zone', ['card'], 'zone'), field('bid', ['seat'], 'lot'))).slice(-1)
  expect(section).toEqual({
    title: 'Zone',
    rows: [
      { label: 'Hand: Ada', text: 'Reed\u00a0×\u00a02, Gold' },
      { label: 'Table', text: 'Oak' },
    ],
  })
})

test('what stands alone, lists, sets and deeper fields are told in words', () => {
  const state = {
    start: 'none',
    open: true,
    scope: ['reed', 'oak'],
    influence: { market: { blue: 2, red: 0 }, docks: { blue: 0, red: 0 } },
    discards: ['gold', 'none', 'reed'],
  }
  const told = listingOf(
    shown(
      state,
      field('start', [], 'seat'),
      field('open', []),
      field('scope', [], 'lot'),
      field('influence', ['area', 'side']),
      field('discards', ['place'], 'lot'),
    ),
  )
  expect(told.map((section) => [section.title, section.rows.map((row) => `${row.label}: ${row.text}`)])).toEqual([
    ['On the table', ['Start: –', 'Open: yes', 'Scope: Reed, Oak']],
    ['Influence', ['Market: Ada 2']],
    ['Discards', ['1: Gold', '3: Reed']],
  ])
})

test('a thing without a word is told by its slug, readably', () => {
  expect(thingName(shown({}), 'area', 'old_harbour')).toBe('Old harbour')
})
