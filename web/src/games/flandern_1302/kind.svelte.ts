// The kind of district that was picked from the tray: its spaces light up on the board.

import { chosen } from '../../lib/chosen.svelte'
import type { Picker } from '../../lib/picker.svelte'
import type { Move } from '../../lib/wire'

/** `own_1`, `grey_0`, `church`, or the special ones together. */
export type Kind = string
export const SPECIAL: Kind = 'special'

/** The kind of district that a move lays, if it lays one. */
export function kindOf(move: Move): Kind | null {
  return move.verb === 'special' ? SPECIAL : (move.args.kind ?? null)
}

/** The legal moves on a place, of the chosen kind if one is chosen and can be laid at all. */
export function movesAt(picker: Picker, place: string): Move[] {
  const possible = chosen.value !== null && picker.moves.some((move) => kindOf(move) === chosen.value)
  return picker.moves.filter(
    (move) => move.args.place === place && (!possible || kindOf(move) === null || kindOf(move) === chosen.value),
  )
}
