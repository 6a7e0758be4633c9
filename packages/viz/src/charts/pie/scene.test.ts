import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { readData, shapeOf } from '../../data/index.ts'
import { createFormat } from '../../format/index.ts'
import type { Scene } from '../../scene/index.ts'
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

test('of very many small slices the largest keep their colors, and the rest is one', () => {
  const rows = Array.from({ length: 116 }, (_, i) => [`Name ${i}`, 200 - i])
  const { legend, hits } = drawSample(pie, { name: '', cols, rows }, LIGHT)
  assert.deepEqual(
    legend.map(({ label, color }) => [label, color]),
    [...LIGHT.data.map((color, i) => [`Name ${i}`, color]), ['Other', LIGHT.text3]],
  )
  assert.equal(hits.at(-1)?.rows.length, 108)
})

test('a slice keeps its color when others leave or are hidden', () => {
  const rows = [
    ['a', 30],
    ['b', 20],
    ['c', 10],
  ]
  const data = readData({ cols, rows })
  const settings = pie.complete({}, shapeOf(data))
  const input = { data, settings, size: { width: 400, height: 300 }, format: createFormat(), paint: LIGHT }
  const { looks } = pie.scene(input)
  const colorsOf = (scene: Scene) => scene.hits.map(({ title, color }) => [title, color])
  const left = [
    ['b', LIGHT.data[1]],
    ['c', LIGHT.data[2]],
  ]
  assert.deepEqual(colorsOf(pie.scene({ ...input, hidden: new Set(['a']) })), left)
  assert.deepEqual(
    colorsOf(pie.scene({ ...input, data: readData({ cols, rows: rows.slice(1) }), before: looks })),
    left,
  )
})
