/** Facts of the versions 1 to 10 at error correction level M (ISO/IEC 18004). */

/** Codewords of correction in each block. */
export const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const
export const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const
/** Codewords of data and correction together. */
export const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346] as const
/** Centers of the alignment patterns, in both directions. */
export const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

/** Whether a mask turns over the module at a row and a column. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]
