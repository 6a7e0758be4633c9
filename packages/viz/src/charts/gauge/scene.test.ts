import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { readData, shapeOf } from '../../data/index.ts'
import { aggregation } from '../sample.ts'
import { gauge } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, gauge, SAMPLES)

test('ranges that have no ends, no color or no width are left out, others are put in order', () => {
  const shape = shapeOf(readData({ cols: [aggregation('N')], rows: [[1]] }))
  const stored = [
    { min: 5, max: 9, color: '#aabbcc' },
    { min: 0, max: 5, color: 'red' },
    { min: 5, max: 5, color: 'red' },
    { min: 1, color: 'red' },
    { min: 1, max: 2, color: 'url(x)' },
  ]
  const { segments } = gauge.complete({ 'gauge.segments': stored }, shape)
  assert.deepEqual(
    segments.map(({ min, max }) => [min, max]),
    [
      [0, 5],
      [5, 9],
    ],
  )
})
