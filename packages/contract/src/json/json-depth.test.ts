import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooDeep, MAX_JSON_DEPTH } from './json-depth.ts'

test('levels of lists and maps count, brackets in texts do not', () => {
  const nested = (levels: number, text = '1') => '['.repeat(levels) + text + ']'.repeat(levels)
  assert.equal(isTooDeep(nested(MAX_JSON_DEPTH)), false)
  assert.equal(isTooDeep(nested(MAX_JSON_DEPTH + 1)), true)
  assert.equal(isTooDeep('{"a":'.repeat(MAX_JSON_DEPTH + 1)), true)
  assert.equal(isTooDeep(JSON.stringify(['['.repeat(5_000), '\\"[['.repeat(5_000), '\\'])), false)
  assert.equal(isTooDeep(JSON.stringify(Array.from({ length: 5_000 }, () => [1]))), false)
  assert.equal(isTooDeep(nested(MAX_JSON_DEPTH + 1, JSON.stringify('a"b\\'))), true)
  assert.equal(isTooDeep('"'.repeat(5_001)), false)
})
