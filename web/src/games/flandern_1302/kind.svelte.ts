// The kind of district that was picked from the tray: its spaces light up on the board.

import type { Picker } from '../../lib/picker.svelte'
import type { Move } from '../../lib/wire'

/** `own_1`, `grey_0`, `church`, or the special ones together. */
export type Kind = string
export const SPECIAL: Kind = 'special'

class Chosen {
  kind = $state<Kind | null>(null)

  toggle(kind: Kind): void {
    this.kind = this.kind === kind ? null : kind
  }
}

export const chosen = new Chosen()

/** The kind of district that a move lays, if it lays one. */
export function kindOf(move: Move): Kind | null {
  return move.verb === 'special' ? SPECIAL : (move.args.kind ?? null)
}

/** The legal moves on a place, of the chosen kind if one is chosen and can be laid at all. */
export function movesAt(picker: Picker, place: string): Move[] {
  const possible = chosen.kind !== null && picker.moves.some((move) => kindOf(move) === chosen.kind)
  return picker.moves.filter(
    (move) => move.args.place === place && (!possible || kindOf(move) === null || kindOf(move) === chosen.kind),
  )
}
