// What Guilds of London says beside its board: panels, tiles and the end as tables, the board as text.

import type { Cell, Seat } from '../../generated/guilds_of_london'
import { newsOf, type News, type TableView } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Face, Panel, Section, Shown, Sum } from '../types'
import { cardRow, planOf, plantationRow, SUIT_TINCTURE, tileRow } from './city'
import { openText } from './lying'
import {
  factsOf,
  handOf,
  listOf,
  mastersOf,
  mineOf,
  permanentOf,
  rewardOf,
  secondOf,
  sidesOf,
  stateOf,
  textOf,
  tileTitle,
} from './reading'

export function panelOf({ view, names }: Shown, side: string): Panel {
  const state = stateOf(view)
  const own = side as Seat
  const tokens = Object.entries(state.tokens[own]).flatMap(([token, n]) =>
    Array<string>(n).fill(words.name('token', token)),
  )
  return {
    stats: [
      { label: say('label-cards'), value: state.hand_size[own], tip: say('tip-cards') },
      { label: say('label-supply'), value: state.supply[own], tip: say('tip-supply') },
      { label: say('label-masters'), value: mastersOf(state, own), tip: say('tip-masters') },
      { label: say('label-neutral'), value: state.stock[own], tip: say('tip-stock') },
      { label: say('label-mayoral-short'), value: state.kept_count[own], tip: say('tip-kept') },
      ...(tokens.length ? [{ label: say('label-tokens'), value: tokens.length, tip: tokens.join('; ') }] : []),
    ],
    note: '',
    score: state.points[own],
    unit: say('label-points'),
    tip: say('tip-score', { name: names[side], count: state.points[own] }),
    target: null,
    expected: [],
  }
}

/** The final scoring card by card. */
export function sumsOf({ view, names, recent }: Shown): Sum[] {
  const told = recent.flatMap(newsOf)
  if (!view.over || !told.some((news) => news.news === 'neighbours')) return []
  const sides = sidesOf(view)
  const state = stateOf(view)
  const cards = told.filter((news) => news.news === 'mayoral_score')
  const scored = (kind: string, side: string): number[] =>
    cards.filter((card) => card.mayoral === kind && card.side === side).map((card) => Number(card.count))
  const rows = [...new Set(cards.map((card) => String(card.mayoral)))].map((kind) => ({
    label: words.name('mayoral', kind),
    cells: sides.map((side) => scored(kind, side).reduce<number | null>((sum, n) => (sum ?? 0) + n, null)),
  }))
  const pairs = sides.map((side) => Number(told.find((n) => n.news === 'neighbours' && n.side === side)?.count ?? 0))
  const total = sides.map((side) => state.points[side])
  const before = total.map((points, i) => points - pairs[i]! - rows.reduce((sum, row) => sum + (row.cells[i] ?? 0), 0))
  return [
    {
      title: say('sum-final'),
      columns: sides.map((side) => ({ side, name: names[side] ?? side })),
      rows: [{ label: say('sum-before'), cells: before }, ...rows, { label: say('sum-pairs'), cells: pairs }],
      total: { label: say('ui-total'), cells: total },
    },
  ]
}

/** A card that is played, with the suit it bears. */
export function showsOf({ components }: Shown, news: News): Face | null {
  if (!news.news.startsWith('plays')) return null
  const card = String(news.card)
  const row = cardRow(components, card)
  const text = news.news === 'plays_ability' ? textOf('card', card, 'text') : say(news.news.replace('plays_', 'short-'))
  return row
    ? { side: String(news.side), title: words.name('card', card), text, sign: [row.suit, SUIT_TINCTURE[row.suit]] }
    : null
}

const STORY = new Set([
  'resolves',
  'negotiates',
  'tied',
  'wins',
  'second',
  'no_second',
  'master',
  'no_master',
  'growth',
  'left',
  'right',
  'laid',
])

/** The end of a round, told step by step. */
export function storyOf({ recent }: Shown): { title: string; items: string[] } | null {
  const told: News[] = recent.flatMap(newsOf)
  if (!told.some((news) => news.news === 'resolves' || news.news === 'growth')) return null
  return { title: say('story-round'), items: told.filter((news) => STORY.has(news.news)).map((news) => news.text) }
}

