// Who came where.

import type { Chair, TableView } from './wire'

export interface Place {
  chair: Chair
  place: number
  points: number
  won: boolean
}

/** The winners first, whatever broke a tie; then by points. Equal points share a place below them. */
export function ranking(view: TableView): Place[] {
  const points = (chair: Chair): number => view.points[chair.side] ?? 0
  const won = (chair: Chair): boolean => view.winners.includes(chair.seat)
  const order = [...view.chairs].sort((a, b) => Number(won(b)) - Number(won(a)) || points(b) - points(a))
  const same = (a: Chair, b: Chair): boolean => won(a) === won(b) && (won(a) || points(a) === points(b))
  return order.map((chair) => ({
    chair,
    place: order.findIndex((other) => same(other, chair)) + 1,
    points: points(chair),
    won: won(chair),
  }))
}
