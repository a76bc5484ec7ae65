// What City and Guilds says beside its board: panels, blocks and the end as tables, the board as text.

import type { Block, Guild, Seat, Tile } from '../../generated/city_and_guilds'
import { chosen } from '../../lib/chosen.svelte'
import type { Target } from '../../lib/picker.svelte'
import { newsOf, type News, type TableView } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Face, Panel, Section, Shown, Sum } from '../types'
import { ARMS, boardOf, guildOf, kindOf, overTheStreet } from './city'
import { builtSpaces, factsOf, housesOf, listOf, mineOf, sidesOf, stateOf, tileName } from './reading'

export function panelOf({ view, names }: Shown, side: string): Panel {
  const state = stateOf(view)
  const own = side as Seat
  const known = listOf(state.known[own]).map(tileName)
  return {
    stats: [
      { label: say('label-figures'), value: state.figures[own], tip: say('tip-figures') },
      { label: say('label-houses'), value: housesOf(state, own), tip: say('tip-houses') },
      {
        label: say('label-hand'),
        value: state.held[own],
        tip: say('tip-hand', { known: say('label-known', { count: known.length, tiles: known.join(', ') }) }),
      },
    ],
    note: '',
    score: state.points[own],
    unit: say('label-points'),
    tip: say('tip-score', { name: names[side], count: state.points[own] }),
    target: null,
    expected: [],
  }
}

function sumOfBlock(shown: Shown, block: Block, told: News[]): Sum {
  const sides = sidesOf(shown.view)
  const of = (what: string): News[] => told.filter((news) => news.news === what && news.block === block)
  const part = (what: string): (number | null)[] =>
    sides.map((side) => (of(what).find((news) => news.side === side)?.points as number | undefined) ?? null)
  const guild = of('controls')[0]?.guild
  const [owners, paid] = [part('owns'), part('guild_pays')]
  const worth = Number(of('full')[0]?.points ?? 0)
  return {
    title: guild ? say('sum-block', { block, worth, guild: guild as Guild }) : say('sum-block-alone', { block, worth }),
    columns: sides.map((side) => ({ side, name: shown.names[side] ?? side })),
    rows: [
      { label: say('sum-owners'), cells: owners },
      { label: say('sum-guild'), cells: paid },
    ],
    total: { label: say('ui-total'), cells: sides.map((_, i) => (owners[i] ?? 0) + (paid[i] ?? 0)) },
  }
}

/** Every block that was filled, and the final scoring guild by guild. */
export function sumsOf(shown: Shown): Sum[] {
  const { view, names, recent } = shown
  const told = recent.flatMap(newsOf)
  const sums = told.filter((news) => news.news === 'full').map((news) => sumOfBlock(shown, news.block as Block, told))
  const chains = told.filter((news) => news.news === 'chain')
  if (view.over && chains.length) {
    const sides = sidesOf(view)
    const state = stateOf(view)
    const rows = chains.map((chain) => ({
      label: words.name('guild', String(chain.guild)),
      cells: sides.map((side) => {
        const paid = told.find((n) => n.news === 'chain_pays' && n.guild === chain.guild && n.side === side)
        return paid ? Number(paid.points) : null
      }),
    }))
    const unused = sides.map((side) => {
      const lost = told.find((news) => news.news === 'unused' && news.side === side)
      return lost ? -Number(lost.points) : 0
    })
    const total = sides.map((side) => state.points[side])
    const before = total.map(
      (points, i) => points - (unused[i] ?? 0) - rows.reduce((sum, row) => sum + (row.cells[i] ?? 0), 0),
    )
    sums.push({
      title: say('sum-final'),
      columns: sides.map((side) => ({ side, name: names[side] ?? side })),
      rows: [{ label: say('sum-before'), cells: before }, ...rows, { label: say('sum-unused'), cells: unused }],
      total: { label: say('ui-total'), cells: total },
    })
  }
  return sums
}

/** A tile that is laid. */
export function showsOf(_: Shown, news: News): Face | null {
  if (news.news !== 'lays') return null
  const tile = news.tile as Tile
  const guild = guildOf(tile)
  return {
    side: String(news.side),
    title: tileName(tile),
    text: say(`does-${kindOf(tile)}`),
    blazon: guild ? ARMS[guild] : undefined,
  }
}

export function whenOf(view: TableView): [string, string] {
  const state = stateOf(view)
  return [
    say('label-round', { count: state.round_no }),
    say('label-spaces', { count: builtSpaces(state), spaces: Object.keys(state.tile).length }),
  ]
}

/** On a space that is picked only the tile matters. */
export function shortOf(_: Shown, move: string): string | null {
  const [verb, tile] = move.split(' ') as [string, string]
  return verb === 'lay' ? tileName(tile as Tile) : null
}

/** Who would get what if a block were full now, the most first. */
function rankedIn(view: TableView, block: Block): { side: Seat; points: number }[] {
  const gets = factsOf(view).would_get[block]
  return sidesOf(view)
    .filter((side) => gets[side])
    .map((side) => ({ side, points: gets[side] }))
    .sort((a, b) => b.points - a.points)
}

