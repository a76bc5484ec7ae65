// Who sits on a chair, in words.

import type { Chair, TableView } from './wire'
import { say } from './words.svelte'

const TICK = 15_000
const MINUTE = 60

let now = $state(Date.now())
setInterval(() => (now = Date.now()), TICK)

/** How long somebody has been away: the message said it when it came, and time goes on. */
export function awayFor(seconds: number, told: number): string {
  const minutes = Math.floor((seconds + Math.max(0, now - told) / 1000) / MINUTE)
  if (minutes < 1) return say('ui-away')
  if (minutes < 60) return say('ui-away-minutes', { count: minutes })
  if (minutes < 24 * 60) return say('ui-away-hours', { count: Math.floor(minutes / 60) })
  return say('ui-away-days', { count: Math.floor(minutes / (24 * 60)) })
}

/** Whose chair it is and whether somebody is there: you, a bot's, here, away, nobody's. */
export function holderOf(chair: Chair, view: TableView, told: number): string {
  if (chair.kind === 'bot') return say(`ui-level-${chair.bot}`)
  if (chair.kind === 'open') return chair.bot ? say(`ui-level-${chair.bot}`) : say('ui-open-chair')
  const yours = view.yours.includes(chair.seat)
  const there = yours ? say('ui-you') : chair.here ? say('ui-here') : awayFor(chair.away ?? 0, told)
  return chair.bot ? `${there} · ${say(`ui-plays-${chair.bot}`)}` : there
}

/** The rule for absence: the level of the bot and after how many minutes; null: the table waits. */
export function ruleOf(absence: string): { level: string; minutes: number } | null {
  const [level, minutes] = absence.split(' ') as [string, string | undefined]
  return minutes === undefined ? null : { level, minutes: Number(minutes) }
}

/** The rule for absence as a sentence. */
export function ruleTold(absence: string): string {
  const rule = ruleOf(absence)
  return rule ? say(`ui-absence-${rule.level}`, { after: say(`ui-after-${rule.minutes}`) }) : say('ui-absence-wait')
}
