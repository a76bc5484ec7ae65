// Cards that lie open: the discards, what was played in this turn, and what of it holds until the turn ends.

import type { Card, Seat } from '../../generated/guilds_of_london'
import type { TableView } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Section, Shown } from '../types'
import { cardRow, SUIT_TINCTURE } from './city'
import { cardName, factsOf, stateOf, textOf } from './reading'

const ALWAYS = 127 // an effect that may be set off any number of times

/** The seat whose turn it is, while there are turns. */
export function turnOf(view: TableView): Seat | null {
  const state = stateOf(view)
  return state.stage === 'turns' && !view.over ? (state.order[state.turn] ?? null) : null
}

export function playedOf(view: TableView): Card[] {
  return (Object.entries(stateOf(view).played) as [Card, number][]).flatMap(([card, n]) => Array<Card>(n).fill(card))
}

/** What holds for the rest of the turn, shortly and in whole sentences. */
export function lastingOf(view: TableView): { short: string; text: string; card?: Card }[] {
  const [state, facts] = [stateOf(view), factsOf(view)]
  const effects: { short: string; text: string; card?: Card }[] = facts.lasts.flatMap((card, n) => {
    if (card === 'none') return []
    const left = state.firings[n]!
    const more = left < ALWAYS ? ` ${say('label-times-left', { count: left })}` : ''
    return [{ short: cardName(card), text: textOf('card', card, 'text') + more, card }]
  })
  if (state.any_suit) effects.push({ short: say('label-any-suit'), text: say('effect-any-suit') })
  if (state.discount) {
    effects.push({
      short: say('label-discount', { n: state.discount }),
      text: say('effect-discount', { n: state.discount }),
    })
  }
  return effects
}

function rowOf(components: Record<string, unknown>, card: Card, n = 1): Section['rows'][number] {
  const { suit } = cardRow(components, card)!
  return {
    label: `${words.name('card', card)}, ${textOf('card', card, 'suit')}${n > 1 ? ` × ${n}` : ''}`,
    text: textOf('card', card, 'text'),
    sign: [suit, SUIT_TINCTURE[suit]],
  }
}

/** Everything that lies open, in the order in which people ask for it. */
export function openCards({ view, components, names }: Shown): Section[] {
  const turn = turnOf(view)
  const counted = (cards: Record<Card, number>): Section['rows'] => {
    const rows = (Object.entries(cards) as [Card, number][]).filter(([, n]) => n > 0)
    return rows.length ? rows.map(([card, n]) => rowOf(components, card, n)) : [{ label: say('text-none'), text: '' }]
  }
  const lasting = lastingOf(view).map(({ short, text, card }) => ({
    ...(card ? rowOf(components, card) : {}),
    label: short,
    text,
  }))
  return [
    ...(lasting.length ? [{ title: say('label-lasting'), rows: lasting }] : []),
    {
      title: turn ? say('label-played-by', { name: names[turn] }) : say('label-played'),
      rows: counted(stateOf(view).played),
    },
    { title: say('label-discards'), rows: counted(stateOf(view).discards) },
  ]
}

/** The same in one line each, for the board as text. */
export function openText({ view, names }: Shown): Section['rows'] {
  const state = stateOf(view)
  const turn = turnOf(view)
  const list = (cards: Record<Card, number>): string =>
    (Object.entries(cards) as [Card, number][])
      .filter(([, n]) => n > 0)
      .map(([card, n]) => words.name('card', card) + (n > 1 ? ` × ${n}` : ''))
      .join(', ') || say('text-none')
  return [
    { label: turn ? say('label-played-by', { name: names[turn] }) : say('label-played'), text: list(state.played) },
    {
      label: say('label-lasting'),
      text:
        lastingOf(view)
          .map(({ short, text }) => `${short}: ${text}`)
          .join(' ') || say('text-none'),
    },
    { label: say('label-discards'), text: list(state.discards) },
  ]
}