export function whenOf(view: TableView): [string, string] {
  const state = stateOf(view)
  return [say('label-round', { count: state.round_no }), say('label-open', { count: state.up.length })]
}

/** With a card picked only the way to use it matters. */
export function shortOf(_: Shown, move: string): string | null {
  const verb = move.split(' ')[0]!
  return ['hire', 'move', 'use'].includes(verb) ? say(`short-${verb}`) : null
}

function tileText(shown: Shown, cell: Cell): string {
  const { view, names, components } = shown
  const [state, facts] = [stateOf(view), factsOf(view)]
  const tile = state.tile[cell]
  const row = tileRow(components, tile)!
  const suits = textOf('tile', tile, 'suits')
  if (!state.up.includes(cell)) {
    return say('text-resolved', {
      suits,
      master: state.master[cell] === 'none' ? say('text-nobody') : names[state.master[cell]]!,
    })
  }
  const there = sidesOf(view)
    .filter((side) => state.pawns[cell][side])
    .map((side) => `${names[side]} ${state.pawns[cell][side]}`)
  if (state.beadle === cell) there.push(say('text-beadle'))
  const told = say('text-tile', {
    suits: row.precedence ? `${suits}, ${say('text-number', { number: row.precedence })}` : suits,
    majority: row.majority,
    count: facts.pieces[cell],
    points: row.points,
    reward: rewardOf(row),
    second: secondOf(state, cell, row),
    there: there.join(', ') || say('text-nobody'),
  })
  return [told, permanentOf(row)].filter(Boolean).join(' ')
}

/** What the plantation gives, and to whom as it stands. */
function plantationText({ view, names, components }: Shown): string {
  const [state, facts] = [stateOf(view), factsOf(view)]
  const returns = plantationRow(components, state.side)
  const gives = (side: 'left' | 'right'): string =>
    say('label-reward', { reward: say(`plantation-${side}-${state.side}`), count: returns[side] })
  return [
    `${say('label-most')}: ${gives('left')}.`,
    facts.left === 'none' || facts.left === 'tie' ? '' : say('tip-left', { name: names[facts.left] }),
    `${say('label-second-most')}: ${gives('right')}.`,
    ...facts.right.map((side) => say('tip-right', { name: names[side] })),
  ]
    .filter(Boolean)
    .join(' ')
}

export function asTextOf(shown: Shown): Section[] {
  const { view, names } = shown
  const state = stateOf(view)
  const cells = (Object.keys(state.tile) as Cell[]).filter((cell) => state.tile[cell] !== 'none')
  const mine = mineOf(view)
  const plan = planOf(shown.components, view.seats)
  const players = sidesOf(view).map((side) => ({
    label: names[side] ?? side,
    text: say('text-player', {
      points: state.points[side],
      cards: state.hand_size[side],
      guildhall: state.guildhall[side],
      plantation: state.plantation[side],
      supply: state.supply[side],
      masters: mastersOf(state, side),
      neutrals: state.stock[side],
      mayoral: state.kept_count[side],
    }),
  }))
  const own = mine
    ? [
        {
          label: say('ui-hand'),
          text:
            handOf(view)
              .map((card) => words.name('card', card))
              .join(', ') || say('label-no-cards'),
        },
        {
          label: say('label-kept'),
          text:
            listOf(state.kept[mine])
              .map((card) => words.name('mayoral', card))
              .join(', ') || '–',
        },
      ]
    : []
  return [
    {
      title: say('text-city'),
      rows: cells.map((cell) => ({ label: tileTitle(state.tile[cell]), text: tileText(shown, cell) })),
    },
    { title: say('ui-players-list'), rows: players },
    {
      title: say('text-table'),
      rows: [
        ...own,
        { label: say('label-neutrals'), text: String(state.neutrals) },
        { label: say('label-deck'), text: say('label-left', { count: state.deck_left }) },
        ...openText(shown),
        { label: words.name('plantation', state.side), text: plantationText(shown) },
        { label: say('label-mayoral'), text: say('label-left', { count: state.mayors_left }) },
        {
          label: say('label-rounds'),
          text: say('text-rounds', { count: state.round_no, of: plan.rounds, grey: plan.grey.join(', ') }),
        },
      ],
    },
  ]
}
