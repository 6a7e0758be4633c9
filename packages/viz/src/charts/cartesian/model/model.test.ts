import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATEGORY, CHANNEL, MONTH, ORDERS, overTime, result, REVENUE } from '../../../../../../test/support/results.ts'
import { LIGHT } from '../../../color/index.ts'
import { shapeOf, type Data } from '../../../data/index.ts'
import { createFormat } from '../../../format/index.ts'
import { completeCartesian } from '../settings/index.ts'
import { aggregated } from './aggregate.ts'
import { modelOf, type Model } from './model.ts'
import { fitted } from './trend.ts'

function model(data: Data, settings: Record<string, unknown> = {}, mark: 'bar' | 'line' | 'combo' = 'bar'): Model {
  const complete = completeCartesian(settings, shapeOf(data))
  const size = { width: 600, height: 300 }
  return modelOf({ data, settings: complete, size, format: createFormat(), paint: LIGHT }, mark)
}

test('months without rows have places, and the rows stay where they are', () => {
  const data = result(
    [MONTH, REVENUE],
    [
      ['2026-05-01T00:00:00Z', 5],
      ['2026-01-01T00:00:00Z', 1],
      ['2026-02-01T00:00:00Z', 2],
    ],
  )
  const { places, series } = model(data)
  assert.deepEqual(
    places.cells.map((cell) => String(cell).slice(0, 7)),
    ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
  )
  assert.deepEqual(series[0]?.values, [1, 2, null, null, 5])
  assert.deepEqual(series[0]?.rows[4], [0])
})

test('missing values of lines are zero when set so', () => {
  const data = result(
    [CATEGORY, REVENUE],
    [
      ['a', 1],
      ['b', null],
    ],
  )
  const settings = { series_settings: { sum: { 'line.missing': 'zero' } } }
  assert.deepEqual(model(data, settings, 'line').series[0]?.values, [1, 0])
  assert.deepEqual(model(data, {}, 'line').series[0]?.values, [1, null])
})

test('small series are gathered, by the function that is set', () => {
  const data = overTime(2, 11, (i, channel) => (i === 0 ? channel + 1 : null))
  const all = model(data)
  assert.equal(all.series.length, 9)
  assert.equal(all.series.at(-1)?.name, 'Other')
  assert.deepEqual(all.series.at(-1)?.values, [1 + 2 + 3, null])
  assert.deepEqual(all.series.at(-1)?.rows[0], [0, 1, 2])
  const greatest = model(data, { 'graph.max_categories': 4, 'graph.other_category_aggregation_fn': 'max' })
  assert.deepEqual(greatest.series.at(-1)?.values, [7, null])
  assert.equal(model(data, { 'graph.max_categories_enabled': false }).series.length, 11)
})

test('order, names and colors of series, in the newer and in the older spelling', () => {
  const data = overTime(2, 3)
  const order = [
    { key: 'Organic', name: 'Search', color: '#ff0000' },
    { key: 'Direct', enabled: false },
  ]
  const newer = model(data, { 'graph.series_order': order, series_settings: { Affiliate: { title: 'Partners' } } })
  assert.deepEqual(
    newer.series.map(({ name }) => name),
    ['Search', 'Partners'],
  )
  assert.equal(newer.series[0]?.color, '#ff0000')
  const older = model(data, { 'graph.colors': ['#00ff00', 'url(evil)'], 'graph.series_labels': ['One', 'Two'] })
  assert.deepEqual(
    older.series.map(({ name }) => name),
    ['One', 'Two', 'Organic'],
  )
  assert.deepEqual(
    older.series.map(({ color }) => color),
    ['#00ff00', LIGHT.data[1], LIGHT.data[2]],
  )
})

test('a measure of another size has the right axis, unless stacked or set otherwise', () => {
  const data = result(
    [CATEGORY, REVENUE, ORDERS],
    [
      ['a', 90_000, 3],
      ['b', 80_000, 4],
    ],
  )
  const axes = (settings: Record<string, unknown>) => model(data, settings, 'combo').series.map(({ axis }) => axis)
  assert.deepEqual(axes({}), ['left', 'right'])
  assert.deepEqual(axes({ 'stackable.stack_type': 'stacked' }), ['left', 'left'])
  assert.deepEqual(axes({ 'graph.y_axis.auto_split': false }), ['left', 'left'])
  assert.deepEqual(axes({ series_settings: { sum: { axis: 'right' }, count: { axis: 'left' } } }), ['right', 'left'])
})

test('stacks: values below zero lie below, shares make one', () => {
  const data = result(
    [CATEGORY, CHANNEL, REVENUE],
    [
      ['a', 'x', 3],
      ['a', 'y', -2],
      ['a', 'z', 5],
    ],
  )
  const settings = { 'graph.dimensions': ['CATEGORY', 'CHANNEL'], 'stackable.stack_type': 'stacked' }
  assert.deepEqual(
    model(data, settings).drawn.map(({ spans }) => spans[0]),
    [
      [0, 3],
      [0, -2],
      [3, 8],
    ],
  )
  const shares = model(data, { ...settings, 'stackable.stack_type': 'normalized' }).drawn.map(({ spans }) => spans[0])
  assert.deepEqual(shares, [
    [0, 0.3],
    [0, -0.2],
    [0.3, 0.8],
  ])
})

test('one value for several', () => {
  const values = [4, null, 1, 7]
  assert.deepEqual(
    (['sum', 'avg', 'min', 'max', 'median', 'stddev'] as const).map((by) => aggregated(values, by)),
    [12, 4, 1, 7, 4, 3],
  )
  assert.equal(aggregated([null], 'sum'), null)
})

test('the line through points', () => {
  const line = fitted([
    [0, 1],
    [1, 3],
    [2, 5],
  ])
  assert.equal(line?.(10), 21)
  assert.equal(
    fitted([
      [1, 1],
      [1, 2],
    ]),
    undefined,
  )
  assert.equal(fitted([]), undefined)
})
