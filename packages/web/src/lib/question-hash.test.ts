import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionHash, readQuestionHash } from './question-hash.ts'

test('what is written is read back, in any script and in the alphabet of addresses', () => {
  const question = { dataset_query: { database: 1, native: { query: "select 'Ωμέγα 🦉'" } }, display: 'table' }
  const hash = questionHash(question)
  assert.deepEqual(readQuestionHash(hash), question)
  assert.deepEqual(readQuestionHash(`#${encodeURIComponent(hash)}`), question)
  assert.deepEqual(readQuestionHash(hash.replaceAll('+', '-').replaceAll('/', '_')), question)
})

test('anything else is no question', () => {
  for (const hash of ['', '#', '#%', '#top', `#${btoa('{}')}`, `#${btoa('{"dataset_query":1}')}`]) {
    assert.equal(readQuestionHash(hash), null)
  }
})
