import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientUrl } from './location.ts'
import { cannotOpen, withoutPassword } from './open-error.ts'

const URL_WITH_PASSWORD = 'postgres://ada:geheim@db/app?sslmode=require#geheim'

test('a location is shown without anything that may be secret', () => {
  assert.equal(withoutPassword(URL_WITH_PASSWORD), 'postgres://ada@db/app')
})

test('what cannot be understood, or mended, by what the client library says is said in our words', () => {
  const said = (cause: Error) => cannotOpen(URL_WITH_PASSWORD, cause).message
  const noPassword = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')
  assert.match(said(noPassword), /^The app database postgres:\/\/ada@db\/app cannot be opened: .* asks for a password/)
  const unknown = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  assert.match(said(unknown), /self-signed certificate\. .*sslrootcert=/)
  assert.match(said(new Error('no such host')), /cannot be opened: no such host$/)
  const nowhere = cannotOpen('/nowhere/app.db', new Error('unable to open database file'))
  assert.equal(nowhere.message, 'The app database /nowhere/app.db cannot be opened: there is no folder /nowhere')
})

test('modes of TLS that the client library warns of are written as what it takes them for', () => {
  assert.equal(clientUrl('postgres://db/app?a=1&sslmode=require&b=2'), 'postgres://db/app?a=1&sslmode=verify-full&b=2')
  assert.equal(clientUrl('postgres://db/app?sslmode=prefer'), 'postgres://db/app?sslmode=verify-full')
  for (const url of ['postgres://db/app', 'postgres://db/app?sslmode=no-verify', 'postgres://db/app?sslmode=disable']) {
    assert.equal(clientUrl(url), url)
  }
})
