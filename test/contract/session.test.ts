import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resetMailLimit } from '../../packages/server/src/services/people/sessions/reset-mails.ts'
import { cookiesOf } from '../support/cookies.ts'
import { mailServer } from '../support/mail-server.ts'
import { secondServer } from '../support/second-server.ts'
import { testServer, type Client } from '../support/test-server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PASSWORD = 'sunny meadow 31'
const PROXIES = { QUERENT_TRUST_PROXY: 'loopback, 10.0.0.0/8' }

/** A server whose clock stands at `clock.time`, with a user `ada@example.org` who knows PASSWORD. */
async function serverWithAda(t: Parameters<typeof testServer>[0], env: Record<string, string> = {}) {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const server = await testServer(t, { env, now: () => clock.time })
  const body = { email: 'ada@example.org', first_name: 'Ada', password: PASSWORD }
  const { id } = (await server.as.admin.post('/api/user', body)).body
  return { ...server, clock, adaId: Number(id) }
}

const login = (client: Client, more: object = {}, headers?: Record<string, string>) =>
  client.post('/api/session', { username: 'ada@example.org', password: PASSWORD, ...more }, headers)

test('a login without a name and password names both fields', async (t) => {
  const { as } = await testServer(t)
  const { status, body } = await as.nobody.post('/api/session', { username: '' })
  assert.equal(status, 400)
  assert.deepEqual(body, {
    errors: { username: 'value must be a non-blank string.', password: 'value must be a non-blank string.' },
    'specific-errors': {
      username: ['non-blank string, received: ""'],
      password: ['missing required key, received: nil'],
    },
  })
})

test('nobody can have the server read or keep long requests', async (t) => {
  const { as } = await testServer(t)
  const long = await as.nobody.post('/api/session', { username: 'x'.repeat(300_000), password: PASSWORD })
  assert.equal(long.status, 413)
  assert.equal((await as.user.post('/api/collection', { name: 'a', other: 'x'.repeat(200_000) })).status, 200)
})

test('a wrong password and an unknown address are refused in the same words', async (t) => {
  const { as } = await serverWithAda(t)
  const wrong = await login(as.nobody, { password: 'x' })
  const unknown = await login(as.nobody, { username: 'nobody@example.org' })
  assert.deepEqual([wrong.status, wrong.body], [401, { errors: { password: 'did not match stored password' } }])
  assert.deepEqual([unknown.status, unknown.body], [wrong.status, wrong.body])
})

test('a deactivated user is told so only with the right password', async (t) => {
  const { as, adaId } = await serverWithAda(t)
  await as.admin.delete(`/api/user/${adaId}`)
  assert.deepEqual((await login(as.nobody)).body, { errors: { _error: 'Your account is disabled.' } })
  assert.deepEqual((await login(as.nobody, { password: 'x' })).body, {
    errors: { password: 'did not match stored password' },
  })
})

test('the session works as a cookie and as a header, whatever the case of the address', async (t) => {
  const { as, client, adaId } = await serverWithAda(t)
  const { status, body } = await login(as.nobody, { username: 'ADA@Example.org' })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['id'])
  const ways: Record<string, string>[] = [{ cookie: `metabase.SESSION=${body.id}` }, { 'x-metabase-session': body.id }]
  for (const headers of ways) {
    assert.equal((await client(headers).get('/api/user/current')).body.id, adaId)
  }
  const bad = await client({ 'x-metabase-session': 'nonsense' }).get('/api/user/current')
  assert.deepEqual([bad.status, bad.text], [401, 'Unauthenticated'])
  const both = client({ cookie: 'metabase.SESSION=nonsense', 'x-metabase-session': body.id })
  assert.equal((await both.get('/api/user/current')).status, 200)
})

