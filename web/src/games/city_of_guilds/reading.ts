// What can be read off the table by looking: counting, no rule of the game.

import type { CityOfGuildsFacts, CityOfGuildsState, Guild, Side } from '../../generated/city_of_guilds'
import type { TableView } from '../../lib/wire'

export function stateOf(view: TableView): CityOfGuildsState {
  return view.state as unknown as CityOfGuildsState
}

export function factsOf(view: TableView): CityOfGuildsFacts {
  return view.facts as unknown as CityOfGuildsFacts
}

/** The sides that play, in the order of seats; alone, the Ruler plays too. */
export function sidesOf(view: TableView): Side[] {
  const seated = view.chairs.map((chair) => chair.side as Side)
  return view.seats === 1 ? [...seated, 'red'] : seated
}

/** The cards that the viewer holds, and those it has drawn and not yet kept. */
export function handOf(view: TableView): { card: string; aside: boolean }[] {
  const state = stateOf(view)
  return Object.entries(state.zone)
    .filter(
      ([, zone]) => view.seat !== null && (zone === `hand_${view.seat}` || (zone === 'aside' && view.asked !== null)),
    )
    .map(([card, zone]) => ({ card, aside: zone === 'aside' }))
}

export function handSize(view: TableView, seat: number): number {
  return stateOf(view).cards_in[`hand_${seat as 0 | 1 | 2 | 3}`]
}

/** Who has chosen a guild in this round, and who had it before. */
export function boxOf(view: TableView, guild: Guild): { now: Side[]; before: Side[] } {
  const state = stateOf(view)
  const sides = view.chairs.map((chair) => chair.side as Side)
  const now = sides.filter((side) => state.guild[side] === guild)
  const before = sides.flatMap((side) =>
    Array<Side>(Math.max(0, state.markers[side][guild] - (now.includes(side) ? 1 : 0))).fill(side),
  )
  return { now, before }
}
