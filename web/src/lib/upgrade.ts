// A page that is still open when the server is upgraded: it loads itself anew, between moves.

import { WIRE } from '../generated/version'

const RENEWED = 'guildhall.renewed'

/** Whether the server's messages are of another version than this page was made for; one that names none is not asked. */
export function outdated(wire: string | undefined, made = WIRE): boolean {
  return wire !== undefined && wire !== made
}

/** Whether nothing would be lost: no move is half made, and nobody is writing. */
export function atRest(draft: readonly unknown[], focused: Element | null = document.activeElement): boolean {
  const writing = focused?.matches('input, textarea') && (focused as HTMLInputElement).value !== ''
  return draft.length === 0 && !writing
}

/** Loads the page anew, once for each version: a page that comes back as it was is played on. Returns whether it does. */
export function renew(wire: string): boolean {
  try {
    if (sessionStorage.getItem(RENEWED) === wire) return false
    sessionStorage.setItem(RENEWED, wire)
  } catch {
    return false // without a memory it could load itself for ever
  }
  location.reload()
  return true
}
