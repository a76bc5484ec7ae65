// Cards that are seen but not in the viewer's hand: those discarded, and those that the viewer knows the place of.

import type { Card, Zone } from '../../generated/city_of_guilds'
import { say } from '../../lib/words.svelte'
import type { Section, Shown } from '../types'
import { cardOf, kindOf, signOf, textOf, titleOf } from './cards'
import { stateOf } from './reading'

/** The discard pile lies face up: the card on top first. */
export function discardsOf({ view, components }: Shown): Section {
  const kinds = stateOf(view).discards.filter((kind) => kind !== 'none')
  const rows = kinds.reverse().map((kind) => {
    const row = cardOf(components, kind)!
    return { label: titleOf(kind), text: textOf(row), sign: signOf(row) }
  })
  return { title: say('label-discards'), rows: rows.length ? rows : [{ label: say('text-no-discards'), text: '' }] }
}

const HIDDEN: Zone[] = ['hand_0', 'hand_1', 'hand_2', 'hand_3', 'top', 'draw', 'trash', 'undealt']

/** Hidden cards that the viewer has seen or can work out, by the place where they are. */
export function knownOf({ view, names }: Shown): Section {
  const zones = Object.entries(stateOf(view).zone) as [Card, Zone | null][]
  const rows = HIDDEN.filter((zone) => zone !== `hand_${view.seat}`).flatMap((zone) => {
    const there = zones.filter(([, where]) => where === zone).map(([card]) => titleOf(kindOf(card)))
    return there.length ? [{ label: placeOf(zone), text: there.join(', ') }] : []
  })
  return {
    title: say('label-known-cards'),
    rows: rows.length ? rows : [{ label: say('text-nothing-known'), text: '' }],
  }

  function placeOf(zone: Zone): string {
    const seat = zone.startsWith('hand_') ? Number(zone.slice(-1)) : null
    const name = seat === null ? '' : names[view.chairs[seat]?.side ?? '']
    return seat === null ? say(`label-known-${zone}`) : say('label-known-hand', { name })
  }
}
