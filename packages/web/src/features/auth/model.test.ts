import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorOf } from '../../api/errors.ts'
import { challengeOf, hasPasskeys, targetOf, waysOf } from './model.ts'

test('a right password without the second factor is a challenge, everything else is not', () => {
  const options = { challenge: 'x' }
  const asked = errorOf(401, {
    errors: { _error: 'A second factor is needed.' },
    second_factor: ['recovery_code', 'passkey', 'totp', 'carrier-pigeon'],
    passkey_options: options,
  })
  assert.deepEqual(challengeOf(asked), { ways: ['totp', 'passkey', 'recovery_code'], passkeyOptions: options })
  assert.equal(challengeOf(errorOf(401, { errors: { password: 'did not match' } })), undefined)
  assert.equal(challengeOf(errorOf(401, { errors: {}, second_factor: ['carrier-pigeon'] })), undefined)
  assert.equal(challengeOf(errorOf(401, 'Password login is disabled.')), undefined)
})

test('only paths of the application are gone to', () => {
  assert.equal(targetOf('?redirect=%2Fquestion%2F1%3Fa%3Db', '/'), '/question/1?a=b')
  assert.equal(targetOf('?redirect=%2F%2Fevil.example', '/'), '/')
  assert.equal(targetOf('?redirect=%2F%5Cevil.example', '/'), '/')
  assert.equal(targetOf('?redirect=https%3A%2F%2Fevil.example', '/'), '/')
  assert.equal(targetOf('?redirect=%2Fauth%2Flogin', '/'), '/')
  assert.equal(targetOf('', '/home'), '/home')
  assert.equal(targetOf('', '/', 'dashboard/7'), '/dashboard/7')
  assert.equal(targetOf('?redirect=%2F', '/', '/dashboard/7?a=b'), '/dashboard/7?a=b')
  assert.equal(targetOf('?redirect=%2Fquestion%2F1', '/', '/dashboard/7'), '/question/1')
  assert.equal(targetOf('', '/', '/\\evil.example'), '/')
  assert.equal(targetOf('', '/', ''), '/')
})

test('ways to sign in are those that are switched on', () => {
  assert.deepEqual(waysOf({}, '/'), { hasPassword: true, hasDirectory: false, providers: [] })
  const provided = waysOf(
    { 'enable-password-login': false, 'oidc-enabled': true, 'oidc-button-text': 'Work account', 'jwt-enabled': true },
    '/a?b',
  )
  assert.equal(provided.hasPassword, false)
  assert.deepEqual(provided.providers, [
    { id: 'oidc', label: 'Work account', path: '/auth/sso/oidc?return_to=%2Fa%3Fb' },
    { id: 'jwt', label: '', path: '/auth/sso?preferred_method=jwt&return_to=%2Fa%3Fb' },
  ])
  assert.equal(waysOf({ 'enable-password-login': false, 'ldap-enabled': true }, '/').hasPassword, true)
})

test('passkeys work at the host of the site, when it has a name', () => {
  assert.equal(hasPasskeys('https://bi.example.org/sub', 'bi.example.org'), true)
  assert.equal(hasPasskeys('https://bi.example.org', 'other.example.org'), false)
  assert.equal(hasPasskeys('http://127.0.0.1:3000', '127.0.0.1:3000'), false)
  assert.equal(hasPasskeys('http://[::1]:3000', '[::1]:3000'), false)
  assert.equal(hasPasskeys(null, 'localhost'), false)
})
