import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedTo, takes, wellsOf } from './pivot-wells.ts'

const column = (name: string, source: string) => ({ name, display_name: name, base_type: 'type/Text', source })
const cols = [
  column('a', 'breakout'),
  column('b', 'breakout'),
  column('pivot-grouping', 'breakout'),
  column('count', 'aggregation'),
  column('sum', 'aggregation'),
]

test('wells hold the groups and values, without the column of group numbers', () => {
  assert.deepEqual(wellsOf(cols, {}), { rows: ['a'], columns: ['b'], values: ['count', 'sum'] })
})

test('a name moves within a well and between wells that take it', () => {
  const wells = wellsOf(cols, {})
  assert.deepEqual(movedTo(wells, 'b', 'rows', 0), { rows: ['b', 'a'], columns: [], values: ['count', 'sum'] })
  assert.deepEqual(movedTo(wells, 'count', 'values', 2).values, ['sum', 'count'])
  assert.deepEqual(movedTo(wells, 'sum', 'values', 0).values, ['sum', 'count'])
  assert.equal(movedTo(wells, 'a', 'values', 0), wells)
  assert.equal(movedTo(wells, 'count', 'rows', 0), wells)
  assert.equal(takes('columns', 'rows'), true)
})
