import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TextRows } from '../cells/text-rows.ts'
import { ColumnKinds } from './column-kinds.ts'
import { numberReader } from './numbers.ts'
import type { LoadType, NumberSeparators } from '../types.ts'

function kindsOf(values: readonly string[], separators: NumberSeparators = '.,'): ColumnKinds {
  const kinds = new ColumnKinds(numberReader(separators))
  const rows = new TextRows(1)
  for (const [index, value] of values.entries()) rows.add(index + 1, [value])
  kinds.see(rows.take(0), 0)
  return kinds
}

const LONG = 'x'.repeat(256)

/** Contract: uploads, section 5. */
const COLUMNS: readonly [values: string[], type: LoadType][] = [
  [[], 'text'],
  [['', '  ', '\u00a0'], 'text'],
  [['0', '1'], 'boolean'],
  [['0', '1', 'yes'], 'boolean'],
  [['0', '1', '2'], 'integer'],
  [['0', '1', '2', 'yes'], 'varchar-255'],
  [['1', '2.0'], 'float'],
  [['1', '2.5'], 'float'],
  [['1,000', ' -5 '], 'integer'],
  [['2', 'x'], 'varchar-255'],
  [['2', LONG], 'text'],
  [['😀'.repeat(255)], 'varchar-255'],
  [['😀'.repeat(256)], 'text'],
  [['2000-01-30', 'Jan 30 2000'], 'date'],
  [['2000-01-30', '2000-01-30 10:20'], 'datetime'],
  [['2000-01-30T10:20Z'], 'offset-datetime'],
  [['2000-01-30T10:20', '2000-01-30T10:20Z'], 'varchar-255'],
  [['2000-01-30', '5'], 'varchar-255'],
  [['true', '2000-01-30'], 'varchar-255'],
  [['9223372036854775807', '-9223372036854775808'], 'integer'],
  [['9223372036854775808'], 'varchar-255'],
  [['9223372036854775808', '0.5'], 'varchar-255'],
  [['9'.repeat(300)], 'text'],
]

for (const [values, type] of COLUMNS) {
  const shown = JSON.stringify(values.map((value) => value.slice(0, 30)))
  test(`${shown} are ${type}`, () => assert.equal(kindsOf(values).type(), type))
}

test('what values fit besides shows whether a table can keep its type', () => {
  assert.deepEqual(kindsOf(['1', '0']).fits(), ['boolean', 'integer', 'float', 'varchar-255', 'text'])
  assert.deepEqual(kindsOf(['1', '2.0']).fits(), ['integer', 'float', 'varchar-255', 'text'])
  assert.deepEqual(kindsOf(['2000-01-30']).fits(), ['date', 'datetime', 'varchar-255', 'text'])
  assert.deepEqual(kindsOf([LONG]).fits(), ['text'])
})

test('the kind of a value does not hang on those before it', () => {
  assert.equal(kindsOf(['x', '5']).type(), 'varchar-255')
  assert.equal(kindsOf(['5', 'x']).type(), 'varchar-255')
  assert.equal(kindsOf(['x', LONG]).type(), 'text')
})
