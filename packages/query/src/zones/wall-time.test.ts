import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { wallSeconds, wallTime } from './wall-time.ts'

test('wall times are written and read again', () => {
  const texts = new Map([
    [0, '1970-01-01T00:00:00'],
    [1_709_634_030, '2024-03-05T10:20:30'],
    [-60_772_248_000, '0044-03-15T12:00:00'],
    [-62_198_755_200, '-000001-01-01T00:00:00'],
    [253_402_300_800, '+010000-01-01T00:00:00'],
  ])
  for (const [seconds, text] of texts) {
    assert.equal(wallTime(seconds), text)
    assert.equal(wallSeconds(text), seconds)
  }
  fc.assert(
    fc.property(fc.integer({ min: -80_000_000_000, max: 300_000_000_000 }), (seconds) => {
      assert.equal(wallSeconds(wallTime(seconds)), seconds)
    }),
  )
})

test('what no calendar and no clock has is no wall time', () => {
  const texts = ['2024-02-30T00:00:00', '2023-02-29T00:00:00', '0044-02-30T00:00:00', '2024-04-31T00:00:00']
  const others = ['2024-13-01T00:00:00', '2024-00-01T00:00:00', '2024-01-00T00:00:00', '2024-01-01T24:00:00']
  const times = ['2024-01-01T10:60:00', '2024-01-01T10:59:60', '0044-01-01T24:00:00', '12024-01-01T00:00:00']
  for (const text of [...texts, ...others, ...times]) assert.equal(wallSeconds(text), Number.NaN, text)
  assert.equal(wallSeconds('2024-02-29T00:00:00'), 1_709_164_800)
})
