import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { aggregation, breakout, drawSample } from '../sample.ts'
import { waterfall } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, waterfall, SAMPLES)

const cols = [breakout('Step', 'Text'), aggregation('Amount')]

test('steps say what there is after them, and the total has all rows', () => {
  const rows = [
    ['a', 10],
    ['b', -4],
    ['a', 5],
  ]
  const { hits } = drawSample(waterfall, { name: '', cols, rows }, LIGHT)
  assert.deepEqual(
    hits.map(({ title, text, rows: behind }) => [title, text, behind]),
    [
      ['a', '15 · Total: 15', [0, 2]],
      ['b', '-4 · Total: 11', [1]],
      ['Total', '11', [0, 2, 1]],
    ],
  )
  assert.deepEqual(
    hits.map(({ color }) => color),
    [LIGHT.good, LIGHT.bad, LIGHT.text3],
  )
})

test('a bar begins where the one before ended', () => {
  const rows = [
    ['a', 10],
    ['b', -4],
  ]
  const { hits } = drawSample(waterfall, { name: '', cols, rows, size: { width: 600, height: 400 } }, LIGHT)
  const [first, second, total] = hits.map(({ shape }) => ('y' in shape ? shape : assert.fail()))
  assert.ok(first && second && total)
  assert.ok(Math.abs(first.y - second.y) < 0.01)
  assert.ok(Math.abs(second.y + second.height - total.y) < 0.01)
})

test('on a card every step has its value, short where the full one is wider than the step', () => {
  const rows = [
    ['Start', 120_000.55],
    ['Sales', 34_211.2],
    ['Returns', -8_211.31],
    ['Fees', -1_522.99],
    ['Interest', -411.5],
  ]
  const { nodes } = drawSample(waterfall, { name: '', cols, rows, size: { width: 300, height: 200 } }, LIGHT)
  const texts = new Set(nodes.flatMap((node) => (node.kind === 'text' ? node.text : [])))
  for (const value of ['120k', '34.2k', '-8.2k', '-1.5k', '-411.5', '144.1k']) assert.ok(texts.has(value), value)
})
