import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callerOf } from './caller.ts'
import { GUESTS, SERVER } from './fair-queue.ts'

test('what guests ask for is never counted as the work of the server', () => {
  const card = { id: 7, name: 'Orders', cache_ttl: null }
  const dashboard = { id: 2, cache_ttl: null }
  assert.equal(callerOf({ user: null, dashboard, card }), 'dashboard 2')
  assert.equal(callerOf({ user: null, card }), 'card 7')
  assert.equal(callerOf({ user: null, throughContent: true }), GUESTS, 'the values of a filter')
  assert.equal(callerOf({ user: null }), SERVER)
})