test('cookies of a login end with the browser unless it is remembered', async (t) => {
  const { as } = await serverWithAda(t, PROXIES)
  const brief = cookiesOf(await login(as.nobody))
  assert.match(brief['metabase.SESSION'] ?? '', /; Path=\/; HttpOnly; SameSite=Lax$/)
  assert.match(brief['metabase.TIMEOUT'] ?? '', /^alive; Max-Age=1209600; Path=\/; SameSite=Lax$/)
  assert.match(brief['metabase.DEVICE'] ?? '', /^[0-9a-f-]{36}; Max-Age=\d+; Path=\/; HttpOnly/)
  const lasting = cookiesOf(await login(as.nobody, { remember: true }, { 'x-forwarded-proto': 'https' }))
  assert.match(lasting['metabase.SESSION'] ?? '', /Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('settings say how cookies are sent and whether they outlive the browser', async (t) => {
  const { as } = await serverWithAda(t, { MB_SESSION_COOKIES: 'true', MB_SESSION_COOKIE_SAMESITE: 'strict' })
  const cookies = cookiesOf(await login(as.nobody, { remember: true }))
  assert.match(cookies['metabase.SESSION'] ?? '', /; Path=\/; HttpOnly; SameSite=Strict$/)
})

test('logging out ends the session and clears its cookies', async (t) => {
  const { as } = await testServer(t)
  const done = await as.user.delete('/api/session')
  assert.equal(done.status, 204)
  const cookies = cookiesOf(done)
  assert.match(cookies['metabase.SESSION'] ?? '', /^; Path=\/; Expires=Thu, 01 Jan 1970/)
  assert.match(cookies['metabase.TIMEOUT'] ?? '', /^; Path=\/; Expires=Thu, 01 Jan 1970/)
  for (const client of [as.user, as.nobody]) {
    const again = await client.delete('/api/session')
    assert.deepEqual([again.status, again.text], [404, 'Not found.'])
  }
})

test('a session ends two weeks after the login, used or not', async (t) => {
  const { as, client, clock } = await serverWithAda(t)
  const ada = client({ 'x-metabase-session': (await login(as.nobody)).body.id })
  clock.time += 13 * DAY_MS
  assert.equal((await ada.get('/api/user/current')).status, 200)
  clock.time += DAY_MS + 1
  assert.equal((await ada.get('/api/user/current')).status, 401)
  assert.equal((await ada.get('/api/session/properties')).status, 200, 'a dead session counts as none')
})

test('a session ends when it was idle for too long, and its cookie says when', async (t) => {
  const { as, client, clock } = await serverWithAda(t)
  await as.admin.put('/api/setting/session-timeout', { value: { amount: 30, unit: 'minutes' } })
  const { id } = (await login(as.nobody)).body
  const ada = client({ cookie: `metabase.SESSION=${id}` })
  for (let step = 0; step < 3; step += 1) {
    clock.time += 29 * MINUTE_MS
    const answer = await ada.get('/api/user/current')
    assert.equal(answer.status, 200)
    const expires = new Date(clock.time + 30 * MINUTE_MS).toUTCString()
    assert.equal(cookiesOf(answer)['metabase.TIMEOUT'], `alive; Path=/; Expires=${expires}; SameSite=Lax`)
  }
  clock.time += 31 * MINUTE_MS
  assert.equal((await ada.get('/api/user/current')).status, 401)
})

test('after ten wrong passwords a name has to wait, longer every time', async (t) => {
  const { as, clock } = await serverWithAda(t)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal((await login(as.nobody, { password: 'x' })).body.errors.password, 'did not match stored password')
  }
  const text = (seconds: number) => `Too many attempts! You must wait ${seconds} seconds before trying again.`
  const refused = await login(as.nobody)
  assert.deepEqual([refused.status, refused.body], [401, { errors: { username: text(15) } }])
  clock.time += 15_000
  assert.equal((await login(as.nobody, { password: 'x' })).body.errors.password, 'did not match stored password')
  assert.equal((await login(as.nobody)).body.errors.username, text(23))
  clock.time += 23_000
  assert.equal((await login(as.nobody)).status, 200)
  assert.equal((await login(as.nobody)).status, 200, 'a good login starts the count anew')
})

test('strangers who try a name do not make its owner wait', async (t) => {
  const { as } = await serverWithAda(t, PROXIES)
  const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) })
  const device = `metabase.DEVICE=${cookiesOf(await login(as.nobody))['metabase.DEVICE']?.split(';')[0]}`
  const fail = (address: string, cookie?: string) => login(as.nobody, { password: 'x' }, from(address, cookie))
  const isSlowed = async (address: string, cookie?: string) =>
    (await login(as.nobody, {}, from(address, cookie))).status === 401

  for (let attempt = 0; attempt < 10; attempt += 1) await fail(`2001:db8::${attempt}`)
  assert.equal(await isSlowed('2001:db8::77'), true, 'a network of IPv6 is one source')
  assert.equal(await isSlowed('2001:db8::77', device), false, 'a known device, also at that address')
  for (let attempt = 0; attempt < 11; attempt += 1) await fail('203.0.113.9')
  assert.equal(await isSlowed('203.0.113.10'), false, 'from elsewhere, on a new device')

  // From many addresses together.
  for (let attempt = 0; attempt < 101; attempt += 1) await fail(`198.51.100.${attempt}`)
  assert.equal(await isSlowed('203.0.113.11'), true)
  assert.equal(await isSlowed('203.0.113.11', device), false)
  for (let attempt = 0; attempt < 10; attempt += 1) await fail('203.0.113.12', device)
  assert.equal(await isSlowed('203.0.113.12', device), true, 'a known device has a bound of its own')
  assert.equal(await isSlowed('203.0.113.13', 'metabase.DEVICE=11111111-1111-4111-8111-111111111111'), true)
})

