// What scrolls: behind which of its edges there is more.

export const EDGES = ['left', 'right', 'up', 'down'] as const
export type Edge = (typeof EDGES)[number]
export type More = Record<Edge, boolean>

export const NOTHING_MORE: More = { left: false, right: false, up: false, down: false }
const SLACK = 3 // px that nobody misses

export function moreOf(own: HTMLElement): More {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = own
  return {
    left: scrollLeft > SLACK,
    right: scrollWidth - clientWidth - scrollLeft > SLACK,
    up: scrollTop > SLACK,
    down: scrollHeight - clientHeight - scrollTop > SLACK,
  }
}

export function differs(a: More, b: More): boolean {
  return EDGES.some((edge) => a[edge] !== b[edge])
}

/** Where something is lit and nothing of it is in sight, the first of it comes to the middle. */
export function bringIntoSight(frame: HTMLElement, lit: string): void {
  const seen = frame.getBoundingClientRect()
  const boxes = [...frame.querySelectorAll(lit)].map((each) => each.getBoundingClientRect())
  const inSight = ({ left, top, width, height }: DOMRect): boolean => {
    const [x, y] = [left + width / 2, top + height / 2]
    return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
  }
  const [first] = boxes
  if (!first || boxes.some(inSight)) return
  frame.scrollBy({
    left: first.left + first.width / 2 - (seen.left + seen.width / 2),
    top: first.top + first.height / 2 - (seen.top + seen.height / 2),
  })
}
