import type { GameModule } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { asTextOf, bringsOf, panelOf, shortOf, showsOf, storyOf, sumsOf, whenOf } from './telling'

const cityOfGuilds: GameModule = {
  Board,
  Hand,
  extraSides: (view) => (view.seats === 1 ? ['red'] : []),
  panel: panelOf,
  when: whenOf,
  sums: sumsOf,
  story: storyOf,
  shows: showsOf,
  asText: asTextOf,
  short: shortOf,
  brings: bringsOf,
  keys: { draw: 'd', salvage: 's', use: 'g', pass: 'p', skip: 'n', waive: 'w' },
  buttons: ['draw', 'salvage', 'use', 'sell', 'steal', 'pass', 'leave', 'skip', 'waive'],
}

export default cityOfGuilds
