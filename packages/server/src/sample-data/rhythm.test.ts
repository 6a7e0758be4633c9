import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY, addMonths, formatDate, formatTimestamp, momentOf, weekdayOf } from './calendar.ts'
import { createRandom } from './prng.ts'
import { drawMoments } from './rhythm.ts'

const EVEN = {
  from: momentOf('2024-01-01'),
  to: momentOf('2025-01-01'),
  dailyGrowth: 1,
  monthWeights: Array.from({ length: 12 }, () => 1),
  weekdayWeights: [1, 1, 1, 1, 1, 1, 1],
  hourWeights: Array.from({ length: 24 }, () => 1),
  noise: 0,
}

test('gives exactly the moments asked for, in order, within the period', () => {
  const moments = drawMoments(createRandom('even'), EVEN, 3660)
  assert.equal(moments.length, 3660)
  assert.ok(moments.every((moment, index) => index === 0 || moment >= moments[index - 1]!))
  assert.ok(moments[0]! >= EVEN.from && moments[3659]! < EVEN.to)
})

test('leaves out what has no weight', () => {
  const officeDays = { ...EVEN, weekdayWeights: [0, 1, 1, 1, 1, 1, 0] }
  for (const moment of drawMoments(createRandom('office'), officeDays, 1000)) {
    assert.ok(![0, 6].includes(weekdayOf(moment)), formatTimestamp(moment))
  }
})

test('follows growth and special days', () => {
  const growing = { ...EVEN, dailyGrowth: 1.005, specialDays: { '2024-07-01': 10 } }
  const counts = new Map<string, number>()
  for (const moment of drawMoments(createRandom('growth'), growing, 20_000)) {
    const day = formatDate(moment)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  assert.ok(counts.get('2024-12-30')! > 4 * counts.get('2024-01-02')!)
  assert.ok(counts.get('2024-07-01')! > 7 * counts.get('2024-07-02')!)
})

test('calendar arithmetic', () => {
  assert.equal(formatTimestamp(momentOf('2024-02-29') + DAY - 1), '2024-02-29 23:59:59')
  assert.equal(formatDate(addMonths(momentOf('2024-11-15'), 3)), '2025-02-15')
  assert.equal(weekdayOf(momentOf('2024-03-03')), 0)
})
