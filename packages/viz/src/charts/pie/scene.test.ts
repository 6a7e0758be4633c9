import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { aggregation, breakout, drawSample } from '../sample.ts'
import { pie } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, pie, SAMPLES)

const cols = [breakout('Kind', 'Text'), aggregation('N')]

test('slices below the threshold are one, and it knows their rows', () => {
  const rows = [
    ['a', 97],
    ['b', 1],
    ['c', 2],
  ]
  const { hits } = drawSample(pie, { name: '', cols, rows }, LIGHT)
  assert.deepEqual(
    hits.map(({ title, rows: behind, text }) => [title, behind, text]),
    [
      ['a', [0], '97 (97%)'],
      ['Other', [1, 2], '3 (3%)'],
    ],
  )
})

test('the second ring knows the rows of the result', () => {
  const both = [breakout('Kind', 'Text'), breakout('Size', 'Text'), aggregation('N')]
  const rows = [
    ['a', 's', 1],
    ['b', 's', 5],
    ['b', 'l', 7],
  ]
  const settings = { 'pie.dimension': ['KIND', 'SIZE'] }
  const { hits } = drawSample(pie, { name: '', cols: both, rows, settings }, LIGHT)
  assert.deepEqual(
    hits.map(({ title, rows: behind }) => [title, behind]),
    [
      ['b', [1, 2]],
      ['l', [2]],
      ['s', [1]],
      ['a', [0]],
      ['s', [0]],
    ],
  )
})
