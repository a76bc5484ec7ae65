// The engraver's hand: wobbly edges, point tests, roofs, trees, smooth coasts. Everything returns points or path data.

import { between, dice } from './dice'

export type Point = readonly [number, number]
export type Box = readonly [number, number, number, number] // x0, y0, x1, y1

const r0 = (n: number): string => n.toFixed(0)
const r1 = (n: number): string => n.toFixed(1)

/** Points from a to b (b left out), displaced like an old street. The same edge read backwards gives the same points. */
export function wobble(a: Point, b: Point, seed: number, amp = 0.045, n = 6): Point[] {
  const flip = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
  const [p, q] = flip ? [b, a] : [a, b]
  const roll = dice(`${p}${q}${seed}`)
  const length = Math.hypot(q[0] - p[0], q[1] - p[1])
  const [nx, ny] = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length]
  const bow = between(roll, -1, 1) * length * amp
  const points: Point[] = [p]
  for (let i = 1; i < n; i++) {
    const t = i / n
    const d = bow * Math.sin(Math.PI * t) + between(roll, -1, 1) * length * amp * 0.28
    points.push([p[0] + (q[0] - p[0]) * t + nx * d, p[1] + (q[1] - p[1]) * t + ny * d])
  }
  points.push(q)
  if (flip) points.reverse()
  return points.slice(0, -1)
}

/** A closed outline through the nodes. */
export function ringOf(nodes: readonly Point[], seed = 1, amp = 0.045): Point[] {
  return nodes.flatMap((node, i) => wobble(node, nodes[(i + 1) % nodes.length]!, seed, amp))
}

export function path(points: readonly Point[], close = true): string {
  return 'M' + points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L') + (close ? 'Z' : '')
}

/** A curve through the points. */
export function smooth(points: readonly Point[]): string {
  let d = `M${r0(points[0]![0])} ${r0(points[0]![1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!]
    const p3 = points[Math.min(points.length - 1, i + 2)]!
    d += `C${r0(p1[0] + (p2[0] - p0[0]) / 6)} ${r0(p1[1] + (p2[1] - p0[1]) / 6)} `
    d += `${r0(p2[0] - (p3[0] - p1[0]) / 6)} ${r0(p2[1] - (p3[1] - p1[1]) / 6)} ${r0(p2[0])} ${r0(p2[1])}`
  }
  return d
}

export function inside([x, y]: Point, poly: readonly Point[]): boolean {
  let within = false
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [[ax, ay], [bx, by]] = [poly[i]!, poly[j]!]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

/** How far a point is from the outline. */
export function edgeDistance([x, y]: Point, poly: readonly Point[]): number {
  let best = Infinity
  poly.forEach(([ax, ay], i) => {
    const [bx, by] = poly[(i + 1) % poly.length]!
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy))
  })
  return best
}

export interface Roofs {
  walls: string
  shade: string
  ridges: string
}

/** Rows of little roofs inside an outline, around the boxes that are kept free. */
export function roofs(poly: readonly Point[], free: readonly Box[], seed: string, angle: number, margin = 7.5): Roofs {
  const roll = dice(seed)
  const [ca, sa] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const cx = poly.reduce((sum, p) => sum + p[0], 0) / poly.length
  const cy = poly.reduce((sum, p) => sum + p[1], 0) / poly.length
  const drawn: Roofs = { walls: '', shade: '', ridges: '' }
  const [cellW, cellH] = [13.5, 10.5]
  for (let row = -16; row <= 16; row++) {
    let x = -260 + between(roll, 0, 12)
    while (x < 260) {
      const [w, h] = [cellW * between(roll, 0.62, 1.25), cellH * between(roll, 0.6, 0.82)]
      const [u, v] = [x + w / 2, row * cellH + between(roll, -1, 1)]
      x += w + (roll() < 0.25 ? 6 : 1.7)
      const at = (du: number, dv: number): Point => [
        cx + (u + du) * ca - (v + dv) * sa,
        cy + (u + du) * sa + (v + dv) * ca,
      ]
      const corners = [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)]
      if (!corners.every((c) => inside(c, poly) && edgeDistance(c, poly) > margin)) continue
      if ([...corners, at(0, 0)].some((c) => free.some((box) => within(c, box))) || roll() < 0.06) continue
      const [left, right] = [at(-w / 2, 0), at(w / 2, 0)]
      drawn.walls += path(corners)
      drawn.shade += path([left, right, corners[2]!, corners[3]!])
      drawn.ridges += path([left, right], false)
    }
  }
  return drawn
}

function within([x, y]: Point, [x0, y0, x1, y1]: Box): boolean {
  return x > x0 && x < x1 && y > y0 && y < y1
}

export interface Trees {
  trunks: string
  crowns: string
  shade: string
}

export function trees(points: readonly Point[], k = 1): Trees {
  const drawn: Trees = { trunks: '', crowns: '', shade: '' }
  for (const [x, y] of points) {
    drawn.trunks += `M${r0(x)} ${r0(y + 2 * k)}v${r0(5 * k)}`
    drawn.crowns += `M${r0(x - 5 * k)} ${r0(y)}a${r1(5 * k)} ${r1(6 * k)} 0 1 1 ${r1(10 * k)} 0`
    drawn.crowns += `a${r1(5 * k)} ${r1(3 * k)} 0 0 1 ${r1(-10 * k)} 0Z`
    drawn.shade += `M${r1(x + k)} ${r1(y - 4 * k)}q${r1(3 * k)} ${r1(2 * k)} ${r1(k)} ${r1(5 * k)}`
  }
  return drawn
}

/** Places for trees: scattered, not too close to each other, where `may` allows. */
export function scatter(count: number, box: Box, apart: number, seed: string, may: (p: Point) => boolean): Point[] {
  const roll = dice(seed)
  const found: Point[] = []
  for (let tries = 0; found.length < count && tries < count * 60; tries++) {
    const p: Point = [between(roll, box[0], box[2]), between(roll, box[1], box[3])]
    if (may(p) && !found.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < apart)) found.push(p)
  }
  return found.sort((a, b) => a[1] - b[1])
}
