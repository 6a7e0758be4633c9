import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'

const PASSWORD = 'sunny meadow 31'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A server that sends mails, with a clock, and Ada with her session of an hour ago. */
async function serverWithAda(t: TestContext) {
  const mail = await mailServer(t)
  const clock = { time: Date.now() }
  const server = await testServer(t, {
    env: { ...mail.env, QUERENT_SITE_URL: 'https://bi.example.org' },
    now: () => clock.time,
  })
  const { id } = (await server.as.admin.post('/api/user', { email: 'ada@example.org', password: PASSWORD })).body
  await mail.next()
  const login = async (password = PASSWORD, username = 'ada@example.org') =>
    server.client({
      'x-metabase-session': (await server.as.nobody.post('/api/session', { username, password })).body.id,
    })
  const found = await login()
  const put = (body: object, client = found) => client.put(`/api/user/${id}`, body)
  const undo = (token: string) => server.as.nobody.post('/api/session/undo_address', { token })
  return { ...server, mail, clock, id, login, found, put, undo }
}

const codeOf = (secret: string, timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })

const tokenOf = (text: string) => /\/auth\/undo_address\/(\S+)/.exec(text)?.[1] ?? ''

test('a session alone changes no address; the password, a code or a sign-in just now does', async (t) => {
  const { put, clock, found, mail } = await serverWithAda(t)
  assert.equal((await put({ email: 'first@example.org' })).status, 200, 'just signed in')
  assert.deepEqual((await mail.next()).to, ['ada@example.org'])
  clock.time += 11 * MINUTE_MS
  const bare = await put({ email: 'thief@example.org' })
  assert.deepEqual(
    [bare.status, bare.body.errors],
    [400, { password: 'Give your password, or a code of one of your second factors.' }],
  )
  assert.deepEqual((await put({ email: 'thief@example.org', password: 'x' })).body.errors, {
    password: 'Invalid password',
  })
  assert.equal((await put({ email: 'First@Example.org', last_name: 'Same' })).status, 200, 'the address stays')
  assert.equal((await put({ email: 'second@example.org', password: PASSWORD })).body.email, 'second@example.org')
  assert.deepEqual((await mail.next()).to, ['first@example.org'])

  const { id, secret } = (await found.post('/api/second-factor/totp', { password: PASSWORD })).body
  await found.post(`/api/second-factor/totp/${id}/confirm`, { totp_code: codeOf(secret, clock.time) })
  clock.time += MINUTE_MS
  const byCode = await put({ email: 'third@example.org', totp_code: codeOf(secret, clock.time) })
  assert.equal(byCode.body.email, 'third@example.org')
})

test('administrators change others without a proof, and who had the address gets to know', async (t) => {
  const { as, id, mail, clock, adminId } = await serverWithAda(t)
  clock.time += 11 * MINUTE_MS
  assert.equal((await as.admin.put(`/api/user/${id}`, { email: 'new@example.org' })).status, 200)
  const told = await mail.next()
  assert.deepEqual(told.to, ['ada@example.org'])
  assert.match(told.text, /An administrator has changed/)
  assert.equal(tokenOf(told.text), '')
  const own = await as.admin.put(`/api/user/${adminId}`, { email: 'else@example.org' })
  assert.equal(own.status, 400, 'their own address is like that of anybody')
  const password = await as.admin.put(`/api/user/${adminId}/password`, { password: 'blue meadow 34' })
  assert.deepEqual(Object.keys(password.body.errors), ['old_password'])
  assert.equal((await as.admin.post(`/api/user/${adminId}/send_invite`)).status, 400)
})

test('the link in the mail gives the account back, once', async (t) => {
  const { as, put, found, mail, login, undo, id, clock } = await serverWithAda(t)
  await put({ email: 'thief@example.org' })
  const token = tokenOf((await mail.next()).text)
  const thief = await login(PASSWORD, 'thief@example.org')
  const totp = (await thief.post('/api/second-factor/totp', { password: PASSWORD })).body
  await thief.post(`/api/second-factor/totp/${totp.id}/confirm`, { totp_code: codeOf(totp.secret, clock.time) })
  await mail.next()
  await put({ email: 'second@example.org' }, thief)
  const late = tokenOf((await mail.next()).text)

  const taken = await as.user.put(`/api/user/${(await as.user.get('/api/user/current')).body.id}`, {
    email: 'ada@example.org',
  })
  assert.equal(taken.status, 400, 'nobody else may have it meanwhile')

  const done = await undo(token)
  assert.deepEqual([done.status, done.body.email], [200, 'ada@example.org'])
  for (const client of [found, thief]) assert.equal((await client.get('/api/user/current')).status, 401)
  const refused = await as.nobody.post('/api/session', { username: 'ada@example.org', password: PASSWORD })
  assert.equal(refused.status, 401, 'whoever knows the password is out')
  const reset = { token: done.body.reset_token, password: 'green meadow 32' }
  assert.equal((await as.nobody.post('/api/session/reset_password', reset)).status, 200)
  const back = await login('green meadow 32')
  assert.deepEqual((await back.get('/api/second-factor')).body.factors, [], 'the factor of the thief is gone')
  assert.equal((await as.admin.get(`/api/user/${id}`)).body.email, 'ada@example.org')
  for (const used of [token, late, 'none', '__proto__']) assert.equal((await undo(used)).status, 400, used)
})

