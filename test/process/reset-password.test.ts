/** Letting somebody in again who has lost the password. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { command } from './run-command.ts'
import { PERSON, setUp, startHealthy, temporaryFolder, type Started } from './running-server.ts'

const EMAIL = 'admin@example.org'

async function post(server: Started, path: string, body: unknown): Promise<number> {
  const url = `http://127.0.0.1:${server.port}${path}`
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(url, init)).status
}

const logIn = (server: Started, password: string) => post(server, '/api/session', { username: EMAIL, password })

test('a link sets a new password once, while the server runs', async (t) => {
  const dataDir = temporaryFolder(t)
  const server = await startHealthy(t, { dataDir })
  await setUp(server)
  const ended = await command(['reset-password', EMAIL.toUpperCase()], { dataDir })
  assert.equal(ended.code, 0, ended.errors)
  const token = /\/auth\/reset_password\/(\S+)$/m.exec(ended.output)?.[1]
  assert.equal(ended.output.includes(`{"token", "password"}: ${token}`), true)
  assert.equal(await post(server, '/api/session/reset_password', { token, password: 'found again 7' }), 200)
  assert.equal(await post(server, '/api/session/reset_password', { token, password: 'found again 8' }), 400)
  assert.equal(await logIn(server, 'found again 7'), 200)
})

test('a password is read from standard input, and ends all sessions', async (t) => {
  const dataDir = temporaryFolder(t)
  const server = await startHealthy(t, { dataDir })
  const admin = await setUp(server)
  const weak = await command(['reset-password', EMAIL, '--set'], { dataDir, input: 'weak\n' })
  assert.deepEqual([weak.code, /at least total 6, digit 1/.test(weak.errors)], [1, true])
  assert.equal((await command(['reset-password', EMAIL, '--set'], { dataDir })).code, 1)
  const ended = await command(['reset-password', EMAIL, '--set'], { dataDir, input: 'from a pipe 9\n' })
  assert.equal(ended.code, 0, ended.errors)
  assert.doesNotMatch(ended.output + ended.errors, /from a pipe/)
  assert.equal(await logIn(server, 'from a pipe 9'), 200)
  assert.equal((await admin.call('GET', '/api/user/current')).status, 401)
})

test('where there is no app database, none is made', async (t) => {
  const dataDir = temporaryFolder(t)
  const elsewhere = await command(['reset-password', EMAIL], { dataDir })
  assert.equal(elsewhere.code, 1)
  assert.match(elsewhere.errors, /^There is no app database at .*querent\.db/)
  assert.deepEqual(readdirSync(dataDir), [])
})

test('only users who can log in have a password to reset', async (t) => {
  const dataDir = temporaryFolder(t)
  const server = await startHealthy(t, { dataDir })
  const admin = await setUp(server)
  const ada = { email: 'ada@example.org', first_name: 'A', last_name: 'L' }
  const { id } = (await admin.call('POST', '/api/user', ada)).json()
  await admin.call('DELETE', `/api/user/${id}`)
  const nobody = await command(['reset-password', 'nobody@example.org'], { dataDir })
  assert.deepEqual([nobody.code, /There is no user with the address/.test(nobody.errors)], [1, true])
  const gone = await command(['reset-password', ada.email], { dataDir })
  assert.deepEqual([gone.code, /is deactivated/.test(gone.errors)], [1, true])
})

test('second factors are removed where they are lost, and kept otherwise', async (t) => {
  const dataDir = temporaryFolder(t)
  const server = await startHealthy(t, { dataDir })
  const admin = await setUp(server)
  const { password } = PERSON
  const { id, secret } = (await admin.call('POST', '/api/second-factor/totp', { password })).json()
  const totp_code = TOTP.generate({ secret: Secret.fromBase32(secret) })
  const confirmed = await admin.call('POST', `/api/second-factor/totp/${id}/confirm`, { totp_code })
  assert.equal(confirmed.status, 200)
  assert.equal((await command(['reset-password', EMAIL, '--set'], { dataDir, input: 'another pipe 9\n' })).code, 0)
  assert.equal(await logIn(server, 'another pipe 9'), 401)
  const cleared = await command(['reset-password', EMAIL, '--clear-second-factors'], { dataDir })
  assert.equal(cleared.code, 0, cleared.errors)
  assert.match(cleared.output, /reset_password\/.*second factors of admin@example\.org are removed/s)
  assert.equal(await logIn(server, 'another pipe 9'), 200)
})