test('a clock that was ahead leaves no waiting behind', async (t) => {
  const { as, clock } = await serverWithAda(t)
  clock.time += DAY_MS
  for (let attempt = 0; attempt < 12; attempt += 1) await login(as.nobody, { password: 'x' })
  assert.equal((await login(as.nobody)).status, 401)
  clock.time -= DAY_MS
  assert.equal((await login(as.nobody)).status, 200)
})

test('the cookie of a device is for https alone where there is https', async (t) => {
  const { as } = await serverWithAda(t, PROXIES)
  const device = async (headers = {}) =>
    cookiesOf(await as.nobody.get('/api/session/properties', headers))['metabase.DEVICE']
  assert.match((await device({ 'x-forwarded-proto': 'https' })) ?? '', /; Secure$/)
  assert.doesNotMatch((await device()) ?? '', /Secure/)
})

test('processes on one app database count together', async (t) => {
  const tested = await serverWithAda(t)
  const { as, clock } = tested
  const other = await secondServer(t, tested, () => clock.time)
  const loginThere = async (password: string) => {
    const payload = { username: 'ada@example.org', password }
    return (await other.app.inject({ method: 'POST', url: '/api/session', payload })).json()
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    assert.ok((await login(as.nobody, { password: 'x' })).body.errors.password)
    assert.ok((await loginThere('x')).errors.password)
  }
  assert.match((await login(as.nobody)).body.errors.username, /^Too many attempts!/)
  assert.match((await loginThere(PASSWORD)).errors.username, /^Too many attempts!/)
  clock.time += 15_000
  assert.ok((await loginThere(PASSWORD)).id)
  assert.equal((await login(as.nobody)).status, 200, 'a good login starts the count anew for all')
})

