import type { GameModule } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { asTextOf, panelOf, shortOf, sumsOf, whenOf } from './telling'

const flandern: GameModule = {
  Board,
  Hand,
  extraSides: () => ['grey'],
  panel: panelOf,
  when: whenOf,
  sums: sumsOf,
  story: () => null,
  asText: asTextOf,
  short: shortOf,
  keys: { draw: 'd' },
  buttons: ['draw'],
}

export default flandern
