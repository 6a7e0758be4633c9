import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { textContext } from '../../../../test/support/text-context.ts'
import { parse, print, type Clause, type TextColumn } from './index.ts'

function columnOf(id: number, display_name: string, more: Partial<TextColumn> = {}): TextColumn {
  return { name: `c${id}`, display_name, base_type: 'type/Text', ref: ['field', {}, id], ...more }
}

const read = (columns: readonly TextColumn[], text: string) =>
  parse(text, textContext('expression', { columns })).clause
const shown = (columns: readonly TextColumn[], ref: Clause) => print(ref, textContext('expression', { columns }))

test('a name that several have is printed with what tells them apart', () => {
  const orders = columnOf(1, 'Total', {
    name: 'total',
    join_alias: 'Orders',
    ref: ['field', { 'join-alias': 'Orders' }, 1],
  })
  const refunds = columnOf(1, 'Total', {
    name: 'total',
    join_alias: 'Refunds',
    ref: ['field', { 'join-alias': 'Refunds' }, 1],
  })
  const own = columnOf(2, 'Total')
  assert.equal(shown([orders], orders.ref), '[Total]')
  assert.equal(shown([orders, refunds], refunds.ref), '[Refunds → Total]')
  assert.equal(shown([own, orders, refunds], own.ref), '[Total]')
  assert.deepEqual(read([orders, refunds], '[refunds->total]'), refunds.ref)
})

test('columns alike in all are told apart by their order', () => {
  const columns = [columnOf(1, 'A', { name: 'a' }), columnOf(2, 'A', { name: 'a' })]
  assert.equal(shown(columns, ['field', {}, 2]), '[A (2)]')
})

test('brackets, backslashes and blanks of names are kept', () => {
  const columns = [columnOf(1, 'a]b[c\\'), columnOf(2, ' blanks '), columnOf(3, 'A → B: Month')]
  assert.equal(shown(columns, ['field', {}, 1]), String.raw`[a\]b\[c\\]`)
  for (const { ref } of columns) assert.deepEqual(read(columns, shown(columns, ref)), ref)
})

test('whatever columns are called, each has a text that means it', () => {
  const label = fc.oneof(fc.string(), fc.constantFrom('Name', 'name', 'A → Name', 'Name (2)', 'Name: Month', ''))
  const way = fc.constantFrom(null, 'A', 'B')
  const many = fc.array(fc.record({ display_name: label, name: label, join_alias: way }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(many, (all) => {
      const columns = all.map((one, id): TextColumn => ({ ...one, base_type: 'type/Text', ref: ['field', {}, id + 1] }))
      for (const { ref } of columns) assert.deepEqual(read(columns, shown(columns, ref)), ref, shown(columns, ref))
    }),
    { numRuns: 1000 },
  )
})

test('a column in months is told from one that is called so', () => {
  const columns = [columnOf(1, 'A', { base_type: 'type/Date' }), columnOf(2, 'A: Month')]
  const month: Clause = ['field', { 'temporal-unit': 'month' }, 1]
  assert.equal(shown(columns, month), '[c1: Month]')
  assert.deepEqual(read(columns, '[c1: Month]'), month)
})

test('ids of references are left out, columns that are gone are told', () => {
  const columns = [columnOf(1, 'A', { ref: ['field', { 'lib/uuid': 'x', 'base-type': 'type/Text' }, 1] })]
  assert.deepEqual(read(columns, '[A]'), ['field', { 'base-type': 'type/Text' }, 1])
  const gone = shown(columns, ['field', {}, 77])
  const { errors } = parse(gone, textContext('expression', { columns }))
  assert.deepEqual([gone, errors[0]?.code], ['[77]', 'unknown-column'])
})

test('metrics and segments whose names columns have are called by their ids', () => {
  const context = textContext('aggregation', { metrics: [{ id: 7, name: 'Total' }] })
  assert.equal(print(['metric', {}, 7], context), 'Metric(7)')
  assert.deepEqual(parse('Metric(7)', context).clause, ['metric', {}, 7])
})
