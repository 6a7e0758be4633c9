import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Across } from '@querent/viz'
import { dayAt, dayOf, endsOf, extended, rangeBetween, rectOf } from './across.ts'

const MONTHS = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']
/** Bars of 100 pixels, a month each. */
const axis: Across = {
  kind: 'time',
  column: 0,
  plot: { x: 40, y: 10, width: 400, height: 200 },
  places: MONTHS.map((value, i) => ({ value, at: Date.parse(value), center: 90 + 100 * i, begin: 40 + 100 * i })),
}

test('a range holds the marks that the pointer passed, in either direction', () => {
  assert.deepEqual(rangeBetween(axis, 60, 200), { anchor: 0, head: 1 })
  assert.deepEqual(rangeBetween(axis, 500, 150), { anchor: 1, head: 3 })
  assert.equal(rangeBetween(axis, 100, 180), null)
  assert.equal(rangeBetween(axis, 420, 500), null)
})

test('keys carry one end of a range along, and stop at the ends of the axis', () => {
  let range = extended(axis, null, 2, -1)
  assert.deepEqual(endsOf(range), [1, 2])
  range = extended(axis, extended(axis, extended(axis, range, 9, 1), 9, 1), 9, 1)
  assert.deepEqual(range, { anchor: 2, head: 3 })
})

test('a range covers its marks up to the middle between them and the next', () => {
  assert.deepEqual(rectOf(axis, { anchor: 2, head: 1 }), { x: 140, y: 10, width: 200, height: 200 })
  assert.deepEqual(rectOf(axis, { anchor: 0, head: 3 }), axis.plot)
})

test('a point on a time axis is a day', () => {
  assert.equal(dayAt(axis, 40), '2026-01-01')
  assert.equal(dayAt(axis, 90), '2026-01-16')
  assert.equal(dayAt(axis, 10), '2026-01-01')
  assert.equal(dayAt(axis, 390), '2026-04-16', 'also in the last bucket')
  assert.equal(dayOf(axis, 2), '2026-03-01')
})
