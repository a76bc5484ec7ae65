// Who sits where at a table that is not made yet, as the set-up has it: me, screen, friend, bot:LEVEL, empty.

import type { Game, SeatWanted } from '../../lib/wire'

export interface Place {
  who: string
  /** Of somebody else at this screen. */
  name: string
}

const PLAYERS = 3 // that a new table begins with
const USUAL = 'journeyman'

/** The places of a game as they are offered first: I, and bots of the usual rank. */
export function placesFor(game: Game): Place[] {
  const level = game.bots.includes(USUAL) ? USUAL : (game.bots.at(-1) ?? 'random')
  return Array.from({ length: game.seats[1]! }, (_, i) => ({
    who: i === 0 ? 'me' : i < Math.max(PLAYERS, game.seats[0]!) ? `bot:${level}` : 'empty',
    name: '',
  }))
}

/** What the server is asked for. */
export function seatsWanted(places: Place[], me: string): SeatWanted[] {
  return places.flatMap(({ who, name }): SeatWanted[] => {
    if (who === 'empty') return []
    if (who === 'friend') return [{ who }]
    if (who.startsWith('bot:')) return [{ who: 'bot', level: who.slice(4) }]
    const called = (who === 'me' ? me : name).trim()
    return [called ? { who: 'me', name: called } : { who: 'me' }]
  })
}
