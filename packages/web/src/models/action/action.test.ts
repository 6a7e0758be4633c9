import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShownAction } from '../../api/action.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import { fieldsOf, sayValue, sentValues, textOf, valuesFromFilters, wrongNumbers } from './index.ts'

const COLUMNS = [
  { id: 'id', type: 'type/BigInteger', required: true },
  { id: 'code', type: 'type/Text', 'display-name': 'Code' },
  { id: 'day', type: 'type/DateTimeWithLocalTZ' },
  { id: 'total', type: 'type/Decimal' },
  { id: 'paid', type: 'type/Boolean' },
]

const UPDATE: ShownAction = {
  id: 1,
  name: 'Change',
  database_id: 1,
  type: 'implicit',
  kind: 'row/update',
  parameters: COLUMNS,
  visualization_settings: {
    fields: {
      code: { order: 9, placeholder: 'Code', valueOptions: ['A', ['B', 'Bee']], inputType: 'select' },
      total: { hidden: true, defaultValue: 5 },
    },
  },
}

test('fields follow what was chosen for them, else their types', () => {
  const fields = fieldsOf(UPDATE)
  assert.deepEqual(
    fields.map(({ id, input }) => [id, input]),
    [
      ['id', 'number'],
      ['day', 'datetime'],
      ['total', 'number'],
      ['paid', 'boolean'],
      ['code', 'select'],
    ],
  )
  assert.deepEqual(
    fields.filter(({ isKey }) => isKey).map(({ id }) => id),
    ['id'],
  )
  const { options, placeholder, title } = fields.at(-1)!
  assert.deepEqual(options, [
    { id: 'A', label: 'A' },
    { id: 'B', label: 'Bee' },
  ])
  assert.deepEqual([title, placeholder], ['Code', ''])
})

test('a field knows its column where that was said', () => {
  const parameters = [
    { id: 'shop_id', type: 'type/Integer', field_id: 7 },
    { id: 'code', type: 'type/Text' },
  ]
  const fields = fieldsOf({ ...UPDATE, kind: 'row/create', parameters })
  assert.deepEqual(
    fields.map(({ id, columnId }) => [id, columnId]),
    [
      ['shop_id', 7],
      ['code', null],
    ],
  )
})

test('of a row that is there, only the key and what was changed is sent, with all digits', () => {
  const fields = fieldsOf(UPDATE)
  const row = { id: '9007199254740993', code: 'A', day: '2026-01-02T10:00:00.5Z', paid: 1 }
  const shown = Object.fromEntries(fields.map((field) => [field.id, textOf(field, Reflect.get(row, field.id))]))
  assert.deepEqual(shown, { id: '9007199254740993', day: '2026-01-02T10:00', total: '', paid: 'true', code: 'A' })
  assert.deepEqual(sentValues(fields, shown, row), { id: '9007199254740993' })
  assert.deepEqual(sentValues(fields, { ...shown, code: 'B', paid: 'false' }, row), {
    id: '9007199254740993',
    code: 'B',
    paid: false,
  })
  assert.deepEqual(
    wrongNumbers(fields, { total: '1,x' }).map(({ id }) => id),
    ['total'],
  )
})

test('filters give values to the parameters that they are connected to', () => {
  const action = {
    ...UPDATE,
    parameters: [{ id: 'u-1', target: ['variable', ['template-tag', 'code']] }, { id: 'id' }],
  }
  const parameter_mappings: DashboardCard['parameter_mappings'] = [
    { parameter_id: 'a', target: ['variable', ['template-tag', 'code']] },
    { parameter_id: 'b', target: 'id' },
    { parameter_id: 'c', target: ['variable', ['template-tag', 'gone']] },
  ]
  assert.deepEqual(valuesFromFilters({ action, parameter_mappings }, { a: ['X', 'Y'], b: 7, c: 1 }), {
    'u-1': 'X',
    id: 7,
  })
  assert.deepEqual(valuesFromFilters({ action, parameter_mappings }, { a: null, b: '' }), {})
})

test('values of a row are said without what computers add', () => {
  assert.deepEqual(['2026-01-02T00:00:00Z', '2026-01-02T10:30:00+02:00', null, true].map(sayValue), [
    '2026-01-02',
    '2026-01-02 10:30:00+02:00',
    '–',
    'Yes',
  ])
})
