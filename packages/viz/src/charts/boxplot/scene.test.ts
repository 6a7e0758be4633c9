import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { readData, shapeOf } from '../../data/index.ts'
import { column, drawSample } from '../sample.ts'
import { boxplot } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, boxplot, SAMPLES)

const cols = [column('Kind', 'Text'), column('N', 'Integer')]
const rows = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((value) => ['a', value])

test('a box says its quartiles, and an outlier its own row', () => {
  const { hits } = drawSample(boxplot, { name: '', cols, rows }, LIGHT)
  assert.deepEqual(
    hits.map(({ text, rows: behind }) => [text, behind]),
    [
      [
        'Median: 5 · Lower quartile: 3 · Upper quartile: 7 · Minimum: 1 · Maximum: 100 · Mean: 15.11',
        [0, 1, 2, 3, 4, 5, 6, 7, 8],
      ],
      ['100', [8]],
    ],
  )
})

test('whiskers to the ends leave no outliers', () => {
  const settings = { 'boxplot.whisker_type': 'min-max' }
  assert.equal(drawSample(boxplot, { name: '', cols, rows, settings }, LIGHT).hits.length, 1)
})

test('rows that repeat a category fit, single rows hardly', () => {
  const fit = (list: readonly (readonly (string | number)[])[]) =>
    boxplot.fit(shapeOf(readData({ cols, rows: list }))).score
  assert.ok(fit(rows) > 20)
  assert.ok(
    fit([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]) < 5,
  )
})

test('labels of numbers are places in the order of the numbers', () => {
  const labelled = [
    { ...column('prio', 'Integer'), remapped_to: 'Prio' },
    column('N', 'Integer'),
    { ...column('Prio', 'Text'), remapped_from: 'prio' },
  ]
  const list = [
    [2, 5, 'High'],
    [1, 6, 'Low'],
    [2, 7, 'High'],
    [1, 8, 'Low'],
  ]
  const settings = { 'graph.dimensions': ['prio'], 'graph.metrics': ['N'] }
  const { hits } = drawSample(boxplot, { name: '', cols: labelled, rows: list, settings }, LIGHT)
  assert.deepEqual(
    hits.map(({ rows: behind }) => behind),
    [
      [1, 3],
      [0, 2],
    ],
  )
})
