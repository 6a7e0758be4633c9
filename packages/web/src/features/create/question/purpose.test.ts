import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forPurpose, readPurpose } from './purpose.ts'

test('an address says what a question is for', () => {
  assert.equal(forPurpose('/question#abc', { dashboard: 3, tab: -1 }), '/question?dashboard=3&tab=-1#abc')
  assert.equal(forPurpose('/question/sql', {}), '/question/sql')
  assert.deepEqual(readPurpose({ dashboard: '3', tab: -1, type: 'model' }), { type: 'model', dashboard: 3, tab: -1 })
})

test('what makes no sense there is as if it were not', () => {
  assert.deepEqual(readPurpose({ dashboard: 'x', tab: 5, type: 'card' }), {})
  assert.deepEqual(readPurpose({ dashboard: -3, type: 7 }), {})
})
