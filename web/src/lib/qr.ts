// A text as a QR code (ISO/IEC 18004): bytes, error correction M, as small as it goes up to version 10: 213 bytes.

type Grid = boolean[][]

// By version, from 1: codewords of error correction in a block, then the numbers of data codewords of its blocks.
const BLOCKS: [ecc: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Rows of modules, true for dark; without the quiet zone of four that must surround them. */
export function qr(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex(([, data], i) => bytes.length <= sum(data) - (i + 1 < 10 ? 2 : 3)) + 1
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too long for a code`)
  const words = interleaved(version, packed(bytes, version))
  const { grid, taken } = patterns(version)
  write(grid, taken, words)
  const candidates = MASKS.map((_, mask) => masked(grid, taken, mask))
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** The data codewords: mode, length, bytes, end, padding. */
function packed(bytes: number[], version: number): number[] {
  const bits: number[] = []
  const put = (value: number, width: number): void => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const room = 8 * sum(BLOCKS[version - 1]![1])
  put(0, Math.min(4, room - bits.length))
  while (bits.length % 8) bits.push(0)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2))
}

/** Multiplication in GF(256) by the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a)
  return product
}

/** Reed and Solomon's codewords for a block. */
function correction(data: number[], length: number): number[] {
  let generator = [1]
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2)) {
    generator = [...generator, 0].map((each, k) => each ^ times(k ? generator[k - 1]! : 0, root))
  }
  const rest = [...data, ...Array<number>(length).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!
    generator.forEach((each, k) => (rest[i + k]! ^= times(each, factor)))
  }
  return rest.slice(data.length)
}

/** The blocks with their correction, codeword by codeword in turn. */
function interleaved(version: number, data: number[]): number[] {
  const [length, sizes] = BLOCKS[version - 1]!
  let at = 0
  const blocks = sizes.map((size) => data.slice(at, (at += size)))
  const checks = blocks.map((block) => correction(block, length))
  return [blocks, checks].flatMap((group) =>
    Array.from({ length: Math.max(...group.map((each) => each.length)) }, (_, i) =>
      group.flatMap((each) => each[i] ?? []),
    ).flat(),
  )
}

/** What every code of a version shows: finders, alignment, timing, version; and room for the format. */
function patterns(version: number): { grid: Grid; taken: Grid } {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const taken: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid[y]![x] = dark
    taken[y]![x] = true
  }
  const square = (cx: number, cy: number, radius: number, light: number[]): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (let i = 0; i < 9; i++) {
    if (i === 6) continue // timing
    set(8, i, false)
    set(i, 8, false)
  }
  for (let i = 1; i <= 8; i++) {
    set(8, size - i, i === 8) // one module is always dark
    set(size - i, 8, false)
  }
  const places = ALIGNED[version - 1]!
  const last = places.at(-1)
  for (const x of places)
    for (const y of places) {
      const inCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!inCorner) square(x, y, 2, [1])
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25)
    for (let i = 0; i < 18; i++) {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)]
      set(a, b, ((bits >> i) & 1) === 1)
      set(b, a, ((bits >> i) & 1) === 1)
    }
  }
  return { grid, taken }
}

/** Of a value shifted by so many bits, divided by a polynomial (BCH). */
function remainder(value: number, shift: number, polynomial: number): number {
  let rest = value << shift
  const width = 31 - Math.clz32(polynomial)
  for (let i = 31 - Math.clz32(rest); i >= width; i--) if ((rest >> i) & 1) rest ^= polynomial << (i - width)
  return rest
}

/** The codewords, bit by bit: up and down in columns of two, from the right. */
function write(grid: Grid, taken: Grid, words: number[]): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let i = 0; i < size; i++) {
      const y = upward ? size - 1 - i : i
      for (const x of [right, right - 1]) {
        if (taken[y]![x]) continue
        grid[y]![x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }
}

/** The code under a mask, with the format that says so. */
function masked(grid: Grid, taken: Grid, mask: number): Grid {
  const size = grid.length
  const made = grid.map((row, y) => row.map((dark, x) => (taken[y]![x] ? dark : dark !== MASKS[mask]!(x, y))))
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412 // M is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    made[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = dark
    made[8]![i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i] = dark
  }
  return made
}

/** How hard a code is to read, by the four rules of the standard. */
function penalty(grid: Grid): number {
  const size = grid.length
  const columns = grid.map((_, x) => grid.map((row) => row[x]!))
  let points = 0
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (const finder of ['10111010000', '00001011101'])
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) points += 40
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const [a, b] = [grid[y]!, grid[y + 1]!]
      if (a[x] === a[x + 1] && a[x] === b[x] && a[x] === b[x + 1]) points += 3
    }
  const dark = grid.flat().filter(Boolean).length
  return points + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10))
}
