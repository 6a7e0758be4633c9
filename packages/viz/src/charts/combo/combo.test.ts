import { test } from 'node:test'
import { assertPicture } from '../../../../../test/support/pictures.ts'
import {
  CATEGORY,
  month,
  MONTH,
  ORDERS,
  pictureOf,
  result,
  REVENUE,
  wave,
} from '../../../../../test/support/results.ts'
import { DARK, LIGHT } from '../../color/index.ts'
import { combo } from './index.ts'

const rows = (count: number, name: (i: number) => string | null) =>
  Array.from({ length: count }, (_, i) => [name(i), wave(i) * 2100, Math.round(wave(i, 2) / 3)])

const RESULTS = {
  typical: result([MONTH, REVENUE, ORDERS], rows(14, month)),
  empty: result([MONTH, REVENUE, ORDERS], []),
  'one-row': result([MONTH, REVENUE, ORDERS], rows(1, month)),
  nulls: result(
    [CATEGORY, REVENUE, ORDERS],
    [
      ['a', null, 3],
      [null, 4, null],
      ['c', 5, 6],
    ],
  ),
  negative: result(
    [MONTH, REVENUE, ORDERS],
    rows(9, month).map(([at, a, b]) => [at!, Number(a) - 300_000, 40 - Number(b)]),
  ),
  'thousand-categories': result(
    [CATEGORY, REVENUE, ORDERS],
    rows(1000, (i) => `Item ${i}`),
  ),
  'long-labels': result(
    [CATEGORY, REVENUE, ORDERS],
    rows(5, (i) => `A department with a name that is long, number ${i + 1}`),
  ),
}

for (const [name, data] of Object.entries(RESULTS)) {
  test(`bars and lines: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(combo, data, LIGHT)))
}

test('bars and lines in the dark, the sides as they are set', () => {
  const settings = {
    series_settings: { sum: { axis: 'right', display: 'area' }, count: { axis: 'left', display: 'bar' } },
  }
  assertPicture(import.meta.url, 'dark', pictureOf(combo, RESULTS.typical, DARK, { settings }))
})
