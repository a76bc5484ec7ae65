// What a game adds to the table: its board, its hand, and the words it finds for numbers. It knows no rule.

import type { Component } from 'svelte'
import type { Blazon, Charge, Tincture } from '../lib/heraldry'
import type { Picker, Target } from '../lib/picker.svelte'
import type { FieldOnBoard, Line, News, TableView } from '../lib/wire'

/** What every part of a table is shown with. */
export interface Shown {
  view: TableView
  picker: Picker
  /** Printed things, by component file. */
  components: Record<string, unknown>
  /** What the board shows, field by field. */
  fields: FieldOnBoard[]
  /** What the sides are called at this table. */
  names: Record<string, string>
  /** The lines that came last. */
  recent: Line[]
  /** This is a look back. */
  past: boolean
}

export interface Stat {
  label: string
  value: string | number
  tip: string
}

/** The panel of a side: numbers, what it is, whether a click on it means something. */
export interface Panel {
  stats: Stat[]
  note: string
  score: number
  unit: string
  tip: string
  target: Target | null
  expected: string[]
}

/** A sum as a small table: every part of it. */
export interface Sum {
  title: string
  columns: { side: string; name: string }[]
  rows: { label: string; cells: (number | null)[] }[]
  total: { label: string; cells: number[] } | null
}

/** Things in words; a list that is looked through draws their arms or signs too. */
export interface Section {
  title: string
  rows: { label: string; text: string; blazon?: Blazon; sign?: [Charge, Tincture] }[]
}

/** A card, a tile or the like that somebody has played for all to see. */
export interface Face {
  side: string
  title: string
  /** What it does. */
  text: string
  sign?: [Charge, Tincture]
  blazon?: Blazon
}

export interface GameModule {
  Board: Component<Shown>
  Hand: Component<Shown>
  /** Sides that have a panel though nobody sits there. */
  extraSides(view: TableView): string[]
  panel(shown: Shown, side: string): Panel
  /** Where the game stands: "Round 3 of 5", and what a narrow screen may leave out. */
  when(view: TableView): [main: string, more?: string]
  /** Sums that the last lines brought, to be shown as tables. */
  sums(shown: Shown): Sum[]
  /** What happened, told piece by piece where it was more than one move. */
  story(shown: Shown): { title: string; items: string[] } | null
  /** What a piece of news plays for all to see: it is shown face up while it is told. */
  shows?(shown: Shown, news: News): Face | null
  /** The board for those who do not look at it. */
  asText(shown: Shown): Section[]
  /** A shorter label for a move whose place is picked already. */
  short?(shown: Shown, move: string): string | null
  /** What is picked, or chosen in the hand (then null), in facts: its worth, who would lead, what it costs. */
  brings?(shown: Shown, target: Target | null): string
  /** Things whose choice, once they are picked, lies in the hand: no buttons stand for it. */
  inHand?: string[]
  /** Keys for moves without a piece. */
  keys: Record<string, string>
  /** Moves that stand as buttons, since nothing on the board means them. */
  buttons: string[]
}
