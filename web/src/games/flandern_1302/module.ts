import type { GameModule } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { asTextOf, bringsOf, panelOf, shortOf, showsOf, sumsOf, whenOf } from './telling'

const flandern: GameModule = {
  Board,
  Hand,
  extraSides: () => ['grey'],
  panel: panelOf,
  when: whenOf,
  sums: sumsOf,
  story: () => null,
  shows: showsOf,
  asText: asTextOf,
  short: shortOf,
  brings: bringsOf,
  inHand: ['place'],
  keys: { draw: 'd' },
  buttons: ['draw'],
}

export default flandern
