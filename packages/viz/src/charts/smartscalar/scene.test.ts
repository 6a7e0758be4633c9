import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { readData, shapeOf } from '../../data/index.ts'
import { createFormat } from '../../format/index.ts'
import { aggregation, breakout, column, drawSample } from '../sample.ts'
import { changesOf, pointsOf } from './changes.ts'
import { smartscalar } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, smartscalar, SAMPLES)

function changes(unit: string | undefined, rows: [string, number][], comparisons: object[]) {
  const data = readData({ cols: [breakout('At', 'Date', { unit }), aggregation('N')], rows })
  const settings = smartscalar.complete({ 'scalar.comparisons': comparisons }, shapeOf(data))
  const [dimension, metric] = data.columns
  assert.ok(dimension && metric)
  const points = pointsOf(data, dimension, metric)
  return changesOf({ data, settings, format: createFormat() }, { points, dimension, metric })
}

test('a period without a row has nothing to compare with, the previous value has', () => {
  const rows: [string, number][] = [
    ['2026-03-01', 10],
    ['2026-05-01', 15],
  ]
  const [period, value] = changes('month', rows, [{ type: 'previousPeriod' }, { type: 'previousValue' }])
  assert.deepEqual([period?.name, period?.before], ['April, 2026', null])
  assert.deepEqual([value?.name, value?.share], ['March, 2026', 0.5])
})

test('rows in any order, and a change from below zero, are compared', () => {
  const rows: [string, number][] = [
    ['2026-01-01', 5],
    ['2025-01-01', -10],
  ]
  assert.equal(changes('year', rows, [{ type: 'periodsAgo', value: 1 }])[0]?.share, 1.5)
})

test('dates of SQL are compared by the unit that they have, and by the row before where they have none', () => {
  const previous = [{ type: 'previousPeriod' }]
  const rows: [string, number][] = [
    ['2019-10-01', 8],
    ['2019-11-01', 9],
  ]
  for (const unit of ['default', undefined]) {
    const cols = [column('At', 'Date', { unit }), column('N', 'Float')]
    const scene = drawSample(smartscalar, { name: '', cols, rows }, LIGHT)
    assert.equal(scene.summary, 'N, November, 2019: 9, 12.5% vs. October, 2019')
  }
  const [irregular] = changes(
    undefined,
    [
      ['2019-10-01T10:00:12', 8],
      ['2019-11-03T11:12:13', 9],
    ],
    previous,
  )
  assert.deepEqual([irregular?.name, irregular?.share], ['October 1, 2019', 0.125])
})

test('a low card has a smaller number rather than one change less', () => {
  const cols = [breakout('At', 'Date', { unit: 'month' }), aggregation('N')]
  const rows = ['2026-01-01', '2026-02-01', '2026-03-01'].map((month, i) => [month, 20 + 10 * i])
  const settings = { 'scalar.comparisons': [{ type: 'previousPeriod' }, { type: 'periodsAgo', value: 2 }] }
  const data = readData({ cols, rows })
  const textsAt = (height: number) => {
    const complete = smartscalar.complete(settings, shapeOf(data))
    const size = { width: 260, height }
    const { nodes } = smartscalar.scene({ data, settings: complete, size, format: createFormat(), paint: LIGHT })
    return nodes.flatMap((node) => (node.kind === 'text' ? [node.text] : []))
  }
  const changes = ['33.3%', 'vs. Feb, 2026', '100%', 'vs. Jan, 2026']
  const said = (texts: readonly string[]) =>
    changes.every((text) => texts.some((one) => one.includes(text.slice(0, 5))))
  assert.deepEqual(textsAt(84).slice(0, 2), ['40', 'March, 2026'])
  assert.ok(said(textsAt(84)), textsAt(84).join())
  // At last the period gives its place.
  assert.ok(said(textsAt(66)) && !textsAt(66).includes('March, 2026'), textsAt(66).join())
})
