import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  CATEGORY,
  CHANNEL,
  MONTH,
  month,
  ORDERS,
  overTime,
  result,
  REVENUE,
} from '../../../../../../test/support/results.ts'
import { LIGHT } from '../../../color/index.ts'
import { shapeOf, type Data } from '../../../data/index.ts'
import { createFormat } from '../../../format/index.ts'
import type { Looks } from '../../../scene/index.ts'
import { completeCartesian } from '../settings/index.ts'
import { aggregated } from './aggregate.ts'
import { lookOf, modelOf, type Model } from './model.ts'
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

test('dates of SQL stand by the unit that they have, and are named by it', () => {
  const date = { name: 'D', display_name: 'D', base_type: 'type/Date', unit: 'default', source: 'native' }
  const amount = { ...REVENUE, source: 'native' }
  const months = model(
    result(
      [date, amount],
      ['2024-01-01', '2024-02-01', '2024-06-01', '2025-01-01'].map((at, i) => [at, i]),
    ),
    { series_settings: { sum: { 'line.missing': 'zero' } } },
    'line',
  )
  assert.equal(months.places.cells.length, 13)
  assert.equal(months.label(1), 'February, 2024')
  assert.deepEqual(months.series[0]?.values, [0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3])
  const years = model(
    result(
      [date, amount],
      [
        ['2019-01-01', 1],
        ['2021-01-01', 2],
      ],
    ),
  )
  assert.deepEqual([0, 1, 2].map(years.label), ['2019', '2020', '2021'])
  const days = model(
    result(
      [date, amount],
      [
        ['2024-01-03', 1],
        ['2024-02-05', 2],
        ['2025-01-30', 2],
      ],
    ),
  )
  assert.deepEqual([days.places.cells.length, days.places.kind], [3, 'time'])
})

test('bins without rows have places, and say from where to where they reach', () => {
  const price = { name: 'P', base_type: 'type/Float', source: 'breakout', binning_info: { bin_width: 50 } }
  const { places, label, series } = model(
    result(
      [price, REVENUE],
      [
        [50, 2],
        [-100, 1],
        [null, 3],
      ],
    ),
  )
  assert.deepEqual(places.cells, [-100, -50, 0, 50, null])
  assert.deepEqual(series[0]?.values, [1, null, null, 2, 3])
  assert.deepEqual(
    places.cells.map((_, place) => label(place)),
    ['-100 – -50', '-50 – 0', '0 – 50', '50 – 100', '(empty)'],
  )
})

test('numbers that are shown as texts are one dimension, in the order of the numbers', () => {
  const rating = { name: 'R', base_type: 'type/Integer', source: 'breakout', remapped_to: 'Rating' }
  const text = { name: 'Rating', base_type: 'type/Text', source: 'breakout', remapped_from: 'R' }
  const rows = [
    [month(0), 3, 'good', 1],
    [month(1), 1, 'poor', 2],
    [month(1), 2, 'fair', 4],
    [month(1), 3, 'good', 8],
  ]
  const byMonth = model(result([MONTH, rating, text, REVENUE], rows))
  assert.deepEqual(
    byMonth.series.map(({ name, values, split }) => [name, values, split?.cell]),
    [
      ['poor', [null, 2], 1],
      ['fair', [null, 4], 2],
      ['good', [1, 8], 3],
    ],
  )
  const byRating = model(result([MONTH, rating, text, REVENUE], rows), { 'graph.dimensions': ['R', 'MONTH'] })
  assert.deepEqual(byRating.places.cells, [1, 2, 3])
  assert.deepEqual([0, 1, 2].map(byRating.label), ['poor', 'fair', 'good'])
  const alone = model(
    result(
      [rating, text, REVENUE],
      rows.slice(1).map((row) => row.slice(1)),
    ),
  )
  assert.equal(alone.series.length, 1)
  assert.equal(alone.places.kind, 'band')
})

test('a filter leaves the colors and the second axis of what it leaves', () => {
  const years = (...names: string[]) =>
    result(
      [MONTH, CHANNEL, REVENUE],
      names.map((name, i) => [month(0), name, i + 1]),
    )
  const before = lookOf(model(years('2025', '2026', '2027')))
  const only = again(years('2026'), before)
  assert.deepEqual(
    only.series.map(({ color }) => color),
    [LIGHT.data[1]],
  )
  const sizes = (orders: number) => result([MONTH, REVENUE, ORDERS], [[month(0), 4000, orders]])
  const apart = lookOf(model(sizes(20)))
  assert.deepEqual(
    again(sizes(900), apart).series.map(({ axis }) => axis),
    ['left', 'right'],
  )
  assert.equal(again(sizes(900), undefined).series[1]?.axis, 'left')
})

function again(data: Data, before: Looks | undefined): Model {
  const settings = completeCartesian({}, shapeOf(data))
  const size = { width: 600, height: 300 }
  return modelOf({ data, settings, size, format: createFormat(), paint: LIGHT, before }, 'bar')
}

test('numbers of a histogram ascend, even without bins', () => {
  const amount = { name: 'amount', display_name: 'Amount', base_type: 'type/Integer', source: 'native' }
  const data = result(
    [amount, REVENUE],
    [
      [400, 1],
      [0, 2],
      [-300, 3],
    ],
  )
  const settings = { 'graph.x_axis.scale': 'histogram', 'graph.dimensions': ['amount'], 'graph.metrics': ['sum'] }
  const { places, series } = model(data, settings)
  assert.deepEqual(places.cells, [-300, 0, 400])
  assert.deepEqual(series[0]?.values, [3, 2, 1])
})

test('the value that stands for all others comes last', () => {
  const data = result(
    [CHANNEL, REVENUE],
    [
      ['Rest', 9],
      ['Web', 5],
      ['Shop', 3],
    ],
  )
  const { places, series } = model(data, { 'graph.x_axis.rest_value': 'Rest' })
  assert.deepEqual(places.cells, ['Web', 'Shop', 'Rest'])
  assert.deepEqual(series[0]?.values, [5, 3, 9])
  assert.deepEqual(model(data, { 'graph.x_axis.rest_value': 'None' }).places.cells, ['Rest', 'Web', 'Shop'])
})
