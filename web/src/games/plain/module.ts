import { say } from '../../lib/words.svelte'
import type { GameModule } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { listingOf, statsOf } from './listing'

/** For games that have no page of their own: plain, but whole. */
const plain: GameModule = {
  Board,
  Hand,
  extraSides: () => [],
  panel: (shown, side) => ({
    stats: statsOf(shown, side),
    note: '',
    score: shown.view.points[side] ?? 0,
    unit: say('ui-plain-points'),
    tip: '',
    target: null,
    expected: [],
  }),
  when: (view) => [say('ui-plain-round', { count: Number(view.state?.round_no ?? 0) })],
  sums: () => [],
  story: () => null,
  asText: listingOf,
  keys: {},
  buttons: [],
}

export default plain
