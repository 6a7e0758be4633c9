import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sameJson } from './same-json.ts'

test('values are compared as JSON', () => {
  assert.ok(sameJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }))
  assert.ok(sameJson({ a: 1, b: undefined }, { a: 1 }))
  assert.ok(sameJson({}, { b: undefined }))
  assert.ok(sameJson(-0, 0))
  assert.ok(!sameJson({ a: undefined, b: 1 }, { a: 1 }))
  assert.ok(!sameJson({ a: null }, {}))
  assert.ok(!sameJson([1, 2], [2, 1]))
  assert.ok(!sameJson([], {}))
  assert.ok(!sameJson({ 0: 1 }, [1]))
  assert.ok(!sameJson('1', 1))
  assert.ok(!sameJson({ toString: 1 }, { valueOf: 1 }))
})
