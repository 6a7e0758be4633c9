import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAllowedOrigin } from './cors.ts'

function allows(allowed: string, origin: string, isLoopbackAllowed = false): boolean {
  return isAllowedOrigin(origin, { allowed, isLoopbackAllowed })
}

test('origins are compared on scheme, host and port', () => {
  assert.ok(allows('https://bi.example.org', 'https://bi.example.org'))
  assert.ok(!allows('https://bi.example.org', 'http://bi.example.org'))
  assert.ok(!allows('https://bi.example.org', 'https://bi.example.org:8443'))
  assert.ok(allows('https://bi.example.org:443', 'https://bi.example.org'))
  assert.ok(allows('bi.example.org', 'http://bi.example.org'), 'no scheme is either scheme')
  assert.ok(allows('bi.example.org', 'https://bi.example.org'))
  assert.ok(allows('bi.example.org:*', 'https://bi.example.org:9000'))
  assert.ok(allows('BI.example.org', 'https://bi.EXAMPLE.org'))
})

test('a star stands for subdomains, not for the domain itself', () => {
  assert.ok(allows('*.example.org', 'https://a.b.example.org'))
  assert.ok(!allows('*.example.org', 'https://example.org'))
  assert.ok(!allows('*.example.org', 'https://evilexample.org'))
  assert.ok(allows('*', 'https://anything.test'))
})

test('lists may have runs of spaces, and entries that cannot be read are skipped', () => {
  assert.ok(allows('  a.test    b.test ', 'https://b.test'))
  assert.ok(allows('ht!tp://: b.test', 'https://b.test'))
  assert.ok(!allows('', 'https://b.test'))
  assert.ok(!allows('*', 'null'))
  assert.ok(!allows('*', 'file://'))
})

test('loopback pages are allowed unless that is switched off', () => {
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8080']) {
    assert.ok(allows('', origin, true))
    assert.ok(!allows('', origin, false))
  }
  assert.ok(!allows('', 'http://localhost.example.org', true))
})
