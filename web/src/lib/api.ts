// The HTTP side of the server.

import type {
  Course,
  Game,
  GameInFull,
  Listed,
  Preparing,
  Rule,
  StepView,
  TableMade,
  TableView,
  TableWanted,
  Verified,
} from './wire'

/** An answer that is an error: a slug that the page has words for, and a sentence. */
export class Denied extends Error {
  constructor(
    readonly error: string,
    readonly sentence: string,
  ) {
    super(sentence)
  }
}

async function ask<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, body === undefined ? {} : sent(method, body))
  } catch {
    throw new Denied('offline', '')
  }
  const told = (await answer.json().catch(() => ({ error: 'server', sentence: '' }))) as T & Denied
  if (!answer.ok) throw new Denied(told.error, told.sentence)
  return told
}

function sent(method: string, body: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

export const preparing = (): Promise<Preparing> => ask('/api/preparing')
/** Somebody has picked a game: it is compiled before the others. */
export const want = (game: string): Promise<Preparing> => ask('/api/preparing', { game })
export const games = (): Promise<Game[]> => ask('/api/games')
export const game = (slug: string): Promise<GameInFull> => ask(`/api/games/${slug}`)
export const rules = (slug: string, language: string): Promise<Rule[]> =>
  ask(`/api/games/${slug}/rules?language=${language}`)
/** Running or finished ones, the last changed first. */
export function myTables(wanted: { over: boolean; offset?: number; limit?: number }): Promise<Listed[]> {
  const { over, offset = 0, limit = 50 } = wanted
  return ask(`/api/tables?over=${over}&offset=${offset}&limit=${limit}`)
}
/** It goes from my list; where nobody else sat, for good. */
export const deleteTable = (table: string): Promise<{ gone: boolean }> => ask(`/api/tables/${table}`, {}, 'DELETE')
export const makeTable = (wanted: TableWanted): Promise<TableMade> => ask('/api/tables', wanted)
export const bringLog = (log: string): Promise<{ id: string }> => ask('/api/logs', { log })
export const claim = (table: string, secret: string, name: string | null): Promise<{ seat: number }> =>
  ask(`/api/tables/${table}/claim`, { secret, name })
export const rematch = (table: string, deal: 'turned' | 'same'): Promise<{ id: string }> =>
  ask(`/api/tables/${table}/rematch`, { deal })
export const verify = (table: string): Promise<Verified> => ask(`/api/tables/${table}/verify`)
export const chances = (table: string): Promise<Course> => ask(`/api/tables/${table}/chances`)
export function lookBack(table: string, n: number, seat: number | null, language: string): Promise<TableView> {
  return ask(`/api/tables/${table}/at/${n}?language=${language}${seat === null ? '' : `&seat=${seat}`}`)
}
export function stepsOf(table: string, n: number, seat: number | null, language: string): Promise<StepView[]> {
  return ask(`/api/tables/${table}/at/${n}/steps?language=${language}${seat === null ? '' : `&seat=${seat}`}`)
}
export function logAddress(table: string, seat: number | null): string {
  return `/api/tables/${table}/log${seat === null ? '' : `?seat=${seat}`}`
}
