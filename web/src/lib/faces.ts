// What is shown face up while it is told.

import type { Face, GameModule, Shown } from '../games/types'
import { newsOf, type Line } from './wire'

const ROOM = 4

/** What is played in what is told now; else what the same turn played last, whose effects are being told. */
export function facesOf(module: GameModule, shown: Shown, log: Line[]): Face[] {
  const line = shown.recent.at(-1)
  if (!line) return []
  const of = (told: Line[]): Face[] => told.flatMap(newsOf).flatMap((news) => module.shows?.(shown, news) ?? [])
  const now = of(shown.recent)
  if (now.length) return now.slice(0, ROOM)
  const before = log[line.n - 1]
  return before ? of([{ ...before, news: before.news.slice(0, line.from ?? 0) }]).slice(-1) : []
}
