// What Flandern 1302 says beside its board: panels, the points of a town as a table, the board as text.

import type { Flandern1302State, Golden, Guild, Side, Town } from '../../generated/flandern_1302'
import { chosen } from '../../lib/chosen.svelte'
import type { Target } from '../../lib/picker.svelte'
import { newsOf, type News, type TableView } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Face, Panel, Section, Shown, Sum } from '../types'
import { ARMS, signOf } from './arms'
import { kindOf, SPECIAL } from './kind.svelte'
import { cardsIn, districtsOf, factsOf, goldenInPile, mineOf, paidFor, sideOf, spacesOf, stateOf } from './reading'
import { handText, suppliesOf } from './supply'

const NOTHING: Pick<Panel, 'target' | 'expected'> = { target: null, expected: [] }

/** The guilds whose points are a side's, its own first. */
function creditedTo(state: Flandern1302State, side: Side): Guild[] {
  return (Object.entries(state.credit) as [Side, Side | 'none'][])
    .filter(([, seat]) => seat === side)
    .map(([of]) => state.guild[of])
}

export function panelOf({ view, names }: Shown, side: string): Panel {
  const state = stateOf(view)
  const districts = (guild: Guild): Panel['stats'][number] => ({
    label: say('label-districts'),
    value: districtsOf(state, guild),
    tip: say('tip-districts'),
  })
  if (side === 'grey') {
    const points = state.points.armourers
    return {
      stats: [districts('armourers')],
      note: '',
      score: points,
      unit: say('label-points'),
      tip: say('tip-score', { name: names[side], count: points }),
      ...NOTHING,
    }
  }
  const own = side as Side
  const [guild, other] = creditedTo(state, own) as [Guild, Guild | undefined]
  const held = cardsIn(state, own, 'hand').length
  const all = held + cardsIn(state, own, 'played').length
  const points = view.points[side] ?? 0
  return {
    stats: [
      { label: say('label-cards'), value: `${held}/${all}`, tip: `${say('tip-cards')} ${handText(state, own)}` },
      ...(view.seats > 2
        ? [{ label: say('label-influence'), value: state.influence[own], tip: say('tip-influence') }]
        : []),
      districts(guild),
    ],
    note: [
      [guild, other]
        .filter((each) => each !== undefined)
        .map((each) => words.name('guild', each))
        .join(' + '),
      state.first === own && view.seats > 2 ? say('label-first') : '',
    ]
      .filter(Boolean)
      .join(' · '),
    score: points,
    unit: say('label-points'),
    tip: other
      ? say('tip-score-two', {
          name: names[side],
          guild: words.name('guild', guild),
          own: state.points[guild],
          other_guild: words.name('guild', other),
          credited: state.points[other],
        })
      : say('tip-score', { name: names[side], count: points }),
    ...NOTHING,
  }
}

function columnOf(state: Flandern1302State, guild: Guild): Sum['columns'][number] {
  return { side: sideOf(state, guild), name: words.name('guild', guild) }
}

function sumOfTown(state: Flandern1302State, town: Town, told: News[]): Sum {
  const of = (what: string): News[] => told.filter((news) => news.news === what && news.town === town)
  const gets = of('gets')
  const guilds = gets.map((news) => news.guild as Guild)
  const part = (news: News[], key: string): (number | null)[] =>
    guilds.map((guild) => (news.find((each) => each.guild === guild)?.[key] as number | undefined) ?? null)
  const values = of('values')[0]
  return {
    title: say('sum-town', {
      town,
      districts: Number(values?.districts ?? 0),
      churches: Number(values?.churches ?? 0),
      cathedrals: Number(values?.cathedrals ?? 0),
      worth: Number(of('scores')[0]?.points ?? 0),
    }),
    columns: guilds.map((guild) => columnOf(state, guild)),
    rows: [
      { label: say('sum-districts'), cells: part(of('stands'), 'districts') },
      { label: say('sum-masters'), cells: part(of('stands'), 'masters') },
      { label: say('sum-rank'), cells: part(gets, 'rank') },
    ],
    total: { label: say('sum-points'), cells: part(gets, 'points').map((points) => points ?? 0) },
  }
}

/** Every town that was scored, as the sum that it is; and the final points. */
export function sumsOf({ view, names, recent }: Shown): Sum[] {
  const state = stateOf(view)
  const told = recent.flatMap(newsOf)
  const towns = told.filter((news) => news.news === 'scores').map((news) => news.town as Town)
  const sums = towns.map((town) => sumOfTown(state, town, told))
  if (view.over) {
    const sides = view.chairs.map((chair) => chair.side as Side)
    const bonus = sides.map((side) => factsOf(view).bonus[side])
    const total = sides.map((side) => view.points[side] ?? 0)
    sums.push({
      title: say('sum-final'),
      columns: sides.map((side) => ({ side, name: names[side] ?? side })),
      rows: [
        { label: say('text-towns'), cells: total.map((points, i) => points - (bonus[i] ?? 0)) },
        ...(view.seats > 2 ? [{ label: say('label-influence'), cells: bonus }] : []),
      ],
      total: { label: say('ui-total'), cells: total },
    })
  }
  return sums
}

