import assert from 'node:assert/strict'
import { test } from 'node:test'
import { causesInEnglish } from './causes.ts'
import { causeOfError } from './error-causes.ts'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test('network and certificate errors have codes, also inside another error', () => {
  const cases: [unknown, string][] = [
    [failed('socket hang up', { code: 'ECONNRESET' }), 'network-broken'],
    [failed('write EPIPE', { code: 'ESOCKET' }), 'network-broken'],
    [failed('Unexpected socket close', { code: 'ECONNECTION' }), 'network-broken'],
    [failed('connect ECONNREFUSED 127.0.0.1:1', { code: 'ESOCKET', syscall: 'connect' }), 'network-refused'],
    [new AggregateError([], '', { cause: failed('', { code: 'ECONNREFUSED' }) }), 'network-refused'],
    [failed('Greeting never received', { code: 'ETIMEDOUT' }), 'network-timeout'],
    [failed('getaddrinfo EAI_AGAIN mail.example', { code: 'EDNS' }), 'name-not-now'],
    [failed('getaddrinfo ENOTFOUND mail.example', { code: 'EDNS' }), 'name-unknown'],
    [failed('certificate has expired', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }), 'certificate-expired'],
    [failed('wrong version number', { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }), 'tls-failed'],
    [failed('The mail server took too long.', { code: 'ESOCKET' }), 'mail-too-slow'],
    [failed('450 ECONNRESET is what I say', { code: 'EENVELOPE', responseCode: 450 }), 'foreign'],
    [failed('something else'), 'foreign'],
  ]
  for (const [error, code] of cases) assert.equal(causeOfError(error).code, code, String(error))
})

test('the words of the error are said too', () => {
  const said = causesInEnglish([causeOfError(failed('socket hang up', { code: 'ECONNRESET' }))])
  assert.equal(said, 'The other side broke off the connection (socket hang up).')
})
