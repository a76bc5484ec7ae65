// What City of Guilds says beside its board: panels, taxes as a table, the Ruler's turn, the board as text, trails.

import type { Area, Building, Side } from '../../generated/city_of_guilds'
import { colourOf } from '../../lib/pieces'
import type { Point } from '../../lib/draw'
import type { Target } from '../../lib/picker.svelte'
import type { Trail } from '../../lib/Trails.svelte'
import { newsOf, type News, type TableView } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Face, Panel, Section, Shown, Sum } from '../types'
import { areasOf, cardOf, kindOf, signOf, textOf, titleOf } from './cards'
import { plotOf, QUARTERS } from './city'
import { knownOf } from './knowing'
import { factsOf, handOf, handSize, sidesOf, stateOf } from './reading'

export function panelOf({ view, names }: Shown, side: string): Panel {
  const state = stateOf(view)
  const own = side as Side
  const seat = view.chairs.findIndex((chair) => chair.side === side)
  const guild = seat < 0 ? 'none' : state.guild[own]
  const notes = [
    guild === 'none' ? '' : say(`guild-${guild}.title`),
    seat >= 0 && view.seats > 1 && state.mayor === own ? say('label-mayor') : '',
    seat >= 0 && state.passed[own] ? say('label-passed') : '',
  ]
  const steals = state.moment === 'turn' && view.moves.some((move) => move.verb === 'steal')
  return {
    stats: [
      { label: say('label-gold'), value: state.gold[own], tip: say('tip-gold') },
      ...(seat < 0 ? [] : [{ label: say('label-cards'), value: handSize(view, seat), tip: say('tip-cards') }]),
      { label: say('label-cubes'), value: state.supply[own], tip: say('tip-supply') },
    ],
    note: notes.filter(Boolean).join(', '),
    score: view.points[side] ?? 0,
    unit: say('label-areas'),
    tip: say('tip-score', { name: names[side], count: view.points[side] ?? 0 }),
    target: steals && seat >= 0 && seat !== view.seat ? { side } : null,
    expected: steals ? [`steal ${side}`] : [],
  }
}

/** Taxes of a round, quarter by quarter; and who controls what at the end. */
export function sumsOf(shown: Shown): Sum[] {
  const { view, names, recent, components } = shown
  const columns = sidesOf(view).map((side) => ({ side, name: names[side] ?? side }))
  const taxes = recent.flatMap(newsOf).filter((news) => news.news === 'tax')
  const sums: Sum[] = []
  if (taxes.length) {
    const areas = [...new Set(taxes.map((news) => String(news.area)))]
    const cell = (area: string, side: string): number | null => {
      const gold = taxes.filter((news) => news.area === area && news.side === side).map((news) => Number(news.gold))
      return gold.length ? gold.reduce((a, b) => a + b, 0) : null
    }
    const rows = areas.map((area) => ({
      label: words.name('area', area),
      cells: columns.map(({ side }) => cell(area, side)),
    }))
    const total = columns.map((_, i) => rows.reduce((sum, row) => sum + (row.cells[i] ?? 0), 0))
    sums.push({ title: say('sum-tax'), columns, rows, total: { label: say('ui-total'), cells: total } })
  }
  if (view.over) {
    const rows = areasOf(components).map((area) => {
      const leader = factsOf(view).leader[area.slug]
      return { label: words.name('area', area.slug), cells: columns.map(({ side }) => (side === leader ? 1 : null)) }
    })
    const total = columns.map(({ side }) => view.points[side] ?? 0)
    sums.push({ title: say('sum-areas'), columns, rows, total: { label: say('ui-total'), cells: total } })
  }
  return sums
}

/** The Ruler of the solo game has no page of his own: his turn is told card by card. */
export function storyOf({ view, recent }: Shown): { title: string; items: string[] } | null {
  if (view.seats > 1) return null
  const told = recent.flatMap(newsOf)
  const first = told.findIndex((news) => news.news === 'turns')
  if (first < 0) return null
  return { title: say('story-ruler'), items: told.slice(first).map((news) => news.text) }
}

/** How a quarter stands: free squares, and who has most cubes. */
export function areaTold({ view, names, components }: Shown, area: Area): string {
  const row = areasOf(components).find(({ slug }) => slug === area)
  const [leader, spaces] = [factsOf(view).leader[area], row?.spaces ?? 0]
  const laid = Object.values(stateOf(view).influence[area]).reduce((sum, n) => sum + n, 0)
  return say('tip-area', {
    area,
    free: spaces - laid,
    spaces,
    leader:
      leader === 'tie'
        ? say('tip-tie')
        : leader === 'none'
          ? say('tip-nobody-leads')
          : say('tip-leads', { name: names[leader] }),
  })
}

