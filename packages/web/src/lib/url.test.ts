import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readQuestionHash, writeQuestionHash } from './url.ts'

const question = {
  dataset_query: { database: 1, type: 'query', query: { filter: ['=', ['field', 1, null], 'Ünïcode ✓ 😀 ???>>>'] } },
  display: 'bar',
  visualization_settings: { 'graph.title': 'Größe' },
}

test('a question comes back from its hash, which an address may hold as it is', () => {
  const hash = writeQuestionHash(question)
  assert.match(hash, /^[\w-]+$/)
  assert.deepEqual(readQuestionHash(`#${hash}`), question)
})

test('plain base64 of other tools is read, also percent-encoded', () => {
  const plain = Buffer.from(JSON.stringify(question)).toString('base64')
  assert.ok(/[+/=]/.test(plain))
  assert.deepEqual(readQuestionHash(`#${plain}`), question)
  assert.deepEqual(readQuestionHash(encodeURIComponent(plain)), question)
  assert.deepEqual(readQuestionHash(plain.replaceAll('=', '')), question)
})

test('anything else is no question', () => {
  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
  for (const hash of ['', '#', '#top', '%', base64('[]'), base64('{"dataset_query":1}'), base64('{"a":"\xff"}')]) {
    assert.equal(readQuestionHash(hash), null, hash)
  }
})
