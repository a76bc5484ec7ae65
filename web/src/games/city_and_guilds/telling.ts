// What City and Guilds says beside its board: panels, blocks and the end as tables, the board as text.

import type { Block, Guild, Seat, Tile } from '../../generated/city_and_guilds'
import { newsOf, type News, type TableView } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Panel, Section, Shown, Sum } from '../types'
import { boardOf } from './city'
import { builtSpaces, factsOf, housesOf, listOf, sidesOf, stateOf, tileName } from './reading'

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
        text: sidesOf(view)
          .map((side) => say('text-track-row', { name: names[side], count: state.invested[guild][side] }))
          .join(', '),
      })),
    },
    {
      title: say('ui-players-list'),
      rows: sidesOf(view).map((side) => ({
        label: names[side] ?? side,
        text: say('text-player', {
          points: state.points[side],
          figures: state.figures[side],
          houses: housesOf(state, side),
        }),
      })),
    },
    {
      title: say('text-display'),
      rows: [{ label: say('label-display'), text: listOf(state.display).map(tileName).join(', ') || '–' }],
    },
  ]
}
