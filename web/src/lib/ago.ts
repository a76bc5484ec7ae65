// How long ago something was, in the person's language.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

/** "2 hours ago", "yesterday", "now"; times in seconds. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - then)
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? ['second', 0]
  return format.format(length ? -Math.floor(passed / length) : 0, unit)
}