/** What a block is worth, who would get it, and which guild controls it. */
export function blockTold({ view, names }: Shown, block: Block): string {
  const facts = factsOf(view)
  if (stateOf(view).full[block]) return say('tip-block-full', { block })
  const guild = facts.control[block]
  const standing = rankedIn(view, block).map(({ side, points }) => say('tip-would-get', { name: names[side], points }))
  return say('tip-block', {
    block,
    worth: facts.worth[block],
    standing: standing.join(' '),
    control: guild === 'none' ? say('tip-no-control') : say('tip-control', { guild: guild as Guild }),
  })
}

/** What a tile or a space that is picked would bring. */
export function bringsOf(shown: Shown, target: Target | null): string {
  const { type, space } = target ?? { type: chosen.value ?? '' }
  if (type) return `${tileName(type as Tile)}: ${say(`does-${kindOf(type as Tile)}`)}`
  const row = space && boardOf(shown.components).space.find((each) => each.name === space)
  if (!row) return ''
  const { block } = row
  const ranked = rankedIn(shown.view, block).map(({ side, points }) => `${shown.names[side]} ${points}`)
  const told = { space: row.name, block, worth: factsOf(shown.view).worth[block] }
  return ranked.length ? say('brings-space', { ...told, ranked: ranked.join(', ') }) : say('brings-space-nobody', told)
}

function blockText(shown: Shown, block: Block): string {
  const state = stateOf(shown.view)
  const facts = factsOf(shown.view)
  const spaces = boardOf(shown.components).space.filter((row) => row.block === block)
  const tiles = spaces
    .filter(({ name }) => state.tile[name] !== 'none')
    .map(({ name }) => {
      const owner = state.owner[name]
      const whose = owner === 'none' ? '' : ` (${shown.names[owner]} ${state.standing[name]})`
      return say('text-block-tile', { space: name, tile: state.tile[name], owner: whose })
    })
  const standing = sidesOf(shown.view)
    .filter((side) => facts.would_get[block][side])
    .map((side) => say('tip-would-get', { name: shown.names[side], points: facts.would_get[block][side] }))
  return say('text-block', {
    worth: facts.worth[block],
    tiles: tiles.join(', ') || '–',
    standing: standing.join(' ') || say('text-nobody'),
  })
}

/** The viewer's own tiles, and of the others what they took from the open ones. */
function handText({ view }: Shown, side: Seat): string {
  const state = stateOf(view)
  if (side === mineOf(view)) {
    return say('text-tiles-own', { tiles: listOf(state.hand[side]).map(tileName).join(', ') || '–' })
  }
  const tiles = listOf(state.known[side])
  const known = say('label-known', { count: tiles.length, tiles: tiles.map(tileName).join(', ') })
  return say('text-tiles', { count: state.held[side], known })
}

/** Who has come how far, the first in front; on a space that is shared, in the order of arrival. */
function trackText({ view, names }: Shown, guild: Guild): string {
  const state = stateOf(view)
  const [far, queue] = [state.invested[guild], state.queue[guild]]
  const sides = sidesOf(view).sort((a, b) => far[b] - far[a] || queue[a] - queue[b])
  return sides
    .map((side) => {
      const there = sides.filter((other) => far[other] === far[side])
      const told = { name: names[side], count: far[side], at: there.indexOf(side) + 1, of: there.length }
      return say(there.length > 1 && far[side] > 0 ? 'text-track-shared' : 'text-track-row', told)
    })
    .join(', ')
}

export function asTextOf(shown: Shown): Section[] {
  const { view, names, components } = shown
  const state = stateOf(view)
  const guilds = Object.keys(state.invested) as Guild[]
  return [
    {
      title: say('text-blocks'),
      rows: boardOf(components).block.map(({ slug }) => ({
        label: words.name('block', slug),
        text: blockText(shown, slug),
      })),
    },
    {
      title: say('text-tracks'),
      rows: guilds.map((guild) => ({
        label: words.name('guild', guild),
        text: trackText(shown, guild),
      })),
    },
    {
      title: say('ui-players-list'),
      rows: sidesOf(view).map((side) => ({
        label: names[side] ?? side,
        text: `${say('text-player', {
          points: state.points[side],
          figures: state.figures[side],
          houses: housesOf(state, side),
        })}; ${handText(shown, side)}`,
      })),
    },
    {
      title: say('text-display'),
      rows: [
        { label: say('label-display'), text: listOf(state.display).map(tileName).join(', ') || '–' },
        { label: say('label-pile'), text: String(state.pile_size) },
        { label: say('label-taverns'), text: String(state.taverns) },
      ],
    },
    {
      title: say('text-sights'),
      rows: boardOf(components).block.map(({ slug }) => ({
        label: words.name('block', slug),
        text: overTheStreet(boardOf(components).space, slug)
          .map((pair) => pair.join(' – '))
          .join(', '),
      })),
    },
  ]
}
