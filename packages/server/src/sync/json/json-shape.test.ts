import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonType, JsonShape } from './json-shape.ts'

function types(...documents: Record<string, unknown>[]) {
  const shape = new JsonShape()
  for (const document of documents) shape.add(document)
  return shape.paths().map(({ keys, type, count }) => [keys.join('.'), type, count])
}

test('the type of a path is the narrowest that holds its values', () => {
  const cases: [expected: string, ...values: unknown[]][] = [
    ['type/Boolean', true, false, null],
    ['type/Integer', 1, 2_147_483_647, -5],
    ['type/BigInteger', 1, 2_147_483_648],
    ['type/Float', 1, 0.5],
    ['type/Float', 2 ** 63],
    ['type/Date', '2024-02-29', '1999-12-31'],
    ['type/DateTime', '2024-02-29', '2024-02-29T10:00:00'],
    ['type/DateTime', '2024-02-29T10:00Z', '2024-02-29 10:00:00.123+02:00'],
    ['type/Text', '2023-02-29', '2024-02-29'],
    ['type/Text', '2024-02-29T10:00', 'soon'],
    ['type/Text', '2024', '1'],
    ['type/Text', 1, '1'],
    ['type/Text', true, 1],
    ['type/Text', 1, [1]],
    ['type/Text', 1, {}],
  ]
  for (const [expected, ...values] of cases) {
    const found = types(...values.map((value) => ({ at: value })))
    assert.deepEqual(found[0]?.slice(0, 2), ['at', expected], JSON.stringify(values))
  }
})

test('paths without values of their own are left out', () => {
  assert.deepEqual(types({ a: null, b: [1, { c: 2 }], d: {}, e: { f: { g: 1 } } }, { e: { f: null } }), [
    ['e.f.g', 'type/Integer', 1],
  ])
})

test('keys that no name or path can hold are left out, and so is what lies too deep', () => {
  const deep = (levels: number): object => (levels === 0 ? { end: 1 } : { k: deep(levels - 1) })
  assert.deepEqual(types({ '': 1, 'a → b': 1, ['x'.repeat(101)]: 1, 'a\u0000': 1, '\ud800': 1, ...deep(8), ok: 1 }), [
    ['ok', 'type/Integer', 1],
  ])
  assert.equal(types({ ...deep(7) })[0]?.[0], 'k.k.k.k.k.k.k.end')
})

test('keys that no two documents share do not fill the memory', () => {
  const shape = new JsonShape()
  for (let index = 0; index < 6_000; index++) shape.add({ [`key${index}`]: 1 })
  assert.deepEqual([shape.isComplete, shape.paths().length], [false, 5_000])
})

test('types that are read as one another widen, others become text', () => {
  assert.equal(commonType('type/Integer', 'type/BigInteger'), 'type/BigInteger')
  assert.equal(commonType('type/Float', 'type/Integer'), 'type/Float')
  assert.equal(commonType('type/DateTime', 'type/Date'), 'type/DateTime')
  assert.equal(commonType('type/Boolean', 'type/Integer'), 'type/Text')
})
