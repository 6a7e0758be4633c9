import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPicture } from '../../../../../test/support/pictures.ts'
import {
  CATEGORY,
  CATEGORY_RESULTS,
  CHANNEL,
  ORDERS,
  pictureOf,
  result,
  REVENUE,
  sceneOf,
  wave,
} from '../../../../../test/support/results.ts'
import { DARK, LIGHT } from '../../color/index.ts'
import { scatter } from './index.ts'

const PRICE = { ...REVENUE, name: 'price', display_name: 'Price' }
const pairs = (count: number, x: (i: number) => number | null = (i) => wave(i, 3)) =>
  result(
    [PRICE, REVENUE],
    Array.from({ length: count }, (_, i) => [x(i), wave(i) * 40]),
  )

const RESULTS = {
  typical: pairs(80),
  empty: pairs(0),
  'one-row': pairs(1),
  nulls: pairs(30, (i) => (i % 4 === 0 ? null : wave(i, 3))),
  negative: pairs(40, (i) => wave(i, 3) - 140),
  'many-points': pairs(5000, (i) => wave(i, 5) + (i % 97)),
  'thousand-categories': CATEGORY_RESULTS['thousand-categories']!,
  'long-labels': CATEGORY_RESULTS['long-labels']!,
}

for (const [name, data] of Object.entries(RESULTS)) {
  test(`points: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(scatter, data, LIGHT)))
}

const bubbles = result(
  [PRICE, CHANNEL, REVENUE, ORDERS, CATEGORY],
  Array.from({ length: 40 }, (_, i) => [
    wave(i, 3),
    ['Affiliate', 'Direct', 'Organic'][i % 3]!,
    wave(i),
    i * i,
    `Item ${i}`,
  ]),
)
const settings = {
  'graph.dimensions': ['price', 'CHANNEL'],
  'graph.metrics': ['sum'],
  'scatter.bubble': 'count',
  'graph.show_trendline': true,
}

test('bubbles in the dark, with trends', () => {
  assertPicture(import.meta.url, 'dark', pictureOf(scatter, bubbles, DARK, { settings }))
})

test('every point answers with its row', () => {
  const { hits } = sceneOf(scatter, bubbles, LIGHT, { settings })
  assert.equal(hits.length, 40)
  const hit = hits.find(({ rows }) => rows[0] === 7)
  assert.deepEqual(hit?.columns, [2, 0, 1, 3])
  assert.deepEqual(hit?.values, [wave(7), wave(7, 3), 'Direct', 49])
})

test('a range is chosen from numbers in their order, and not from names', () => {
  const { across } = sceneOf(
    scatter,
    pairs(30, (i) => (i % 3) * 10),
    LIGHT,
  )
  assert.equal(across?.kind, 'number')
  assert.equal(across?.isLoose, true)
  assert.deepEqual(
    across?.places.map(({ value }) => value),
    [0, 10, 20],
  )
  const centers = across?.places.map(({ center }) => center) ?? []
  assert.deepEqual(
    centers,
    centers.toSorted((one, other) => one - other),
  )
  assert.equal(sceneOf(scatter, pairs(1), LIGHT).across, undefined)
  assert.equal(sceneOf(scatter, CATEGORY_RESULTS['long-labels']!, LIGHT).across, undefined)
})

test('labels of numbers are places in the order of the numbers', () => {
  const own = { ...PRICE, name: 'prio', remapped_to: 'Prio' }
  const labels = { ...CHANNEL, name: 'Prio', display_name: 'Prio', remapped_from: 'prio' }
  const rows = [
    [10, 4, 'Alarm'],
    [1, 2, 'Low'],
    [10, 1, 'Alarm'],
    [2, 3, 'High'],
  ]
  const { hits, nodes } = sceneOf(scatter, result([own, REVENUE, labels], rows), LIGHT, {
    settings: { 'graph.dimensions': ['prio'], 'graph.metrics': ['sum'] },
  })
  const shown = JSON.stringify(nodes)
  const at = ['Low', 'High', 'Alarm'].map((label) => shown.indexOf(`"text":"${label}"`))
  assert.ok(at[0]! > 0 && at[0]! < at[1]! && at[1]! < at[2]!, shown)
  assert.equal(hits.length, 4)
})
