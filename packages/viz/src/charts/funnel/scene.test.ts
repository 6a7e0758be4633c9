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

test('nothing is a share of nothing: a funnel that begins at 0 says no percentages', () => {
  const cols = [breakout('Step', 'Text'), aggregation('N')]
  const rows = [
    ['a', 0],
    ['b', 50],
    ['c', 25],
  ]
  for (const type of ['funnel', 'bar']) {
    const { hits, summary, nodes } = drawSample(
      funnel,
      { name: '', cols, rows, settings: { 'funnel.type': type } },
      LIGHT,
    )
    const texts = nodes.flatMap((node) => (node.kind === 'text' ? node.text : []))
    assert.deepEqual(
      hits.map(({ text }) => text),
      ['0', '50', '25 · 50% of b'],
    )
    assert.doesNotMatch([summary, ...texts].join(), /%/)
    assert.ok(['0', '50', '25'].every((value) => texts.includes(value)))
  }
})