/** What a card or a guild that is picked would bring. */
export function bringsOf(shown: Shown, target: Target | null): string {
  const { card, guild } = target ?? {}
  if (guild) return say(`guild-${guild}.ability`)
  const row = card ? cardOf(shown.components, card) : undefined
  if (!row) return ''
  const side = shown.view.seat === null ? null : (shown.view.chairs[shown.view.seat]!.side as Side)
  return [
    side && row.cost ? say('brings-cost', { cost: row.cost, gold: stateOf(shown.view).gold[side] }) : '',
    row.area === 'none' ? textOf(row) : areaTold(shown, row.area as Area),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A guild is named; what it does stands on its card. */
export function shortOf(_: Shown, move: string): string | null {
  const [verb, what] = move.split(' ') as [string, string | undefined]
  return verb === 'guild' && what ? say('label-choose-guild', { guild: what }) : null
}

export function whenOf(view: TableView): [string] {
  return [say('label-round', { count: stateOf(view).round_no })]
}

export function asTextOf(shown: Shown): Section[] {
  const { view, names, components } = shown
  const state = stateOf(view)
  const sides = sidesOf(view)
  const city = areasOf(components).map((area) => ({
    label: words.name('area', area.slug),
    text: areaText(view, names, area.slug, area.spaces, area.building),
  }))
  const players = sides.map((side) => ({
    label: names[side] ?? side,
    text: say('text-player', {
      gold: state.gold[side],
      cards: handCount(view, side),
      supply: state.supply[side],
      count: view.points[side] ?? 0,
      guild_name: state.guild[side] === 'none' ? say('text-no-guild') : say(`guild-${state.guild[side]}.title`),
    }),
  }))
  const held = handOf(view).map(({ card }) => titleOf(kindOf(card)))
  const discards = state.discards.filter((kind) => kind !== 'none').map((kind) => titleOf(kind))
  return [
    { title: say('text-city'), rows: city },
    { title: say('ui-players-list'), rows: players },
    {
      title: say('text-cards'),
      rows: [
        ...(view.seat === null ? [] : [{ label: say('ui-hand'), text: held.join(', ') || say('label-no-cards') }]),
        { label: say('label-pile-draw'), text: say('label-left', { count: state.cards_in.draw + state.cards_in.top }) },
        { label: say('label-pile-discard'), text: discards.reverse().join(', ') || '–' },
        { label: say('label-pile-trash'), text: say('text-hidden', { count: state.cards_in.trash }) },
      ],
    },
    ...(view.seat === null ? [] : [knownOf(shown)]),
  ]
}

function handCount(view: TableView, side: Side): number {
  const seat = view.chairs.findIndex((chair) => chair.side === side)
  return seat < 0 ? 0 : handSize(view, seat)
}

function areaText(
  view: TableView,
  names: Record<string, string>,
  area: Area,
  spaces: number,
  building: Building | 'none',
): string {
  const state = stateOf(view)
  const held = Object.entries(state.influence[area]).filter(([, n]) => n > 0)
  const cubes = held.map(([side, n]) => say('text-cubes', { name: names[side], count: n }))
  const free = spaces - held.reduce((sum, [, n]) => sum + n, 0)
  const owner = building === 'none' ? 'none' : state.owner[building]
  const built = building === 'none' || owner === 'none' ? [] : [say('text-built', { building, name: names[owner] })]
  return [...cubes, ...built, say('text-free', { count: free })].join('; ')
}

/** A card that is played, or that the Ruler turns over. */
export function showsOf({ components }: Shown, news: News): Face | null {
  if (news.news !== 'plays' && news.news !== 'turns') return null
  const row = cardOf(components, kindOf(String(news.card)))
  return row ? { side: String(news.side), title: titleOf(row.slug), text: textOf(row), sign: signOf(row) } : null
}

/** Where cubes have just come from and gone to. */
export function trailsOf({ view, recent, components }: Shown): Trail[] {
  const line = recent.at(-1)
  if (!line || view.draft.length) return []
  return newsOf(line).flatMap((news, i) => trailOf(news, `${line.n}.${(line.from ?? 0) + i}`, view, components))
}

function trailOf(news: News, key: string, view: TableView, components: Record<string, unknown>): Trail[] {
  const piece = `cube${colourOf(String(news.side))}`
  /** The square of a side's last cube in a quarter, or where it would be. */
  const at = (area: unknown, side: unknown = news.side): Point => {
    const row = areasOf(components).find((each) => each.slug === area)
    if (!row) return [0, 0]
    const cubes = Object.entries(stateOf(view).influence[row.slug])
    const index = cubes.findIndex(([each]) => each === side)
    const before = cubes.slice(0, index + 1).reduce((sum, [, n]) => sum + n, 0)
    const place = plotOf(row.slug, row.spaces, row.building !== 'none')
    const [x, y] = place.squares[Math.max(0, Math.min(place.squares.length, before) - 1)]!
    return [x + place.side / 2, y + place.side / 2]
  }
  switch (news.news) {
    case 'places':
      return [{ key, from: null, to: at(news.area), piece }]
    case 'removes':
      return [{ key, from: at(news.area, news.other), to: null, piece: `cube${colourOf(String(news.other))}` }]
    case 'shifts':
      return [{ key, from: at(news.area), to: at(news.to), piece }]
    case 'swaps':
      return [
        {
          key,
          from: at(news.to, news.other),
          to: at(news.area, news.other),
          piece: `cube${colourOf(String(news.other))}`,
        },
        { key: `${key}b`, from: at(news.area), to: at(news.to), piece: 'cube0' },
      ]
    case 'builds': {
      const area = areasOf(components).find((row) => row.building === news.building)
      if (!area) return []
      const [x, y] = QUARTERS[area.slug].centre
      return [{ key, from: null, to: [x - 42, y + 22], piece }]
    }
    default:
      return []
  }
}
