import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasGroups, plainRows } from './plain-rows.ts'

const column = (name: string) => ({ name, display_name: name, base_type: 'type/Integer' })

test('a display without totals gets the rows of the question alone', () => {
  const pivot = {
    cols: [column('year'), column('pivot-grouping'), column('count')],
    rows: [
      [2030, 0, 5],
      [null, 0, 1],
      [null, 1, 6],
    ],
  }
  assert.equal(hasGroups(pivot), true)
  const plain = plainRows(pivot)
  assert.deepEqual(
    plain.cols.map(({ name }) => name),
    ['year', 'count'],
  )
  assert.deepEqual(plain.rows, [
    [2030, 5],
    [null, 1],
  ])
  assert.equal(hasGroups(plain), false)
  assert.equal(plainRows(plain), plain)
})
