import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageOf } from './message-of.ts'

test('an error is kept by its message, and a very long one by its beginning', () => {
  assert.equal(messageOf(new Error('No route.')), 'No route.')
  assert.equal(messageOf(new TypeError('')), 'TypeError')
  assert.equal(messageOf('thrown'), 'thrown')
  assert.equal(messageOf(new Error('x'.repeat(1_000_000))).length, 10_001)
})
