import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageOf } from './message-of.ts'

test('what was thrown is told by its message, without one by its name', () => {
  assert.equal(messageOf(new Error('The disk is full')), 'The disk is full')
  assert.equal(messageOf(new AggregateError([new Error('refused')])), 'AggregateError')
  assert.equal(messageOf('out of luck'), 'out of luck')
})
