/** Letting somebody in again who has lost the password. */
import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { startPrepared } from './prepared-server.ts'
import { command } from './run-command.ts'
import { clientOf, logIn, PERSON, temporaryFolder } from './running-server.ts'

const EMAIL = PERSON.email

test('where there is no app database, none is made', async (t) => {
  const dataDir = temporaryFolder(t)
  const elsewhere = await command(['reset-password', EMAIL], { dataDir })
  assert.equal(elsewhere.code, 1)
  assert.match(elsewhere.errors, /^There is no app database at .*querent\.db/)
  assert.deepEqual(readdirSync(dataDir), [])
})

test('while a server runs', async (t) => {
  const dataDir = temporaryFolder(t)
  const { server, admin: first } = await startPrepared(t, { dataDir })
  const post = async (path: string, body: unknown) => (await clientOf(server).call('POST', path, body)).status
  const loginStatus = (password: string) => post('/api/session', { username: EMAIL, password })
  let { password } = PERSON

  await t.test('only users who can log in have a password to reset', async () => {
    const ada = { email: 'ada@example.org', first_name: 'A', last_name: 'L' }
    const { id } = (await first.call('POST', '/api/user', ada)).json()
    await first.call('DELETE', `/api/user/${id}`)
    const nobody = await command(['reset-password', 'nobody@example.org'], { dataDir })
    assert.deepEqual([nobody.code, /There is no user with the address/.test(nobody.errors)], [1, true])
    const gone = await command(['reset-password', ada.email], { dataDir })
    assert.deepEqual([gone.code, /is deactivated/.test(gone.errors)], [1, true])
  })

  await t.test('a link sets a new password once', async () => {
    const ended = await command(['reset-password', EMAIL.toUpperCase()], { dataDir })
    assert.equal(ended.code, 0, ended.errors)
    const token = /\/auth\/reset_password\/(\S+)$/m.exec(ended.output)?.[1]
    assert.equal(ended.output.includes(`{"token", "password"}: ${token}`), true)
    assert.equal(await post('/api/session/reset_password', { token, password: 'found again 7' }), 200)
    assert.equal(await post('/api/session/reset_password', { token, password: 'found again 8' }), 400)
    password = 'found again 7'
    assert.equal(await loginStatus(password), 200)
  })

  await t.test('a password is read from standard input, and ends all sessions', async () => {
    const admin = await logIn(server, password)
    const weak = await command(['reset-password', EMAIL, '--set'], { dataDir, input: 'weak\n' })
    assert.deepEqual([weak.code, /at least total 6, digit 1/.test(weak.errors)], [1, true])
    const file = join(dataDir, 'password')
    writeFileSync(file, '\n')
    const none = await command(['reset-password', EMAIL, '--set'], { dataDir, inputFile: file })
    assert.deepEqual([none.code, none.errors], [1, 'No password was given.\n'])
    assert.equal((await admin.call('GET', '/api/user/current')).status, 200)
    const ended = await command(['reset-password', EMAIL, '--set'], { dataDir, input: 'from a pipe 9\n' })
    assert.equal(ended.code, 0, ended.errors)
    assert.doesNotMatch(ended.output + ended.errors, /from a pipe/)
    password = 'from a pipe 9'
    assert.equal(await loginStatus(password), 200)
    assert.equal((await admin.call('GET', '/api/user/current')).status, 401)
  })

  await t.test('second factors are removed where they are lost, and kept otherwise', async () => {
    const admin = await logIn(server, password)
    const { id, secret } = (await admin.call('POST', '/api/second-factor/totp', { password })).json()
    const totp_code = TOTP.generate({ secret: Secret.fromBase32(secret) })
    const confirmed = await admin.call('POST', `/api/second-factor/totp/${id}/confirm`, { totp_code })
    assert.equal(confirmed.status, 200)
    assert.equal((await command(['reset-password', EMAIL, '--set'], { dataDir, input: 'another pipe 9\n' })).code, 0)
    assert.equal(await loginStatus('another pipe 9'), 401)
    const cleared = await command(['reset-password', EMAIL, '--clear-second-factors'], { dataDir })
    assert.equal(cleared.code, 0, cleared.errors)
    assert.match(cleared.output, /reset_password\/.*second factors of admin@example\.org are removed/s)
    assert.equal(await loginStatus('another pipe 9'), 200)
  })
})
