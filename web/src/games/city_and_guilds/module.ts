import type { GameModule } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { asTextOf, bringsOf, panelOf, shortOf, showsOf, sumsOf, whenOf } from './telling'

const cityAndGuilds: GameModule = {
  Board,
  Hand,
  extraSides: () => [],
  panel: panelOf,
  when: whenOf,
  sums: sumsOf,
  story: () => null,
  shows: showsOf,
  asText: asTextOf,
  short: shortOf,
  brings: bringsOf,
  inHand: ['space'],
  keys: { step: 's', two: 't', one: 'o', figure: 'i', empty: 'e', decline: 'd' },
  buttons: ['step', 'two', 'one', 'figure', 'empty', 'decline'],
}

export default cityAndGuilds
