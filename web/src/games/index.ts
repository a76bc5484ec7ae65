// The shelf: every game with its cover; its board is loaded when a table of it is opened.

import cityAndGuilds from './city_and_guilds/cover.svg?raw'
import cityOfGuilds from './city_of_guilds/cover.svg?raw'
import flandern from './flandern_1302/cover.svg?raw'
import guildsOfLondon from './guilds_of_london/cover.svg?raw'
import type { GameModule } from './types'

export interface OnTheShelf {
  slug: string
  title: string
  seats: [number, number]
  minutes: number
  cover: string
}

export const SHELF: OnTheShelf[] = [
  { slug: 'flandern_1302', title: 'Flandern 1302', seats: [2, 4], minutes: 60, cover: flandern },
  { slug: 'city_and_guilds', title: 'City and Guilds', seats: [3, 5], minutes: 90, cover: cityAndGuilds },
  { slug: 'city_of_guilds', title: 'City of Guilds', seats: [1, 4], minutes: 30, cover: cityOfGuilds },
  { slug: 'guilds_of_london', title: 'Guilds of London', seats: [2, 4], minutes: 90, cover: guildsOfLondon },
]

export const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  flandern_1302: () => import('./flandern_1302/module'),
  city_and_guilds: () => import('./city_and_guilds/module'),
  city_of_guilds: () => import('./city_of_guilds/module'),
  guilds_of_london: () => import('./guilds_of_london/module'),
}
