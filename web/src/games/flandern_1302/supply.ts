// What is left and what is gone, in words: for the list that the supply opens, and for the board as text.

import type { Flandern1302State, Golden, Guild, Pile, Shape, SharedCard, Side } from '../../generated/flandern_1302'
import { say, words } from '../../lib/words.svelte'
import type { Section, Shown } from '../types'
import { ARMS, signOf } from './arms'
import { cardsIn, goldenInPile, mastersLeft, stateOf } from './reading'

const SHAPES: Shape[] = ['square', 'rect', 'hex']
const PILES: Pile[] = ['a', 'b']

/** The letters of the special church districts that have not been laid. */
export function specialsLeft(state: Flandern1302State): string[] {
  return Object.entries(state.church_left)
    .filter(([, there]) => there)
    .map(([slug]) => slug.slice(-1).toUpperCase())
}

/** The sides whose guilds are under influence in the game for two: their cards are the shared pile. */
export function underInfluence(state: Flandern1302State): Side[] {
  return (Object.keys(state.shared) as Side[]).slice(2)
}

export function sharedIn(state: Flandern1302State, side: Side, zone: 'pile' | 'discarded' | 'gone'): SharedCard[] {
  return (Object.entries(state.shared[side]) as [SharedCard, string][])
    .filter(([, where]) => where === zone)
    .map(([card]) => card)
}

const orNone = (names: string[]): string => names.join(', ') || say('text-none')
const cardNames = (cards: string[]): string => orNone(cards.map((card) => words.name('card', card)))

function pieces(shown: Shown): Section {
  const state = stateOf(shown.view)
  const row = (id: string, text: string | number): Section['rows'][number] => ({ label: say(id), text: String(text) })
  return {
    title: say('label-pieces'),
    rows: [
      row('label-sites-left', state.cubes),
      ...(shown.view.seats > 2
        ? [row('label-cathedrals-left', state.cathedrals), row('label-masters-left', mastersLeft(state))]
        : []),
      row('label-specials-left', orNone(specialsLeft(state))),
    ],
  }
}

function districts(state: Flandern1302State): Section {
  const told = (guild: Guild): string =>
    SHAPES.map((shape) => ({ shape, ...state.stock[guild][shape] }))
      .filter(({ none, one, two }) => none + one + two > 0)
      .map((left) => say(guild === 'church' ? 'text-church-shape' : 'text-stock-shape', left))
      .join('; ') || say('text-none')
  return {
    title: say('text-stock'),
    rows: (Object.keys(state.stock) as Guild[]).map((guild) => ({
      label: words.name('guild', guild),
      text: told(guild),
      blazon: ARMS[guild],
    })),
  }
}

function golden({ view, names }: Shown): Section {
  const state = stateOf(view)
  const list = (cards: Record<Golden, number>): string =>
    orNone(
      (Object.entries(cards) as [Golden, number][])
        .filter(([, n]) => n > 0)
        .map(([card, n]) => `${words.name('golden', card)} ${n}`),
    )
  const letter = state.golden_back === 'none' ? '' : state.golden_back.toUpperCase()
  return {
    title: say('label-golden-cards'),
    rows: [
      { label: say('label-golden-pile'), text: String(goldenInPile(state)), sign: signOf('influence') },
      {
        label: say('label-golden-down'),
        text: letter ? say('text-golden-down', { letter, name: names[state.first] }) : say('text-none'),
      },
      ...PILES.flatMap((pile) => [
        { label: say('label-golden-unseen', { letter: pile.toUpperCase() }), text: list(state.golden_left[pile]) },
        { label: say('label-golden-gone', { letter: pile.toUpperCase() }), text: list(state.golden_gone[pile]) },
      ]),
    ],
  }
}

function shared(state: Flandern1302State): Section {
  return {
    title: say('label-shared'),
    rows: underInfluence(state).flatMap((side) => {
      const guild = state.guild[side]
      return [
        {
          label: say('label-shared-pile', { guild }),
          text: cardNames(sharedIn(state, side, 'pile')),
          blazon: ARMS[guild],
        },
        { label: say('label-shared-beside', { guild }), text: cardNames(sharedIn(state, side, 'discarded')) },
        ...(sharedIn(state, side, 'gone').length
          ? [{ label: say('label-shared-gone', { guild }), text: cardNames(sharedIn(state, side, 'gone')) }]
          : []),
      ]
    }),
  }
}

/** Which cards everybody still holds: hands can be worked out, so they lie open. */
export function handsOf({ view, names }: Shown): Section {
  const state = stateOf(view)
  return {
    title: say('label-hands'),
    rows: view.chairs.map((chair) => ({
      label: names[chair.side] ?? chair.side,
      text: handText(state, chair.side as Side),
    })),
  }
}

export function handText(state: Flandern1302State, side: Side): string {
  return say('text-hand', {
    hand: cardNames(cardsIn(state, side, 'hand')),
    played: cardNames(cardsIn(state, side, 'played')),
  })
}

export function suppliesOf(shown: Shown): Section[] {
  const state = stateOf(shown.view)
  return [pieces(shown), shown.view.seats === 2 ? shared(state) : golden(shown), districts(state)]
}
