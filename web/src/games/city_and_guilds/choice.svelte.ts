// The tile of the hand that was picked: its spaces light up on the plan.

import { chosen } from '../../lib/chosen.svelte'
import type { Picker } from '../../lib/picker.svelte'
import type { Move } from '../../lib/wire'

/** The legal moves on a space, of the chosen tile if one is chosen. */
export function movesAt(picker: Picker, space: string): Move[] {
  return picker.moves.filter(
    (move) =>
      move.args.space === space && (move.verb !== 'lay' || chosen.value === null || move.args.type === chosen.value),
  )
}
