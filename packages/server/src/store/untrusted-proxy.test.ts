import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untrustedProxy } from './untrusted-proxy.ts'

const DAY_MS = 86_400_000

test('a noted proxy counts for 30 days', () => {
  const stored = new Map([['untrusted-proxy', JSON.stringify({ address: '10.0.0.2', at: 0 })]])
  assert.equal(untrustedProxy(stored, 29 * DAY_MS), '10.0.0.2')
  assert.equal(untrustedProxy(stored, 31 * DAY_MS), undefined)
})

test('what is no note counts as none', () => {
  assert.equal(untrustedProxy(new Map(), 0), undefined)
  assert.equal(untrustedProxy(new Map([['untrusted-proxy', '[1]']]), 0), undefined)
})