test('a later link does not take an earlier one away, and links end', async (t) => {
  const { put, mail, undo } = await serverWithAda(t)
  await put({ email: 'thief@example.org' })
  const first = tokenOf((await mail.next()).text)
  await put({ email: 'second@example.org' })
  const second = tokenOf((await mail.next()).text)
  assert.equal((await undo(second)).body.email, 'thief@example.org')
  assert.equal((await undo(first)).body.email, 'ada@example.org')

  const late = await serverWithAda(t)
  await late.put({ email: 'thief@example.org' })
  const token = tokenOf((await late.mail.next()).text)
  late.clock.time += 7 * DAY_MS + MINUTE_MS
  assert.equal((await late.undo(token)).status, 400)
})

test('a clock that was ahead leaves links of tomorrow, and those of today are good', async (t) => {
  const { put, mail, undo, clock, as, server, id } = await serverWithAda(t)
  const isValid = async (token: string) =>
    (await as.nobody.get(`/api/session/password_reset_token_valid?token=${token}`)).body.valid
  clock.time += DAY_MS
  await put({ email: 'tomorrow@example.org', password: PASSWORD }, as.admin)
  await mail.next()
  const reset = await server.services.users.resetTokens.make(id)
  assert.equal(await isValid(reset), true)
  clock.time -= DAY_MS
  assert.equal(await isValid(reset), false)
  assert.equal(await isValid(await server.services.users.resetTokens.make(id)), true)
  await put({ email: 'thief@example.org', password: PASSWORD })
  assert.equal((await undo(tokenOf((await mail.next()).text))).body.email, 'tomorrow@example.org')

  const ahead = await serverWithAda(t)
  ahead.clock.time += DAY_MS
  await ahead.put({ email: 'thief@example.org', password: PASSWORD })
  const token = tokenOf((await ahead.mail.next()).text)
  ahead.clock.time -= DAY_MS
  assert.equal((await ahead.undo(token)).status, 400, 'not for eight days')
})

test('who has no password has to have signed in just now', async (t) => {
  const { as, clock } = await serverWithAda(t)
  assert.equal((await as.user.post('/api/second-factor/totp', {})).status, 200)
  clock.time += 11 * MINUTE_MS
  const late = await as.user.post('/api/second-factor/totp', {})
  assert.deepEqual(
    [late.status, late.body.errors.password],
    [400, 'Sign out and in again first: this is possible in the ten minutes after a sign-in.'],
  )
})

test('API keys are made and renewed with a proof, or just after a sign-in', async (t) => {
  const { as, clock, client, login, adminId } = await serverWithAda(t)
  const made = (await as.admin.post('/api/api-key', { name: 'First', group_id: 2 })).body
  clock.time += 11 * MINUTE_MS
  assert.deepEqual(Object.keys((await as.admin.post('/api/api-key', { name: 'K', group_id: 2 })).body.errors), [
    'password',
  ])
  assert.equal((await as.admin.put(`/api/api-key/${made.id}/regenerate`)).status, 400)
  const byKey = client({ 'x-api-key': made.unmasked_key })
  assert.equal((await byKey.post('/api/api-key', { name: 'By a key', group_id: 2 })).status, 200)
  await byKey.put(`/api/user/${adminId}/password`, { password: PASSWORD })
  const admin = await login(PASSWORD, 'admin@example.org')
  clock.time += 11 * MINUTE_MS
  assert.equal((await admin.post('/api/api-key', { name: 'K', group_id: 2, password: PASSWORD })).status, 200)
  assert.equal((await admin.put(`/api/api-key/${made.id}/regenerate`, { password: 'x' })).status, 400)
  assert.equal((await admin.put(`/api/api-key/${made.id}/regenerate`, { password: PASSWORD })).status, 200)
})
