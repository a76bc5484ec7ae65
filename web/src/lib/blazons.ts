// Arms for what has none of its own: always the same for the same name, and by the rule that metal lies on colour.

import { CHARGES, type Blazon, type Charge, type Division, type Tincture } from './heraldry'

const METALS: Tincture[] = ['or', 'argent']
const COLOURS: Tincture[] = ['gules', 'azure', 'vert', 'purpure', 'sable', 'tenne']
const SIMPLE: Division[] = ['plain', 'pale', 'chief', 'bend', 'quarterly', 'base', 'flank']

/** A number that follows from a name (FNV-1a). */
export function numberFrom(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

export function blazonFrom(name: string): Blazon {
  let left = numberFrom(name)
  function oneOf<T>(things: T[]): T {
    const thing = things[left % things.length]!
    left = Math.floor(left / things.length)
    return thing
  }
  const field = oneOf(COLOURS)
  const second = oneOf(COLOURS.filter((each) => each !== field))
  const charge = oneOf(Object.keys(CHARGES) as Charge[])
  return { field, second, division: oneOf(SIMPLE), charge, tincture: oneOf(METALS) }
}