/** A card that is played: of a town with the arms of its guild. */
export function showsOf({ components }: Shown, news: News): Face | null {
  const card = news.news === 'plays' ? news.card : news.news === 'shows' ? news.golden : null
  if (typeof card !== 'string') return null
  const home = (components.guilds as { guild: { slug: Guild; town: Town }[] }).guild.find((row) => row.town === card)
  return {
    side: String(news.side),
    title: words.name('card', card),
    text: home ? say('does-town', { town: card }) : say(`does-${card.replaceAll('_', '-')}`),
    sign: signOf(card as Golden),
    blazon: home && ARMS[home.slug],
  }
}

export function whenOf(view: TableView): [string, string] {
  const state = stateOf(view)
  if (view.seats === 2) {
    const left = Object.values(state.shared)
      .slice(2)
      .flatMap((cards) => Object.values(cards))
    return [
      say('label-turn', { count: state.round_no }),
      say('label-pile', { count: left.filter((zone) => zone === 'pile').length }),
    ]
  }
  return [say('label-round', { count: state.round_no }), say('label-golden', { count: goldenInPile(state) })]
}

/** On a place that is picked only the kind of district matters. */
export function shortOf({ view }: Shown, move: string): string | null {
  const state = stateOf(view)
  const [verb, kind, influence] = move.split(' ') as [string, string, string | undefined]
  if (verb === 'play' && state.moment === 'choose') {
    return say('label-seal', { card: kind, count: Number(influence ?? 0) })
  }
  if (verb === 'complete' || verb === 'special') return say(`label-${verb}-here`)
  if (verb !== 'build') return null
  const [who, masters] = kind.split('_') as [string, string | undefined]
  const guild = who === 'own' ? state.building : who === 'grey' ? 'armourers' : 'church'
  return [
    words.name('guild', guild),
    masters && masters !== '0' ? say('label-masters', { count: Number(masters) }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Which guilds would get what if a town were scored now, the first first. */
export function rankedIn(view: TableView, town: Town): { guild: Guild; rank: number; points: number }[] {
  const facts = factsOf(view)
  return (Object.entries(facts.place[town]) as [Guild, number][])
    .filter(([, rank]) => rank > 0)
    .sort(([, a], [, b]) => a - b)
    .map(([guild, rank]) => ({ guild, rank, points: facts.would_get[town][guild] }))
}

/** What a card or a space that is picked would bring. */
export function bringsOf(shown: Shown, target: Target | null): string {
  const { view, picker } = shown
  const state = stateOf(view)
  const { card, place } = target ?? {}
  if (place) return say('brings-place', { place })
  if (!card && chosen.value !== null && picker.moves.some((move) => kindOf(move) === chosen.value)) {
    const places = new Set(picker.moves.filter((move) => kindOf(move) === chosen.value).map((move) => move.args.place))
    const kind = chosen.value === SPECIAL ? 'special church' : `build ${chosen.value}`
    return say('brings-kind', { kind: shortOf(shown, kind)!, count: places.size })
  }
  if (!card) return ''
  if (card === 'pick_up') {
    const mine = mineOf(view)
    return say('brings-pick-up', { count: mine ? cardsIn(state, mine, 'played').length : 0 })
  }
  if (!(card in state.town)) return say(`does-${card.replace('_', '-')}`)
  const town = card as Town
  const ranked = rankedIn(view, town).map(({ guild, points }) => `${words.name('guild', guild)} ${points}`)
  return ranked.length
    ? say('brings-town', { town, worth: factsOf(view).worth[town], ranked: ranked.join(', ') })
    : say('brings-town-nobody', { town, worth: factsOf(view).worth[town] })
}

function townText(shown: Shown, town: Town): string {
  const { view } = shown
  const state = stateOf(view)
  if (state.town[town] === 'unused') return say('text-town-unused')
  const spaces = spacesOf(state, town)
  const worth = factsOf(view).worth[town]
  const laid = spaces
    .filter(({ ground }) => ground !== 'free' && ground !== 'covered')
    .map(({ spot, ground, site, cathedral, printed, pieces }) =>
      say('text-district', {
        spot,
        guild: ground,
        masters: printed + pieces,
        what: site && cathedral ? 'both' : site ? 'site' : cathedral ? 'cathedral' : 'done',
      }),
    )
    .join(', ')
  if (state.town[town] === 'scored') {
    const paid = paidFor(shown, town)
    return paid === null ? say('text-town-closed', { laid }) : say('text-town-scored', { worth: paid, laid })
  }
  const free = spaces.filter(({ ground }) => ground === 'free').map(({ spot }) => words.name('spot', spot))
  return free.length ? say('text-town', { worth, laid, free: free.join(', ') }) : say('text-town-full', { worth, laid })
}

export function asTextOf(shown: Shown): Section[] {
  const { view, names } = shown
  const state = stateOf(view)
  const namesOf = (cards: string[]): string => cards.map((card) => words.name('card', card)).join(', ') || '–'
  return [
    {
      title: say('text-towns'),
      rows: (Object.keys(state.town) as Town[]).map((town) => ({
        label: words.name('town', town),
        text: townText(shown, town),
      })),
    },
    {
      title: say('ui-players-list'),
      rows: view.chairs.map((chair) => {
        const side = chair.side as Side
        return {
          label: names[side] ?? side,
          text: say('text-player', {
            guild: creditedTo(state, side)
              .map((guild) => words.name('guild', guild))
              .join(', '),
            points: view.points[side] ?? 0,
            influence: state.influence[side],
            hand: namesOf(cardsIn(state, side, 'hand')),
            played: namesOf(cardsIn(state, side, 'played')),
          }),
        }
      }),
    },
    ...suppliesOf(shown),
  ]
}
