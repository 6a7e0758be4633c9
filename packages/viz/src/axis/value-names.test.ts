import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readData } from '../data/index.ts'
import { createFormat } from '../format/index.ts'
import { valueNames } from './value-names.ts'

function namesOf(values: readonly number[], settings: object = {}): string[] {
  const { columns } = readData({ cols: [{ name: 'N', base_type: 'type/Float' }], rows: [] })
  const [column] = columns
  assert.ok(column)
  return valueNames(
    values,
    createFormat({ visualizationSettings: { column_settings: { '["name","N"]': settings } } }).of(column),
  )
}

test('numbers along an axis are told apart, and say no more than that takes', () => {
  assert.deepEqual(namesOf([0, 1_000_000, 2_000_000]), ['0', '1M', '2M'])
  assert.deepEqual(namesOf([1_020_000, 1_040_000, 1_060_000]), ['1.02M', '1.04M', '1.06M'])
  assert.deepEqual(namesOf([0, 0.1 + 0.2, 0.6]), ['0', '0.3', '0.6'])
  assert.deepEqual(namesOf([0, 0.00002, 0.00004]), ['0', '0.00002', '0.00004'])
})

test('the digits that are set for a column do not make two ticks one', () => {
  assert.deepEqual(namesOf([500_000, 1_000_000, 1_500_000], { decimals: 0 }), ['500k', '1M', '1.5M'])
  assert.deepEqual(namesOf([0, 0.5, 1], { decimals: 0 }), ['0', '0.5', '1'])
})
