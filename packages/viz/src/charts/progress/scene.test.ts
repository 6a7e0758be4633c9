import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { aggregation, drawSample } from '../sample.ts'
import { progress } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, progress, SAMPLES)

test('the goal is a number, a number as text or a column', () => {
  const cols = [aggregation('Orders'), aggregation('Plan')]
  for (const goal of [200, '200', 'PLAN']) {
    const settings = { 'progress.goal': goal }
    const scene = drawSample(progress, { name: '', cols, rows: [[50, 200]], settings }, LIGHT)
    assert.match(scene.summary, /25% of goal/)
  }
})
