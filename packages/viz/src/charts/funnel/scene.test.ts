import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { aggregation, breakout, drawSample } from '../sample.ts'
import { funnel } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, funnel, SAMPLES)

test('a step tells its share of the first step and of the one before', () => {
  const cols = [breakout('Step', 'Text'), aggregation('N')]
  const rows = [
    ['a', 200],
    ['b', 100],
    ['c', 25],
  ]
  const { hits } = drawSample(funnel, { name: '', cols, rows }, LIGHT)
  assert.deepEqual(
    hits.map(({ text }) => text),
    ['200', '100 · 50% of a', '25 · 12.5% of a · 25% of b'],
  )
})
