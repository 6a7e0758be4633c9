import assert from 'node:assert/strict'
import { test } from 'node:test'
import { JsonMap, ListOf, Maybe, NonBlank, OneOf, PositiveInt, TextFlag } from '@querent/contract'
import { Type, type TSchema } from 'typebox'
import { describeErrors } from './validation.ts'

/** What is told of a value under both keys. */
function told(schema: TSchema, value: unknown): unknown[] {
  const { body } = describeErrors(Type.Object({ x: schema }), { x: value })
  const { errors, 'specific-errors': specific }: Record<string, Record<string, unknown>> = Object(body)
  return [errors?.['x'], specific?.['x']]
}

test('plain types are told in the words that clients know', () => {
  const cases: [TSchema, unknown, string, string][] = [
    [Type.Integer(), 'My DB', 'integer', 'should be an integer, received: "My DB"'],
    [Type.String(), 3, 'string', 'should be a string, received: 3'],
    [Type.String(), null, 'string', 'should be a string, received: nil'],
    [Type.String({ minLength: 1 }), '', 'string', 'should be at least 1 character, received: ""'],
    [Type.Boolean(), 'x', 'boolean', 'should be a boolean, received: "x"'],
    [TextFlag, 'x', 'boolean', 'should be a boolean, received: "x"'],
    [Type.Integer({ minimum: 1 }), 0, 'integer greater than 0', 'should be a positive int, received: 0'],
    [
      PositiveInt,
      0,
      'value must be an integer greater than zero.',
      'value must be an integer greater than zero., received: 0',
    ],
    [NonBlank, ' ', 'value must be a non-blank string.', 'non-blank string, received: " "'],
    [OneOf(['a', 'b']), 'c', 'enum of a, b', 'should be either a or b, received: "c"'],
    [OneOf(['a', 'b', 'c']), 4, 'enum of a, b, c', 'should be either a, b or c, received: 4'],
    [JsonMap, 7, 'map', 'invalid type, received: 7'],
    [
      Type.Object({ a: Type.Integer(), b: Type.Optional(Type.String()) }),
      [],
      'map where {:a -> <integer>, :b (optional) -> <string>}',
      'invalid type, received: []',
    ],
    [Type.Array(Type.Integer()), 'a', 'sequence of integer', 'invalid type, received: "a"'],
    [Type.Array(Type.Integer()), [1, 'a'], 'sequence of integer', 'should be an integer, received: "a"'],
    [Type.Array(Type.Integer(), { uniqueItems: true }), {}, 'set of integer', 'invalid type, received: {}'],
    [Type.Record(Type.String(), OneOf(['a', 'b'])), { k: 'c' }, 'map', 'should be either a or b, received: "c"'],
  ]
  for (const [schema, value, rule, complaint] of cases) assert.deepEqual(told(schema, value), [rule, [complaint]])
})

test('what may be left out is nullable, and only the rule says so', () => {
  assert.deepEqual(told(Maybe(Type.Integer()), 'a'), ['nullable integer', ['should be an integer, received: "a"']])
  assert.deepEqual(told(Type.Optional(Type.Boolean()), 1), ['nullable boolean', ['should be a boolean, received: 1']])
  assert.deepEqual(told(ListOf(PositiveInt), [0]), [
    'nullable sequence of value must be an integer greater than zero.',
    ['value must be an integer greater than zero., received: 0'],
  ])
})

test('a rule that says itself that nothing is allowed is told once', () => {
  const rule = 'value may be nil, or if non-nil, value must be an array.'
  assert.deepEqual(told(Maybe(Type.Array(JsonMap, { rule })), 'a'), [rule, [`${rule}, received: "a"`]])
})

test('alternatives are told together, each with what is wrong', () => {
  assert.deepEqual(told(Type.Union([Type.String(), Type.Array(Type.Integer()), Type.Null()]), 1), [
    'nullable string or sequence of integer',
    ['should be a string, received: 1', 'invalid type, received: 1'],
  ])
})

test('a missing key, and a key that a closed map does not have', () => {
  assert.deepEqual(told(Type.String(), undefined), ['string', ['missing required key, received: nil']])
  const closed = Type.Object({ a: Type.Optional(Type.Integer()) }, { additionalProperties: false })
  assert.deepEqual(told(closed, { a: 1, b: 2 }), [{ b: 'disallowed key' }, { b: ['disallowed key'] }])
})
