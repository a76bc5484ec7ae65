// The way of a pawn that a person has in mind: the steps before it, where it may come from, where it may go. All of it is
// told by the server, which plays the steps on trial; a click on a tile then sends them together.

import type { Card, Cell, Place } from '../../generated/guilds_of_london'
import type { Move } from '../../lib/wire'
import type { Shown } from '../types'
import { stateOf } from './reading'

export interface Way {
  /** Before the pawn is named: the card that is played. */
  steps: string[]
  origins: Place[]
  /** The pawn that goes if a tile is clicked; the Guildhall's, where people wait for work. */
  origin: Place | null
  goals: Cell[]
}

const said = (moves: readonly Move[], verb: string, name: string): string[] =>
  moves.filter((move) => move.verb === verb).map((move) => move.args[name]!)

/** The steps that a picked card may mean besides a hire, the first possible one. */
function begun(shown: Shown): string[] | null {
  const { picker, view } = shown
  if (view.asked === null || shown.past) return null
  if (stateOf(view).moment === 'pawn') return []
  const card = picker.picked?.card as Card | undefined
  if (stateOf(view).moment !== 'turn' || !card) return null
  const meant = [`move ${card}`, `use ${card}`].find((step) => picker.moves.some((move) => move.move === step))
  return meant ? [meant] : null
}

export function wayOf(shown: Shown): Way | null {
  const { foresight } = shown.picker.connection
  const steps = begun(shown)
  if (!steps) return null
  const next = steps.length ? (foresight.after(steps)?.moves ?? []) : shown.picker.moves
  const origins = said(next, 'from', 'place') as Place[]
  const origin = origins.length === 1 ? origins[0]! : (origins.find((place) => place === 'guildhall') ?? null)
  const after = origin ? (foresight.after([...steps, `from ${origin}`])?.moves ?? []) : next
  return { steps, origins, origin, goals: said(after, 'to', 'cell') as Cell[] }
}

/** The steps up to the tile. */
export function before(way: Way): string[] {
  return way.origin ? [...way.steps, `from ${way.origin}`] : way.steps
}

/** Asks for what is not known of a way yet. */
export function explore(shown: Shown, way: Way | null): void {
  if (!way) return
  const { foresight } = shown.picker.connection
  foresight.look(way.steps)
  foresight.look(before(way))
}

/** The lit tile that somebody points at: what a pawn there would change is told beside the question. */
class Pointed {
  cell = $state<Cell | null>(null)
}
export const pointed = new Pointed()
