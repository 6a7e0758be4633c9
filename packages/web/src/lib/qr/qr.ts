/** QR codes: texts up to 213 bytes at error correction level M. */
import { codewordsOf, versionFor } from './codewords.ts'
import { ALIGNMENT, MASKS } from './tables.ts'

type Grid = boolean[][]

interface Drawing {
  dark: Grid
  /** Modules that are no data. */
  fixed: Grid
}

/** Rows of modules, true for dark, without the quiet zone of four; undefined when the text is too long. */
export function qrOf(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === undefined) return undefined
  const base = patterns(version)
  writeCodewords(base, codewordsOf(bytes, version))
  const drawn = MASKS.map((_, mask) => masked(base, mask))
  const costs = drawn.map(penalty)
  return drawn[costs.indexOf(Math.min(...costs))]
}

function set(grid: Grid, row: number, column: number, value: boolean): void {
  const line = grid[row]
  if (line !== undefined && column >= 0 && column < line.length) line[column] = value
}

const isOn = (grid: Grid, row: number, column: number): boolean => grid[row]?.[column] === true

function patterns(version: number): Drawing {
  const size = version * 4 + 17
  const empty = (): Grid => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const drawing = { dark: empty(), fixed: empty() }
  const put = (row: number, column: number, value: boolean) => {
    set(drawing.dark, row, column, value)
    set(drawing.fixed, row, column, true)
  }
  for (let place = 0; place < size; place++) {
    put(6, place, place % 2 === 0)
    put(place, 6, place % 2 === 0)
  }
  const rings = (row: number, column: number, radius: number, light: (ring: number) => boolean) => {
    for (let down = -radius; down <= radius; down++) {
      for (let across = -radius; across <= radius; across++) {
        put(row + down, column + across, !light(Math.max(Math.abs(down), Math.abs(across))))
      }
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    rings(row, column, 4, (ring) => ring === 2 || ring === 4)
  }
  const centers = ALIGNMENT[version - 1] ?? []
  const last = centers.at(-1)
  for (const row of centers) {
    for (const column of centers) {
      const isInFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      if (!isInFinder) rings(row, column, 2, (ring) => ring === 1)
    }
  }
  // The places of the format, written when the mask is known.
  writeFormat(drawing, 0)
  if (version >= 7) writeVersion(drawing, version)
  return drawing
}

/** `value` with the remainder of its division by a polynomial of that degree. */
function withCheck(value: number, degree: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial)
  return (value << degree) | rest
}

function writeFormat({ dark, fixed }: Drawing, mask: number): void {
  const size = dark.length
  // Level M is 00.
  const bits = withCheck(mask, 10, 0x537) ^ 0x5412
  const put = (row: number, column: number, bit: number) => {
    set(dark, row, column, ((bits >>> bit) & 1) === 1)
    set(fixed, row, column, true)
  }
  for (let bit = 0; bit < 6; bit++) put(bit, 8, bit)
  put(7, 8, 6)
  put(8, 8, 7)
  put(8, 7, 8)
  for (let bit = 9; bit < 15; bit++) put(8, 14 - bit, bit)
  for (let bit = 0; bit < 8; bit++) put(8, size - 1 - bit, bit)
  for (let bit = 8; bit < 15; bit++) put(size - 15 + bit, 8, bit)
  set(dark, size - 8, 8, true)
  set(fixed, size - 8, 8, true)
}

function writeVersion({ dark, fixed }: Drawing, version: number): void {
  const bits = withCheck(version, 12, 0x1f25)
  for (let bit = 0; bit < 18; bit++) {
    const value = ((bits >>> bit) & 1) === 1
    const far = dark.length - 11 + (bit % 3)
    const near = Math.floor(bit / 3)
    for (const [row, column] of [
      [far, near],
      [near, far],
    ] as const) {
      set(dark, row, column, value)
      set(fixed, row, column, true)
    }
  }
}

/** Places for data, in the order of the bits: pairs of columns from the end, upwards and downwards in turn. */
export function* dataPlaces(fixed: boolean[][]): Generator<readonly [number, number]> {
  const size = fixed.length
  for (let column = size - 1, isUp = true; column >= 1; column -= 2, isUp = !isUp) {
    if (column === 6) column = 5
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step
      for (const place of [column, column - 1]) if (!isOn(fixed, row, place)) yield [row, place]
    }
  }
}

function writeCodewords({ dark, fixed }: Drawing, codewords: readonly number[]): void {
  let bit = 0
  for (const [row, column] of dataPlaces(fixed)) {
    set(dark, row, column, (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1)
    bit++
  }
}

function masked({ dark, fixed }: Drawing, mask: number): Grid {
  const turns = MASKS[mask]
  const grid = dark.map((line, row) =>
    line.map((value, column) => (isOn(fixed, row, column) ? value : value !== (turns?.(row, column) === true))),
  )
  writeFormat({ dark: grid, fixed: fixed.map((line) => [...line]) }, mask)
  return grid
}

/** How hard a symbol is to read: long runs, blocks, what looks like a corner, and too much of one color. */
function penalty(grid: Grid): number {
  const size = grid.length
  const columns = grid.map((_, column) => grid.map((line) => line[column] === true))
  let cost = 0
  for (const line of [...grid, ...columns]) {
    const text = line.map((value) => (value ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) cost += run.length - 2
    cost += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  let dark = 0
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const value = isOn(grid, row, column)
      if (value) dark++
      const isBlock =
        row + 1 < size &&
        column + 1 < size &&
        isOn(grid, row + 1, column) === value &&
        isOn(grid, row, column + 1) === value &&
        isOn(grid, row + 1, column + 1) === value
      if (isBlock) cost += 3
    }
  }
  return cost + 10 * Math.floor(Math.abs((dark / size / size) * 100 - 50) / 5)
}
