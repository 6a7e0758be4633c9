import assert from 'node:assert/strict'
import { test } from 'node:test'
import { embeddingKeys, isStaticEmbeddingOn } from './embedding.ts'
import { createSnapshot } from './snapshot.ts'

const [KEY, OLD] = ['a'.repeat(64), 'b'.repeat(64)]
const NOW = Date.parse('2026-05-06T07:08:09Z')

function snapshot(stored: Record<string, unknown>, environment: Record<string, unknown> = {}) {
  return createSnapshot(
    Object.entries(stored).map(([key, value]) => ({ key, isReadable: true, value })),
    new Map(Object.entries(environment).map(([key, value]) => [key, { value, envName: `MY_${key}` }])),
  )
}

test('tokens of the previous key are good until its time is over, and never without a key', () => {
  const keys = (previous: Record<string, unknown>, key: string | null = KEY) =>
    embeddingKeys(snapshot({ ...(key === null ? {} : { 'embedding-secret-key': key }), ...previous }), NOW)
  assert.deepEqual(keys({}), [KEY])
  assert.deepEqual(keys({}, null), [])
  const previous = { 'embedding-secret-key-previous': OLD }
  const until = (time: string) => ({ ...previous, 'embedding-secret-key-previous-until': time })
  assert.deepEqual(keys(previous), [KEY, OLD])
  assert.deepEqual(keys(previous, null), [])
  assert.deepEqual(keys(until('2026-05-06T07:08:10Z')), [KEY, OLD])
  assert.deepEqual(keys(until('2026-05-06T07:08:09Z')), [KEY])
})

test('the switch has two names, wherever it is set', () => {
  const both = (current: ReturnType<typeof snapshot>) => [
    current.get('enable-embedding'),
    current.get('enable-embedding-static'),
    isStaticEmbeddingOn(current),
  ]
  assert.deepEqual(both(snapshot({})), [false, false, false])
  assert.deepEqual(both(snapshot({ 'enable-embedding': true })), [true, true, true], 'of an earlier version')
  assert.deepEqual(both(snapshot({ 'enable-embedding-static': true })), [true, true, true])
  const fixed = snapshot({ 'enable-embedding-static': true }, { 'enable-embedding': false })
  assert.deepEqual(both(fixed), [false, false, false])
  assert.equal(fixed.envName('enable-embedding-static'), 'MY_enable-embedding')
  const newer = snapshot({}, { 'enable-embedding': false, 'enable-embedding-static': true })
  assert.deepEqual(
    [...both(newer), newer.envName('enable-embedding')],
    [true, true, true, 'MY_enable-embedding-static'],
  )
})
