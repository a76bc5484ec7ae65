// The HTTP side of the server.

import type { Course, Game, GameInFull, Listed, Preparing, Rule, TableMade, TableView, TableWanted, Verified } from './wire'

/** An answer that is an error: a slug that the page has words for, and a sentence. */
export class Denied extends Error {
  constructor(
    readonly error: string,
    readonly sentence: string,
  ) {
    super(sentence)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, body === undefined ? {} : posted(body))
  } catch {
    throw new Denied('offline', '')
  }
  const told = (await answer.json().catch(() => ({ error: 'server', sentence: '' }))) as T & Denied
  if (!answer.ok) throw new Denied(told.error, told.sentence)
  return told
}

function posted(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

export const preparing = (): Promise<Preparing> => ask('/api/preparing')
export const games = (): Promise<Game[]> => ask('/api/games')
export const game = (slug: string): Promise<GameInFull> => ask(`/api/games/${slug}`)
export const rules = (slug: string, language: string): Promise<Rule[]> =>
  ask(`/api/games/${slug}/rules?language=${language}`)
export const myTables = (): Promise<Listed[]> => ask('/api/tables')
export const makeTable = (wanted: TableWanted): Promise<TableMade> => ask('/api/tables', wanted)
export const bringLog = (log: string): Promise<{ id: string }> => ask('/api/logs', { log })
export const claim = (table: string, secret: string, name: string): Promise<{ seat: number }> =>
  ask(`/api/tables/${table}/claim`, { secret, name })
export const verify = (table: string): Promise<Verified> => ask(`/api/tables/${table}/verify`)
export const chances = (table: string): Promise<Course> => ask(`/api/tables/${table}/chances`)
export function lookBack(table: string, n: number, seat: number | null, language: string): Promise<TableView> {
  return ask(`/api/tables/${table}/at/${n}?language=${language}${seat === null ? '' : `&seat=${seat}`}`)
}
export function logAddress(table: string, seat: number | null): string {
  return `/api/tables/${table}/log${seat === null ? '' : `?seat=${seat}`}`
}
