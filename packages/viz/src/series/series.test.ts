import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Column, ResultData } from '../grid/index.ts'
import { withSeries } from './series.ts'

const column = (name: string, base_type: string) => ({ name, display_name: name, base_type }) as Column
const month = column('month', 'type/Date')
const count = column('count', 'type/Integer')
const data = (rows: (string | number)[][]) => ({ cols: [month, count], rows }) as unknown as ResultData

test('numbers of further questions stand beside those of the first', () => {
  const merged = withSeries(
    data([
      ['2024-01', 1],
      ['2024-02', 2],
    ]),
    [
      data([
        ['2024-02', 20],
        ['2024-03', 30],
      ]),
    ],
    ['Plan'],
  )
  assert.deepEqual(merged.rows, [
    ['2024-01', 1, null],
    ['2024-02', 2, 20],
    ['2024-03', null, 30],
  ])
  assert.deepEqual(
    merged.cols.map(({ name, display_name }) => [name, display_name]),
    [
      ['month', 'month'],
      ['count', 'count'],
      ['count_2', 'Plan'],
    ],
  )
})

test('a chart that is broken out twice stays as it is', () => {
  const twice = data([
    ['2024-01', 1],
    ['2024-01', 2],
  ])
  assert.equal(withSeries(twice, [data([])], ['Plan']), twice)
})
