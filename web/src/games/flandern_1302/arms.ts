// Coats of arms of the guilds, and the signs of the cards.

import type { Golden, Guild } from '../../generated/flandern_1302'
import type { Blazon, Charge, Tincture } from '../../lib/heraldry'

export const ARMS: Record<Guild, Blazon> = {
  dyers: { field: 'argent', division: 'fess', second: 'azure', charge: 'vat', tincture: 'or' },
  fullers: { field: 'argent', division: 'chief', second: 'gules', charge: 'teasel', tincture: 'vert' },
  cloth_cutters: { field: 'argent', division: 'plain', second: 'argent', charge: 'shears', tincture: 'vert' },
  weavers: { field: 'gules', division: 'plain', second: 'gules', charge: 'shuttle', tincture: 'or' },
  armourers: { field: 'argent', division: 'saltire', second: 'sable', charge: 'sword', tincture: 'or' },
  church: { field: 'argent', division: 'plain', second: 'argent', charge: 'cross', tincture: 'gules' },
}

const SIGNS: Partial<Record<Golden, [Charge, Tincture]>> = {
  site: ['tower', 'or'],
  pick_up: ['book', 'argent'],
  influence: ['crown', 'or'],
  cathedral: ['cross', 'gules'],
  master: ['crown', 'purpure'],
}

/** A town's card bears the arms of the guild whose centre it has; the others have signs of their own. */
export function signOf(card: Golden): [Charge, Tincture] | undefined {
  return SIGNS[card]
}