test('an address that tries many names has to wait', async (t) => {
  const { as } = await serverWithAda(t, PROXIES)
  const headers = { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' }
  const names = Array.from({ length: 50 }, (_, attempt) => `u${attempt % 25}@example.org`)
  await Promise.all(names.map((username) => login(as.nobody, { username }, headers)))
  assert.match((await login(as.nobody, {}, headers)).body.errors.username, /^Too many attempts!/)
  assert.equal((await login(as.nobody)).status, 200)
})

test('password logins can be switched off', async (t) => {
  const { as } = await serverWithAda(t, { MB_ENABLE_PASSWORD_LOGIN: 'false' })
  const { status, text } = await login(as.nobody)
  assert.deepEqual([status, text], [401, 'Password login is disabled for this instance.'])
})

test('logins are remembered with device and address', async (t) => {
  const { as, client } = await serverWithAda(t, PROXIES)
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
  const { id } = (await login(as.nobody, {}, { 'user-agent': agent, 'x-forwarded-for': '198.51.100.7' })).body
  const ada = client({ 'x-metabase-session': id })
  const [first, ...others] = (await ada.get('/api/login-history/current')).body
  assert.deepEqual(others, [])
  assert.deepEqual(
    [first.device_description, first.ip_address, first.active],
    ['Browser (Firefox/Linux)', '198.51.100.7', true],
  )
  assert.equal((await ada.get('/api/user/current')).body.last_login, first.timestamp)
  assert.equal((await as.nobody.get('/api/login-history/current')).status, 401)
})

test('a forgotten password: the mailed link sets a new one once', async (t) => {
  const mail = await mailServer(t)
  const { as, client, clock } = await serverWithAda(t, mail.env)
  const old = client({ 'x-metabase-session': (await login(as.nobody)).body.id })
  await mail.next()
  assert.equal((await as.nobody.post('/api/session/forgot_password', { email: 'Nobody@example.org' })).status, 204)
  assert.equal((await as.nobody.post('/api/session/forgot_password', { email: 'ADA@example.org' })).status, 204)
  const message = await mail.next()
  assert.deepEqual(message.to, ['ada@example.org'])
  const token = /\/auth\/reset_password\/(\d+_[0-9a-f-]{36})/.exec(message.text)?.[1] ?? ''
  const isValid = async () => (await as.nobody.get(`/api/session/password_reset_token_valid?token=${token}`)).body.valid
  assert.equal(await isValid(), true)

  const reset = (password: string) => as.nobody.post('/api/session/reset_password', { token, password })
  assert.deepEqual((await reset('password1')).body, {
    errors: { password: 'password is too common.' },
    'specific-errors': { password: ['valid password that is not too common, received: "..."'] },
  })
  const done = await reset('another meadow 32')
  assert.deepEqual([done.status, done.body.success], [200, true])
  assert.match(cookiesOf(done)['metabase.SESSION'] ?? '', new RegExp(`^${done.body.session_id};`))
  assert.equal((await old.get('/api/user/current')).status, 401, 'earlier sessions end')
  assert.equal((await login(as.nobody, { password: 'another meadow 32' })).status, 200)
  assert.equal(await isValid(), false)
  const again = await reset('another meadow 33')
  assert.deepEqual([again.status, again.body], [400, { errors: { password: 'Invalid reset token' } }])

  assert.match((await mail.next()).text, /Your account has a new password/)

  clock.time += 60_000
  await as.nobody.post('/api/session/forgot_password', { email: 'ada@example.org' })
  const late = /\/auth\/reset_password\/(\S+)/.exec((await mail.next()).text)?.[1] ?? ''
  clock.time += 2 * DAY_MS + 1
  const refused = await as.nobody.post('/api/session/reset_password', { token: late, password: PASSWORD })
  assert.deepEqual(refused.body, { errors: { password: 'Invalid reset token' } })
})

test('asking for reset mails and trying reset tokens is slowed down', async (t) => {
  const { as, clock } = await serverWithAda(t)
  const forgot = () => as.nobody.post('/api/session/forgot_password', { email: 'ada@example.org' })
  for (let attempt = 0; attempt < 3; attempt += 1) assert.equal((await forgot()).status, 204)
  const refused = await forgot()
  assert.equal(refused.status, 400)
  assert.match(refused.body.errors.email, /^Too many attempts!/)
  clock.time += 1_000
  assert.equal((await forgot()).status, 204)
  const reset = () => as.nobody.post('/api/session/reset_password', { token: '1_x', password: PASSWORD })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal((await reset()).body.errors.password, 'Invalid reset token')
  }
  assert.match((await reset()).body.errors.password, /^Too many attempts!/)
})

