// What goes over the wire, by its short names. The types are made from the Python side.

import type { components } from '../generated/wire'

type Schemas = components['schemas']
export type TableView = Schemas['TableMessage']
export type Move = Schemas['MoveView']
export type Chair = Schemas['ChairView']
/** A line of the log; one that is being told has a part of its news, from this one on. */
export type Line = Schemas['LineView'] & { from?: number }
export type StepView = Schemas['StepView']
export type ChatLine = Schemas['ChatLine']
export type Refusal = Schemas['RefusedMessage']
export type FromPage = Schemas['FromPage']
export type ToPage = Schemas['ToPage']
export type Game = Schemas['Game']
export type GameInFull = Schemas['GameInFull']
export type FieldOnBoard = Schemas['FieldOnBoard']
export type Rule = Schemas['RuleView']
export type Listed = Schemas['Listed']
export type TableWanted = Schemas['TableWanted']
export type SeatWanted = Schemas['SeatWanted']
export type TableMade = Schemas['TableMade']
export type Preparing = Schemas['Preparing']
export type Verified = Schemas['Verified']
export type Hint = Schemas['HintMessage']
export type Ahead = Schemas['AheadMessage']
export type Course = Schemas['WinChances']

/** A piece of news: what happened, its parts by name, and the sentence. */
export interface News {
  news: string
  text: string
  [part: string]: string | number | null
}

export function newsOf(line: Line): News[] {
  return line.news as unknown as News[]
}
