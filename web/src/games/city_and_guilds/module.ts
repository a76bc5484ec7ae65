import type { GameModule } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { asTextOf, panelOf, shortOf, sumsOf, whenOf } from './telling'

const cityAndGuilds: GameModule = {
  Board,
  Hand,
  extraSides: () => [],
  panel: panelOf,
  when: whenOf,
  sums: sumsOf,
  story: () => null,
  asText: asTextOf,
  short: shortOf,
  keys: { step: 's', two: 't', one: 'o', figure: 'i', empty: 'e', decline: 'd' },
  buttons: ['step', 'two', 'one', 'figure', 'empty', 'decline'],
}

export default cityAndGuilds