test('a person gets one reset mail a minute, and the answer does not tell', async (t) => {
  const mail = await mailServer(t)
  const { as, clock } = await serverWithAda(t, mail.env)
  const ben = { email: 'ben@example.org', first_name: 'Ben', password: PASSWORD }
  await as.admin.post('/api/user', ben)
  for (let invitations = 0; invitations < 2; invitations += 1) await mail.next()
  const forgot = async (email: string) => {
    const { status, text } = await as.nobody.post('/api/session/forgot_password', { email })
    assert.deepEqual([status, text], [204, ''])
  }
  await forgot('ada@example.org')
  const first = await mail.next()
  const token = /\/auth\/reset_password\/(\d+_[0-9a-f-]{36})/.exec(first.text)?.[1] ?? ''
  for (let seconds = 2; seconds < 60; seconds += 2) {
    clock.time += 2_000
    await forgot('ADA@example.org')
  }
  await forgot('ben@example.org')
  assert.deepEqual((await mail.next()).to, ['ben@example.org'], 'no other mail to Ada')
  assert.deepEqual((await as.nobody.get(`/api/session/password_reset_token_valid?token=${token}`)).body, {
    valid: true,
  })
  clock.time += 2_000
  await forgot('ada@example.org')
  assert.deepEqual((await mail.next()).to, ['ada@example.org'])
  assert.equal(mail.count(), 0)
})

test('reset mails to a person are ten a day, counted by all processes', async (t) => {
  const { server } = await testServer(t)
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const processes = [0, 1].map(() => resetMailLimit({ store: server.store, now: () => clock.time }))
  const asked = async (userId: number) =>
    (await Promise.all(processes.map((may) => may(userId)))).filter(Boolean).length
  for (let mails = 0; mails < 10; mails += 1) {
    assert.equal(await asked(1), 1, 'of two at one moment one is sent')
    clock.time += 60_000
  }
  assert.equal(await asked(1), 0)
  assert.equal(await asked(2), 1, 'each person is counted alone')
  clock.time += 86_400_000 - 10 * 60_000 - 1
  assert.equal(await asked(1), 0)
  clock.time += 1
  assert.equal(await asked(1), 1)
  // A clock that is set back leaves times ahead, which do not count.
  clock.time -= 30 * 86_400_000
  assert.equal(await asked(1), 1)
})

test('bad input of the reset flow names its field', async (t) => {
  const { as } = await testServer(t)
  const forgot = await as.nobody.post('/api/session/forgot_password', { email: 'x' })
  assert.deepEqual([forgot.status, forgot.body.errors], [400, { email: 'value must be a valid email address.' }])
  const reset = await as.nobody.post('/api/session/reset_password', { token: ' ' })
  assert.deepEqual(Object.keys(reset.body.errors), ['token', 'password'])
  assert.equal((await as.nobody.get('/api/session/password_reset_token_valid')).status, 400)
  for (const token of ['x', '1_x', '99999999999999999999_x', `2147483648_${crypto.randomUUID()}`]) {
    const answer = await as.nobody.get(`/api/session/password_reset_token_valid?token=${token}`)
    assert.deepEqual(answer.body, { valid: false })
  }
})

test('sign-in with Google is not offered', async (t) => {
  const { as } = await testServer(t)
  assert.equal((await as.nobody.post('/api/session/google_auth', {})).status, 400)
  const { status, text } = await as.nobody.post('/api/session/google_auth', { token: 'x' })
  assert.deepEqual([status, text], [400, 'Google Auth is disabled.'])
})

test('passwords are checked by the rules of the instance and against common ones', async (t) => {
  const { as } = await testServer(t, { env: { MB_PASSWORD_COMPLEXITY: 'strong' } })
  const check = async (password: string) => (await as.nobody.post('/api/session/password-check', { password })).status
  assert.deepEqual(
    await Promise.all(['sunny meadow 31', 'SUnny-31', 'SUnny31xy', 'Passw0rd'].map(check)),
    [400, 200, 400, 400],
  )
  const properties = (await as.nobody.get('/api/session/properties')).body
  assert.deepEqual(properties['password-complexity'], { total: 8, lower: 2, upper: 2, digit: 1, special: 1 })
})
