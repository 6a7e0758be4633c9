import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seriesPlaces } from './series-places.ts'

test('series take colors in their order', () => {
  assert.deepEqual(seriesPlaces(['a', 'b', 'c'], 8), [0, 1, 2])
})

test('a series that had a color keeps it, and new ones take those that none had', () => {
  const before = new Map([
    ['2026', 0],
    ['2027', 1],
  ])
  assert.deepEqual(seriesPlaces(['2025', '2026', '2027'], 8, before), [2, 0, 1])
  assert.deepEqual(seriesPlaces(['2027'], 8, before), [1])
  // Of a palette that is used up, colors of series that are gone.
  assert.deepEqual(seriesPlaces(['2024', '2026'], 2, before), [1, 0])
})
