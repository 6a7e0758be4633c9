import { equal, deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { firstSorted } from './first-sorted.ts'

test('the first of many are those that sorting everything gives, equals in their order', () => {
  const items = fc.array(fc.record({ rank: fc.integer({ min: 0, max: 5 }), id: fc.integer() }), { maxLength: 60 })
  const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 70 }), (all, count) => {
      deepEqual(firstSorted(all, count, byRank), all.toSorted(byRank).slice(0, count))
    }),
  )
})

test('many of very many are found too', () => {
  const items = Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 5_000)
  const found = firstSorted(items, 2_000, (a, b) => a - b)
  equal(found.length, 2_000)
  equal(found.at(-1), 1_999)
})
