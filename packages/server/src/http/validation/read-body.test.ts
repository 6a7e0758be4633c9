import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ItemId, JsonMap, Maybe, PositiveInt } from '@querent/contract'
import { Type, type TSchema } from 'typebox'
import { readBody } from './read-body.ts'
import { isValid } from './validation.ts'

const read = (schema: TSchema, value: unknown) => readBody(schema, value, isValid)

test('numbers and booleans as text are read where the schema wants them', () => {
  const body = Type.Object({
    name: Type.String(),
    id: PositiveInt,
    parent_id: Maybe(ItemId),
    archived: Maybe(Type.Boolean()),
    share: Maybe(Type.Number()),
    ids: Maybe(Type.Array(PositiveInt)),
    by_id: Maybe(Type.Record(Type.String(), Type.Integer())),
    tabs: Maybe(Type.Array(Type.Object({ row: Type.Integer() }))),
  })
  const text = {
    name: '7',
    id: '8',
    parent_id: '9',
    archived: 'false',
    share: '-0.25',
    ids: ['1', 2],
    by_id: { a: '3' },
    tabs: [{ row: '0' }],
    more: '1',
  }
  assert.deepEqual(read(body, text), {
    name: '7',
    id: 8,
    parent_id: 9,
    archived: false,
    share: -0.25,
    ids: [1, 2],
    by_id: { a: 3 },
    tabs: [{ row: 0 }],
    more: '1',
  })
  assert.equal(read(body, 'text'), 'text')
  const valid = { name: 'a', id: 1 }
  assert.equal(read(body, valid), valid)
})

test('what is valid as text stays text, also deep in a query', () => {
  const query = {
    database: '1',
    query: { 'source-table': '2', limit: '3', filter: ['=', ['field', '4', null], 'true'] },
  }
  const body = Type.Object({ id: PositiveInt, dataset_query: JsonMap, value: Type.Unknown() })
  assert.deepEqual(read(body, { id: '1', dataset_query: query, value: '5' }), {
    id: 1,
    dataset_query: query,
    value: '5',
  })
  assert.equal(read(Type.Union([Type.Integer(), Type.String()]), '5'), '5')
  assert.equal(read(ItemId, '123456789012345678901'), '123456789012345678901', 'an entity id')
})

test('what no number holds, or what is no number to begin with, is not read', () => {
  for (const text of [
    '',
    ' 1',
    '1 ',
    '1e3',
    '0x1',
    '+1',
    '1.0',
    '--1',
    '9007199254740993',
    '9'.repeat(40),
    'null',
    '١',
  ]) {
    assert.equal(read(Type.Integer(), text), text)
  }
  for (const text of ['', '.5', '5.', '1e3', 'NaN', 'Infinity', '0.1234567890123456789']) {
    assert.equal(read(Type.Number(), text), text)
  }
  for (const text of ['TRUE', '1', '0', 'yes', '']) assert.equal(read(Type.Boolean(), text), text)
  assert.equal(read(PositiveInt, '0'), '0', 'the client reads what it sent')
  const union = Type.Union([
    Type.Object({ type: Type.Enum(['a']), n: Type.Integer() }),
    Type.Object({ type: Type.Enum(['b']) }),
  ])
  assert.deepEqual(read(union, { type: 'a', n: '1' }), { type: 'a', n: 1 })
  assert.deepEqual(read(union, { type: 'c', n: '1' }), { type: 'c', n: 1 })
  assert.equal(isValid(union, read(union, { type: 'c', n: '1' })), false)
})
