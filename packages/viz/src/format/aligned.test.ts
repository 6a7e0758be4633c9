import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readData } from '../data/index.ts'
import { alignedColumn } from './aligned.ts'
import { createFormat } from './values.ts'

function textsOf(values: readonly (number | string | null)[], settings: object = {}, more: object = {}): string[] {
  const data = readData({
    cols: [{ name: 'N', base_type: 'type/Float', ...more }],
    rows: values.map((value) => [value]),
  })
  const format = createFormat({ visualizationSettings: { column_settings: { '["name","N"]': settings } } })
  const [column] = data.columns
  assert.ok(column)
  const { text } = format.of(alignedColumn(column, data, format))
  return values.map((value) => text(value))
}

test('all rows have as many decimals as the one that has most', () => {
  assert.deepEqual(textsOf([2, 2.38, 195.6, null]), ['2.00', '2.38', '195.60', ''])
  assert.deepEqual(textsOf([2, 0.5]), ['2.0', '0.5'])
  assert.deepEqual(textsOf([2, 0.1 + 0.2]), ['2.0', '0.3'])
  assert.deepEqual(textsOf([0.5, 0.123], { number_style: 'percent' }), ['50.0%', '12.3%'])
  assert.deepEqual(textsOf([1.5, 2], { number_separators: ',.' }), ['1,5', '2,0'])
})

test('whole numbers stay whole, small ones keep their digits, and what is set counts', () => {
  assert.deepEqual(textsOf([1000, 2]), ['1,000', '2'])
  assert.deepEqual(textsOf([0.0012, 3]), ['0.0012', '3.00'])
  assert.deepEqual(textsOf([2, 2.38], { decimals: 0 }), ['2', '2'])
})
