import type { GameModule } from '../types'
import Board from './Board.svelte'
import { bringsOf } from './counsel'
import Hand from './Hand.svelte'
import { asTextOf, panelOf, shortOf, showsOf, storyOf, sumsOf, whenOf } from './telling'

const guildsOfLondon: GameModule = {
  Board,
  Hand,
  extraSides: () => [],
  panel: panelOf,
  when: whenOf,
  sums: sumsOf,
  story: storyOf,
  shows: showsOf,
  asText: asTextOf,
  short: shortOf,
  brings: bringsOf,
  keys: { end: 'e', pass: 'p' },
  buttons: ['end', 'pass', 'colour', 'take'],
}

export default guildsOfLondon
