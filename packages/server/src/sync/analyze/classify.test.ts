import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entityTypeOf } from '../metadata/entity-type.ts'
import { classify } from './classify.ts'
import type { Fingerprint } from '@querent/query'
import { typeByName } from './type-by-name.ts'

test('names tell what columns mean, when the base type fits', () => {
  const expected: [string, string, string | null][] = [
    ['ID', 'type/Integer', 'type/PK'],
    ['home_lat', 'type/Float', 'type/Latitude'],
    ['lat', 'type/Text', null],
    ['flat', 'type/Float', null],
    ['order_status', 'type/Text', null],
    ['STATUS', 'type/Text', 'type/Category'],
    ['card_type', 'type/Text', 'type/Category'],
    ['FirstName', 'type/Text', 'type/Name'],
    ['last_name', 'type/Text', 'type/Name'],
    ['surname', 'type/Text', null],
    ['zipcode', 'type/Integer', 'type/ZipCode'],
    ['item_count', 'type/Integer', 'type/Quantity'],
    ['created_at', 'type/DateTime', 'type/CreationTimestamp'],
    ['created_at', 'type/DateTimeWithTZ', 'type/CreationTimestamp'],
    ['created_on', 'type/Date', 'type/CreationDate'],
    ['start', 'type/Integer', null],
    ['deletion_time', 'type/Time', 'type/DeletionTime'],
    ['canceled_at', 'type/DateTime', 'type/CancelationTimestamp'],
    ['tax_rate', 'type/Decimal', 'type/Share'],
    ['cost_center', 'type/Text', null],
    ['cost', 'type/Decimal', 'type/Cost'],
    ['vendor', 'type/Text', 'type/Company'],
    ['date_of_birth', 'type/Date', 'type/Birthdate'],
    ['birthday', 'type/DateTime', 'type/Birthdate'],
    ['country_code', 'type/Text', 'type/Country'],
  ]
  for (const [name, base, type] of expected) assert.equal(typeByName(name, base), type, `${name} ${base}`)
})

const text = { 'percent-json': 0, 'percent-url': 0, 'percent-email': 0, 'percent-state': 0, 'average-length': 5 }
const field = {
  name: 'x',
  nfc_path: null,
  base_type: 'type/Text',
  semantic_type: null,
  has_field_values: null,
  customized: null,
}

function fingerprint(distinct: number, kind: Partial<typeof text> = {}, nulls = 0): Fingerprint {
  return { global: { 'distinct-count': distinct, 'nil%': nulls }, type: { 'type/Text': { ...text, ...kind } } }
}

test('values tell the rest', () => {
  assert.deepEqual(classify(field, fingerprint(5000, { 'percent-email': 0.96 })), { semantic_type: 'type/Email' })
  assert.deepEqual(classify(field, fingerprint(5000, { 'percent-email': 0.9 })), {})
  assert.deepEqual(classify(field, fingerprint(50, { 'percent-state': 0.7 })), {
    semantic_type: 'type/State',
    has_field_values: 'auto-list',
  })
  assert.deepEqual(classify(field, fingerprint(30)), { semantic_type: 'type/Category', has_field_values: 'auto-list' })
  assert.deepEqual(classify(field, fingerprint(31)), { has_field_values: 'auto-list' })
  assert.deepEqual(classify(field, fingerprint(1001)), {})
  assert.deepEqual(classify(field, fingerprint(0, {}, 1)), {})
  assert.deepEqual(classify(field, fingerprint(5000, { 'average-length': 51 })), { preview_display: false })
  assert.deepEqual(classify({ ...field, base_type: 'type/Float' }, fingerprint(3)), {})
  assert.deepEqual(classify({ ...field, base_type: 'type/Date' }, fingerprint(3)), {})
})

test('a choice made by a person stays', () => {
  assert.deepEqual(classify({ ...field, customized: ['semantic_type', 'has_field_values'] }, fingerprint(3)), {})
  assert.deepEqual(classify({ ...field, semantic_type: 'type/FK' }, fingerprint(3)), {})
})

test('table names tell what their rows are', () => {
  assert.equal(entityTypeOf('ORDERS'), 'entity/TransactionTable')
  assert.equal(entityTypeOf('app_users'), 'entity/UserTable')
  assert.equal(entityTypeOf('event_types'), 'entity/EventTable')
  assert.equal(entityTypeOf('catalog'), 'entity/EventTable')
  assert.equal(entityTypeOf('reviews'), 'entity/GenericTable')
})
