import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonShapeFault, MAX_JSON_DEPTH } from './json-depth.ts'

test('levels of lists and maps count, brackets in texts do not', () => {
  const isTooDeep = (text: string) => jsonShapeFault(text) === 'too-deep'
  const nested = (levels: number, text = '1') => '['.repeat(levels) + text + ']'.repeat(levels)
  assert.equal(isTooDeep(nested(MAX_JSON_DEPTH)), false)
  assert.equal(isTooDeep(nested(MAX_JSON_DEPTH + 1)), true)
  assert.equal(isTooDeep('{"a":'.repeat(MAX_JSON_DEPTH + 1)), true)
  assert.equal(isTooDeep(JSON.stringify(['['.repeat(5_000), '\\"[['.repeat(5_000), '\\'])), false)
  assert.equal(isTooDeep(JSON.stringify(Array.from({ length: 5_000 }, () => [1]))), false)
  assert.equal(isTooDeep(nested(MAX_JSON_DEPTH + 1, JSON.stringify('a"b\\'))), true)
  assert.equal(isTooDeep('"'.repeat(5_001)), false)
})

test('values count wherever they are, commas in texts do not', () => {
  const holdsMoreValues = (text: string, most: number) => jsonShapeFault(text, most) === 'too-many-values'
  const values = { list: [1, [2], {}], text: ',,,[[[{{{"' }
  const text = JSON.stringify(values)
  assert.equal(holdsMoreValues(text, 8), false)
  assert.equal(holdsMoreValues(JSON.stringify({ ...values, one: 1, more: [3, 4] }), 10), true)
  assert.equal(holdsMoreValues(`[${'1,'.repeat(99)}1]`, 102), false)
  assert.equal(holdsMoreValues(`[${'[],'.repeat(100)}1]`, 150), true)
})
