// Pieces that all tables share: a silhouette in the seat's colour, an ink outline, and the seat's shape on it.

/** How many seat colours there are; 6 is the grey of a side without a seat. */
export type SeatColour = 1 | 2 | 3 | 4 | 5 | 6

export const SHAPES: Record<SeatColour, string> = {
  1: '<circle r="5"/>',
  2: '<path d="M-4.6-4.6H4.6V4.6H-4.6Z"/>',
  3: '<path d="M0-5.8L5.7 4.4H-5.7Z"/>',
  4: '<path d="M0-6.4L5.8 0L0 6.4L-5.8 0Z"/>',
  5: '<path d="M0-6.4L1.6-2.2L6.1-2L2.6 .8L3.8 5.2L0 2.7L-3.8 5.2L-2.6 .8L-6.1-2L-1.6-2.2Z"/>',
  6: '<path fill-rule="evenodd" d="M-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0ZM-2.4 0a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0Z"/>',
}

/** Body, and where the shape sits on it: x, y, scale. .hi: lit side, .lo: shaded side, .gold, .cap: a master's chain and cap */
export const BODIES = {
  cube: [
    '<path d="M-12-8L-8-13H13V8L9 13H-12Z"/><path class="hi" d="M-12-8L-8-13H13L9-8Z"/><path class="lo" d="M9-8L13-13V8L9 13Z"/>',
    -1.5,
    2.5,
    1,
  ],
  pawn: ['<path d="M-4-5C-9-3-10 6-12 14C-6 16 6 16 12 14C10 6 9-3 4-5Z"/><circle cy="-10" r="6.5"/>', 0, 7, 0.86],
  master: [
    '<path d="M-4-5C-11-3-13 8-14 17C-7 19.5 7 19.5 14 17C13 8 11-3 4-5Z"/><path class="gold" d="M-7-3C-5 4 5 4 7-3"/><circle cy="-9" r="6.5"/><path class="cap" d="M-11-12C-11-21 11-21 11-12C5-14.5-5-14.5-11-12Z"/>',
    0,
    10.5,
    0.86,
  ],
  disc: ['<circle r="12"/><path class="lo" d="M-11.6 3A12 12 0 0 0 11.6 3A12.5 12.5 0 0 1-11.6 3Z"/>', 0, 0, 1.15],
  house: ['<path d="M-12 13V-4L0-14L12-4V13Z"/><path class="hi" d="M-12-4L0-14L12-4L9-4L0-11L-9-4Z"/>', 0, 3.5, 1],
} as const satisfies Record<string, readonly [string, number, number, number]>
export type Body = keyof typeof BODIES

const COLOURS: Record<string, SeatColour> = { blue: 1, red: 2, green: 3, yellow: 4, purple: 5 }

/** The colour of a side; sides without a colour of their own are grey. */
export function colourOf(side: string): SeatColour {
  return COLOURS[side] ?? 6
}
