import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctionOf, dataLength } from './codewords.ts'
import { dataPlaces, qrOf } from './qr.ts'
import { ALIGNMENT, BLOCKS, MASKS } from './tables.ts'

test('a block is corrected as the standard has it', () => {
  // "01234567" in version 1-M, the example of ISO/IEC 18004, annex I.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  assert.deepEqual(correctionOf(data, 10), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

/** Format texts of level M by their masks, from the table of the standard. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
]

/** Reads a symbol as a phone does that has found it straight and clean. */
function read(grid: boolean[][]): string {
  const size = grid.length
  const version = (size - 17) / 4
  const on = (row: number, column: number) => grid[row]?.[column] === true
  const format = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => on(8, column)),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => on(row, 8)),
  ]
  const mask = FORMATS.indexOf(format.map(Number).join(''))
  assert.notEqual(mask, -1, 'the format is one of the standard')
  const centers = ALIGNMENT[version - 1] ?? []
  const fixed = grid.map((line, row) =>
    line.map((_, column) => {
      const isCorner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)
      const isVersion = version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))
      const isAligned = centers.some((y) =>
        centers.some(
          (x) =>
            Math.abs(row - y) <= 2 &&
            Math.abs(column - x) <= 2 &&
            !(y === 6 && x === 6) &&
            !(y === 6 && x === size - 7) &&
            !(y === size - 7 && x === 6),
        ),
      )
      return isCorner || isVersion || isAligned || row === 6 || column === 6
    }),
  )
  const bits = [...dataPlaces(fixed)].map(([row, column]) => on(row, column) !== (MASKS[mask]?.(row, column) === true))
  const byteAt = (list: boolean[], start: number) =>
    list.slice(start, start + 8).reduce((value, bit) => value * 2 + Number(bit), 0)
  const words = Array.from({ length: dataLength(version) }, (_, at) => byteAt(bits, at * 8))
  const count = BLOCKS[version - 1] ?? 1
  const short = Math.floor(words.length / count)
  const blocks: number[][] = Array.from({ length: count }, () => [])
  for (const [at, word] of words.entries()) {
    const block = at < short * count ? at % count : count - (words.length % count) + (at - short * count)
    blocks[block]?.push(word)
  }
  const stream = blocks.flat().flatMap((word) => [...word.toString(2).padStart(8, '0')].map((bit) => bit === '1'))
  const lengthBits = version < 10 ? 8 : 16
  const length = stream.slice(4, 4 + lengthBits).reduce((value, bit) => value * 2 + Number(bit), 0)
  const bytes = Array.from({ length }, (_, at) => byteAt(stream, 4 + lengthBits + at * 8))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

test('what is written can be read, in every version', () => {
  for (const length of [1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213]) {
    const text = 'otpauth://totp/Ünser Haus:ana'.repeat(9).slice(0, length).replaceAll('Ü', 'U')
    const grid = qrOf(text)
    assert.ok(grid !== undefined)
    assert.equal(read(grid), text)
  }
  assert.equal(read(qrOf('größer ✓') ?? []), 'größer ✓')
})

test('a text that is too long has no symbol', () => {
  assert.equal(qrOf('x'.repeat(214)), undefined)
})

test('a symbol has its corners and a dark module', () => {
  const grid = qrOf('https://example.org') ?? []
  const line = (row: number, from: number) =>
    (grid[row] ?? [])
      .slice(from, from + 7)
      .map(Number)
      .join('')
  for (const [row, column] of [
    [0, 0],
    [0, grid.length - 7],
    [grid.length - 7, 0],
  ] as const) {
    assert.equal(line(row, column), '1111111')
    assert.equal(line(row + 1, column), '1000001')
    assert.equal(line(row + 3, column), '1011101')
  }
  assert.equal(grid[grid.length - 8]?.[8], true)
})
