// What went wrong, as a sentence: our own where we have one, else the server's.

import { Denied } from './api'
import { say, words } from './words.svelte'

export function trouble(slug: string, sentence = ''): string {
  const id = `ui-error-${slug.replaceAll('_', '-')}`
  if (words.has(id)) return say(id, { why: sentence })
  return sentence || say('ui-error-other', { error: slug })
}

export function troubleOf(error: unknown): string {
  return error instanceof Denied ? trouble(error.error, error.sentence) : trouble('other', String(error))
}
