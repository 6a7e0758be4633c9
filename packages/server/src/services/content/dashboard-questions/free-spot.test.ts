import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { defaultSize, freeSpot } from './free-spot.ts'

const card = (row: number, col: number, size_x: number, size_y: number) => ({ row, col, size_x, size_y })

test('a card goes to the first free spot, row by row', () => {
  const half = { size_x: 12, size_y: 6 }
  assert.deepEqual(freeSpot([], half), { row: 0, col: 0 })
  assert.deepEqual(freeSpot([card(0, 0, 12, 6)], half), { row: 0, col: 12 })
  assert.deepEqual(freeSpot([card(0, 0, 14, 6)], half), { row: 6, col: 0 })
  assert.deepEqual(freeSpot([card(0, 0, 6, 3), card(0, 18, 6, 3)], half), { row: 0, col: 6 })
  assert.deepEqual(freeSpot([card(0, 0, 6, 3), card(0, 17, 6, 3)], half), { row: 3, col: 0 })
  // A gap between two cards is used when it is high enough.
  assert.deepEqual(freeSpot([card(0, 0, 24, 1), card(7, 0, 24, 1)], half), { row: 1, col: 0 })
  assert.deepEqual(freeSpot([card(0, 0, 24, 1), card(6, 0, 24, 1)], half), { row: 7, col: 0 })
  assert.deepEqual(freeSpot([card(0, 0, 100_000, 100_000)], { size_x: 30, size_y: 1 }), { row: 100_000, col: 0 })
})

test('no other spot before it is free, and it lies over no other card', () => {
  const cards = fc.array(
    fc
      .tuple(fc.nat(12), fc.nat(23), fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 6 }))
      .map(([row, col, width, height]) => card(row, col, width, height)),
    { maxLength: 12 },
  )
  const size = fc.record({ size_x: fc.integer({ min: 1, max: 24 }), size_y: fc.integer({ min: 1, max: 8 }) })
  fc.assert(
    fc.property(cards, size, (placed, wanted) => {
      const isFree = (row: number, col: number) =>
        placed.every(
          (one) =>
            one.row + one.size_y <= row ||
            row + wanted.size_y <= one.row ||
            one.col + one.size_x <= col ||
            col + wanted.size_x <= one.col,
        )
      const spot = freeSpot(placed, wanted)
      for (let row = 0; ; row += 1) {
        for (let col = 0; col + wanted.size_x <= 24; col += 1) {
          if (isFree(row, col)) return assert.deepEqual(spot, { row, col })
        }
      }
    }),
  )
})

test('cards are as large at first as their display needs', () => {
  assert.deepEqual(defaultSize('scalar'), { size_x: 6, size_y: 3 })
  assert.deepEqual(defaultSize('table'), { size_x: 12, size_y: 9 })
  assert.deepEqual(defaultSize('constructor'), { size_x: 12, size_y: 6 })
})
