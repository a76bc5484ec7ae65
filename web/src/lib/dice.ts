// Chance for drawings: the same seed draws the same picture on every screen.

export type Dice = () => number

export function dice(seed: string | number): Dice {
  let h = 2166136261
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function between(roll: Dice, low: number, high: number): number {
  return low + (high - low) * roll()
}
