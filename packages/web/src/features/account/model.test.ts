import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf, goOnTo, grouped, meansOf, placeOf, proofKind } from './model.ts'

test('devices and places are said in words', () => {
  assert.equal(deviceOf('Browser (Firefox/Linux)'), 'Firefox on Linux')
  assert.equal(deviceOf('Library (curl)'), 'curl')
  assert.equal(deviceOf(null), 'Unknown device')
  assert.equal(placeOf('::ffff:127.0.0.1'), 'the server itself')
  assert.equal(placeOf('192.168.3.4'), 'the local network')
  assert.equal(placeOf('172.32.0.1', 'Unknown location'), '172.32.0.1')
  assert.equal(placeOf('81.2.69.142', 'London, UK'), 'London, UK, 81.2.69.142')
  assert.equal(placeOf(null), 'unknown location')
  assert.equal(meansOf(null), '')
})

test('owners prove themselves by what they have', () => {
  assert.equal(proofKind(null, []), 'password')
  assert.equal(proofKind('oidc', []), null)
  assert.equal(proofKind('oidc', [{ kind: 'totp' }]), 'totp_code')
  assert.equal(proofKind('jwt', [{ kind: 'passkey' }]), 'recovery_code')
})

test('one goes on within the application only', () => {
  assert.equal(goOnTo('?redirect=%2Fbrowse', '/'), '/browse')
  assert.equal(goOnTo('?redirect=%2F%2Fevil.example', '/'), '/')
  assert.equal(goOnTo('?redirect=%2F%09%2Fevil.example', '/'), '/')
  assert.equal(goOnTo('?redirect=%2F%0A%5Cevil.example', '/'), '/')
  assert.equal(goOnTo('?redirect=%2Fauth%2Flogin', '/'), '/')
  assert.equal(grouped('ABCDEFGHI'), 'ABCD EFGH I')
})
