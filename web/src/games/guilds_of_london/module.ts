import type { GameModule } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { asTextOf, panelOf, shortOf, storyOf, sumsOf, whenOf } from './telling'

const guildsOfLondon: GameModule = {
  Board,
  Hand,
  extraSides: () => [],
  panel: panelOf,
  when: whenOf,
  sums: sumsOf,
  story: storyOf,
  asText: asTextOf,
  short: shortOf,
  keys: { end: 'e', pass: 'p' },
  buttons: ['end', 'pass', 'colour', 'take'],
}

export default guildsOfLondon
