import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { readData, shapeOf } from '../../data/index.ts'
import { aggregation, breakout, drawSample } from '../sample.ts'
import { sankey } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, sankey, SAMPLES)

const cols = [breakout('From', 'Text'), breakout('To', 'Text'), aggregation('N')]
const draw = (rows: (string | number)[][]) => drawSample(sankey, { name: '', cols, rows }, LIGHT).hits

test('rows between the same ends are one flow, and an end knows all that leaves it', () => {
  const hits = draw([
    ['a', 'b', 3],
    ['a', 'b', 4],
    ['a', 'c', 5],
    ['b', 'c', 2],
  ])
  assert.deepEqual(
    hits.map(({ title, text, rows }) => [title, text, rows]),
    [
      ['a → b', '7', [0, 1]],
      ['a → c', '5', [2]],
      ['b → c', '2', [3]],
      ['a', '12', [0, 1, 2]],
      ['b', '7', [3]],
      ['c', '7', [2, 3]],
    ],
  )
})

test('the smallest flow of a circle is left out', () => {
  const hits = draw([
    ['a', 'b', 3],
    ['b', 'c', 9],
    ['c', 'a', 1],
    ['c', 'c', 5],
  ])
  assert.deepEqual(
    hits.filter(({ title }) => title.includes('→')).map(({ title }) => title),
    ['a → b', 'b → c'],
  )
})

test('ends of a column do not lie over each other, and all are within the picture', () => {
  for (const sample of SAMPLES) {
    const { hits, height } = drawSample(sankey, sample, LIGHT)
    const ends = hits.flatMap(({ shape, group }) => (group >= 0 && 'width' in shape ? [shape] : []))
    for (const [i, a] of ends.entries()) {
      assert.ok(a.y >= -3 && a.y + a.height <= height + 3, `${sample.name}: ${a.y} ${a.height}`)
      for (const b of sample.name === 'many' || sample.name === 'tiny' ? [] : ends.slice(i + 1)) {
        const isApart = a.x !== b.x || a.y + a.height <= b.y + 6 || b.y + b.height <= a.y + 6
        assert.ok(isApart, sample.name)
      }
    }
  }
})

test('flows need two groupings and a measure', () => {
  const score = (columns: object[]) => sankey.fit(shapeOf(readData({ cols: columns, rows: [] }))).score
  assert.ok(score(cols) > 10)
  assert.equal(score([breakout('From', 'Text'), aggregation('N')]), 0)
  assert.equal(score([breakout('At', 'DateTime', { unit: 'month' }), breakout('To', 'Text'), aggregation('N')]), 0)
})
