import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { createServer } from '../../packages/server/src/server.ts'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { mailServer } from '../support/mail-server.ts'
import { testServer, type Client, type TestServer } from '../support/test-server.ts'

const PASSWORD = 'sunny meadow 31'
const STEP_MS = 30_000

/** A server whose clock stands at `clock.time`, with `ada@example.org`, who knows PASSWORD and is logged in. */
async function serverWithAda(t: Parameters<typeof testServer>[0], env: Record<string, string> = {}) {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const server = await testServer(t, { env, now: () => clock.time })
  const body = { email: 'ada@example.org', first_name: 'Ada', password: PASSWORD }
  const { id } = (await server.as.admin.post('/api/user', body)).body
  const ada = sessionOf(server, (await login(server.as.nobody)).body.id)
  return { ...server, clock, adaId: Number(id), ada }
}

const login = (client: Client, more: object = {}) =>
  client.post('/api/session', { username: 'ada@example.org', password: PASSWORD, ...more })

const sessionOf = ({ client }: Pick<TestServer, 'client'>, id: string) => client({ 'x-metabase-session': id })

/** The code that an app shows. */
const codeAt = (secret: string, timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })

/** Adds one-time passwords; gives the secret, and what confirming it was answered with. */
async function enroll(client: Client, clock: { time: number }, more: object = { password: PASSWORD }) {
  const { status, body } = await client.post('/api/second-factor/totp', more)
  assert.equal(status, 200)
  const totp_code = codeAt(body.secret, clock.time)
  const confirmed = await client.post(`/api/second-factor/totp/${body.id}/confirm`, { totp_code })
  assert.equal(confirmed.status, 200)
  clock.time += STEP_MS
  return { id: Number(body.id), secret: String(body.secret), uri: String(body.uri), ...confirmed.body }
}

test('a secret is asked for with the password, and counts when a code of it was given', async (t) => {
  const { as, ada, clock } = await serverWithAda(t)
  await as.admin.put('/api/setting/site-name', { value: 'Acme & Sons' })
  const alone = await ada.post('/api/second-factor/totp', {})
  assert.deepEqual([alone.status, Object.keys(alone.body.errors)], [400, ['password']])
  const wrong = await ada.post('/api/second-factor/totp', { password: 'x' })
  assert.deepEqual([wrong.status, wrong.body], [400, { errors: { password: 'Invalid password' } }])
  const begun = (await ada.post('/api/second-factor/totp', { password: PASSWORD, name: 'Phone' })).body
  assert.match(begun.secret, /^[A-Z2-7]{32}$/)
  const uri = new URL(begun.uri)
  assert.deepEqual(
    [uri.protocol, uri.host, uri.searchParams.get('issuer'), uri.searchParams.get('secret')],
    ['otpauth:', 'totp', 'Acme & Sons', begun.secret],
  )
  assert.match(decodeURIComponent(uri.pathname), /ada@example\.org$/)
  const none = { factors: [], recovery_codes_left: 0, is_required: false }
  assert.deepEqual((await ada.get('/api/second-factor')).body, none)
  assert.equal((await login(as.nobody)).status, 200, 'it does not count yet')

  const path = `/api/second-factor/totp/${begun.id}/confirm`
  assert.deepEqual(Object.keys((await ada.post(path, { totp_code: '000000' })).body.errors), ['totp_code'])
  assert.equal((await as.user.post(path, { totp_code: codeAt(begun.secret, clock.time) })).status, 404)
  const spaced = codeAt(begun.secret, clock.time).replace(/(...)/, '$1 ')
  const { status, body } = await ada.post(path, { totp_code: spaced })
  assert.equal(status, 200)
  assert.equal(new Set(body.recovery_codes).size, 10)
  for (const code of body.recovery_codes) assert.match(code, /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)
  const { recovery_codes: _codes, ...factor } = body
  assert.deepEqual(
    { ...factor, created_at: '' },
    { id: begun.id, kind: 'totp', name: 'Phone', created_at: '', last_used_at: null },
  )
  assert.deepEqual((await ada.get('/api/second-factor')).body, {
    factors: [factor],
    recovery_codes_left: 10,
    is_required: false,
  })
  assert.equal((await ada.post(path, { totp_code: codeAt(begun.secret, clock.time) })).status, 404, 'once')

  const { body: user } = await ada.get('/api/user/current')
  assert.deepEqual([user.has_second_factor, user.must_enroll_second_factor], [true, false])
})

test('a secret waits an hour for its code, and a newer one takes its place', async (t) => {
  const { ada, clock } = await serverWithAda(t)
  const begin = async () => (await ada.post('/api/second-factor/totp', { password: PASSWORD })).body
  const confirm = ({ id, secret }: { id: number; secret: string }) =>
    ada.post(`/api/second-factor/totp/${id}/confirm`, { totp_code: codeAt(secret, clock.time) })
  const first = await begin()
  const second = await begin()
  assert.equal((await confirm(first)).status, 404)
  clock.time += 3_600_001
  assert.equal((await confirm(second)).status, 404)
  assert.equal((await confirm(await begin())).status, 200)
})

test('a right password alone is refused in words that every client shows, a wrong one as ever', async (t) => {
  const { as, ada, clock } = await serverWithAda(t)
  const { secret } = await enroll(ada, clock)
  const { status, body } = await login(as.nobody)
  assert.equal(status, 401)
  assert.match(body.errors._error, /second factor/)
  assert.deepEqual(body.second_factor, ['totp', 'recovery_code'])
  const totp_code = codeAt(secret, clock.time)
  const wrong = await login(as.nobody, { password: 'x', totp_code })
  assert.deepEqual([wrong.status, wrong.body], [401, { errors: { password: 'did not match stored password' } }])
  const done = await login(as.nobody, { totp_code })
  assert.deepEqual([done.status, Object.keys(done.body)], [200, ['id']])
  assert.equal((await as.user.get('/api/user/current')).body.has_second_factor, false)
})

test('a code is good once, one step around the present, and none before it after that', async (t) => {
  const { as, ada, clock } = await serverWithAda(t)
  const { secret } = await enroll(ada, clock)
  const code = (steps: number) => codeAt(secret, clock.time + steps * STEP_MS)
  const status = async (totp_code: string) => (await login(as.nobody, { totp_code })).status
  assert.equal(await status(code(-1)), 401, 'the one that confirmed it')
  assert.equal(await status(code(2)), 401)
  clock.time += 5 * STEP_MS
  assert.equal(await status(code(-2)), 401)
  assert.equal(await status(code(-1)), 200)
  assert.equal(await status(code(-1)), 401)
  assert.equal(await status(code(1)), 200)
  const used = await login(as.nobody, { totp_code: code(0) })
  assert.deepEqual(used.body, { errors: { totp_code: 'This code is wrong, or was used already.' } })
})

test('two processes take a code together once, and count wrong ones together', async (t) => {
  const server = await serverWithAda(t)
  const { secret, recovery_codes } = await enroll(server.ada, server.clock)
  const config = loadConfig({
    PORT: '0',
    QUERENT_DATA_DIR: server.dataDir,
    QUERENT_LOG_LEVEL: 'silent',
    QUERENT_LOAD_SAMPLE_CONTENT: 'false',
    ...server.database.env,
  })
  const other = await createServer(config, () => server.clock.time)
  t.after(() => other.close())
  const attempt = (app: typeof other.app, more: object) =>
    app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { username: 'ada@example.org', password: PASSWORD, ...more },
    })
  for (const more of [{ totp_code: codeAt(secret, server.clock.time) }, { recovery_code: recovery_codes[0] }]) {
    const answers = await Promise.all([attempt(server.server.app, more), attempt(other.app, more)])
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 401], JSON.stringify(more))
  }
  for (let i = 0; i < 3; i += 1) await attempt(server.server.app, { totp_code: '000000' })
  for (let i = 0; i < 2; i += 1) await attempt(other.app, { totp_code: '000000' })
  for (const app of [server.server.app, other.app]) {
    assert.match((await attempt(app, { totp_code: '000000' })).json().errors.totp_code, /^Too many attempts/)
  }
})

test('a secret of a clock that was ahead does not wait for its code for longer than any', async (t) => {
  const { ada, clock } = await serverWithAda(t)
  clock.time += 86_400_000
  const { id, secret } = (await ada.post('/api/second-factor/totp', { password: PASSWORD })).body
  clock.time -= 86_400_000
  const late = await ada.post(`/api/second-factor/totp/${id}/confirm`, { totp_code: codeAt(secret, clock.time) })
  assert.equal(late.status, 404)
  await enroll(ada, clock)
})

test('wrong codes are slowed down for the user, whatever else is right', async (t) => {
  const { as, ada, clock } = await serverWithAda(t)
  const { secret } = await enroll(ada, clock)
  for (let i = 0; i < 5; i += 1) assert.equal((await login(as.nobody, { totp_code: '000000' })).status, 401)
  const right = codeAt(secret, clock.time)
  const slowed = await login(as.nobody, { totp_code: right })
  assert.deepEqual(slowed.body, {
    errors: { totp_code: 'Too many attempts! You must wait 15 seconds before trying again.' },
  })
  assert.match((await login(as.nobody)).body.errors._error, /second factor/, 'asking is no try')
  assert.match((await login(as.nobody, { recovery_code: 'x' })).body.errors.recovery_code, /Too many attempts/)
  clock.time += 15_000
  assert.equal((await login(as.nobody, { totp_code: codeAt(secret, clock.time) })).status, 200)
  assert.equal((await login(as.nobody, { totp_code: '000000' })).body.errors.totp_code.includes('wrong'), true)
})

test('a recovery code is good once, and new ones end the earlier ones', async (t) => {
  const { as, ada, clock } = await serverWithAda(t)
  const { recovery_codes } = await enroll(ada, clock)
  const [first, second] = recovery_codes
  const typed = String(first).toUpperCase().replaceAll('-', ' ')
  const { status, body } = await login(as.nobody, { recovery_code: typed })
  assert.equal(status, 200)
  assert.equal((await login(as.nobody, { recovery_code: first })).status, 401)
  assert.equal((await ada.get('/api/second-factor')).body.recovery_codes_left, 9)
  const alone = await ada.post('/api/second-factor/recovery-codes', {})
  assert.deepEqual([alone.status, Object.keys(alone.body.errors)], [400, ['password']])
  const fresh = (await ada.post('/api/second-factor/recovery-codes', { password: PASSWORD })).body.recovery_codes
  assert.equal((await login(as.nobody, { recovery_code: second })).status, 401)
  assert.equal((await login(as.nobody, { recovery_code: fresh[3] })).status, 200)
  const history = await ada.get('/api/login-history/current')
  assert.deepEqual(
    history.body.map((entry: { signed_in_with: string }) => entry.signed_in_with),
    ['recovery_code', 'recovery_code', 'password'],
  )
  assert.equal((await as.user.post('/api/second-factor/recovery-codes', {})).status, 400, 'without a factor')
  assert.ok(body.id)
})

test('factors are renamed, and removed with a proof; others cannot reach them', async (t) => {
  const { as, ada, clock } = await serverWithAda(t)
  const first = await enroll(ada, clock)
  const second = await enroll(ada, clock, { totp_code: codeAt(first.secret, clock.time), name: 'Tablet' })
  assert.equal(second.recovery_codes, undefined, 'the codes came with the first factor')
  const path = `/api/second-factor/${first.id}`
  assert.equal((await ada.put(path, { name: ' ' })).status, 400)
  assert.equal((await ada.put(path, { name: 'Old phone' })).body.name, 'Old phone')
  for (const other of [as.user, as.admin]) {
    assert.equal((await other.put(path, { name: 'x' })).status, 404)
    assert.equal((await other.delete(path, {})).status, 404)
  }
  const attempts: [object, string][] = [
    [{}, 'password'],
    [{ password: 'x' }, 'password'],
    [{ totp_code: '000000' }, 'totp_code'],
    [{ recovery_code: 'x' }, 'recovery_code'],
  ]
  for (const [proof, key] of attempts) {
    const { status, body } = await ada.delete(path, proof)
    assert.deepEqual([status, Object.keys(body.errors)], [400, [key]])
  }
  assert.equal((await ada.delete(path, { totp_code: codeAt(second.secret, clock.time) })).status, 204)
  assert.equal((await ada.get('/api/second-factor')).body.recovery_codes_left, 10)
  assert.equal((await ada.delete(`/api/second-factor/${second.id}`, { password: PASSWORD })).status, 204)
  const none = { factors: [], recovery_codes_left: 0, is_required: false }
  assert.deepEqual((await ada.get('/api/second-factor')).body, none)
  assert.equal((await login(as.nobody)).status, 200)
})

test('nobody has more than ten factors', async (t) => {
  const { ada, clock } = await serverWithAda(t)
  for (let i = 0; i < 10; i += 1) await enroll(ada, clock)
  const { body } = await ada.post('/api/second-factor/totp', { password: PASSWORD })
  const path = `/api/second-factor/totp/${body.id}/confirm`
  const { status, text } = await ada.post(path, { totp_code: codeAt(body.secret, clock.time) })
  assert.deepEqual([status, text], [400, 'You can have at most 10 second factors: remove one first.'])
})

test('the first factor ends the other sessions that a password alone started', async (t) => {
  const server = await serverWithAda(t)
  const { as, ada, clock } = server
  const other = sessionOf(server, (await login(as.nobody)).body.id)
  const { secret } = await enroll(ada, clock)
  assert.equal((await other.get('/api/user/current')).status, 401)
  const third = sessionOf(server, (await login(as.nobody, { totp_code: codeAt(secret, clock.time) })).body.id)
  clock.time += STEP_MS
  await enroll(third, clock, { password: PASSWORD })
  assert.equal((await ada.get('/api/user/current')).status, 200, 'a second one ends none')
})

test('a link to reset a password needs the factor too, and stays good without it', async (t) => {
  const { as, ada, adaId, clock, server } = await serverWithAda(t)
  const { secret } = await enroll(ada, clock)
  const token = await server.services.sessions.makeResetToken(adaId)
  const reset = (more: object) =>
    as.nobody.post('/api/session/reset_password', { token, password: 'new meadow 32', ...more })
  const refused = await reset({})
  assert.deepEqual([refused.status, refused.body.second_factor], [401, ['totp', 'recovery_code']])
  assert.equal((await reset({ totp_code: '000000' })).status, 401)
  const totp_code = codeAt(secret, clock.time)
  assert.equal((await reset({ totp_code, password: 'x' })).status, 400, 'and uses up no code')
  const done = await reset({ totp_code })
  assert.deepEqual([done.status, done.body.success], [200, true])
  assert.equal((await reset({ totp_code: codeAt(secret, clock.time + STEP_MS) })).status, 400)
  assert.equal((await login(as.nobody, { password: 'new meadow 32' })).status, 401)
})

test('administrators remove the factors of others, whose sessions end; they cannot read them', async (t) => {
  const { as, ada, adaId, adminId, userId, clock } = await serverWithAda(t)
  await enroll(ada, clock)
  const path = `/api/user/${adaId}/second-factor`
  assert.equal((await as.user.delete(path)).status, 403)
  assert.equal((await as.nobody.delete(path)).status, 401)
  assert.equal((await as.admin.delete(`/api/user/${adminId}/second-factor`)).status, 400, 'not their own')
  assert.equal((await as.admin.delete('/api/user/999/second-factor')).status, 404)
  assert.equal((await as.admin.get(path)).status, 404)
  assert.equal((await as.admin.delete(`/api/user/${userId}/second-factor`)).status, 204, 'also without any')
  assert.equal((await as.admin.delete(path)).status, 204)
  assert.equal((await ada.get('/api/user/current')).status, 401)
  assert.equal((await login(as.nobody)).status, 200)
})

test('whoever has a factor is told by mail what happens to it', async (t) => {
  const mail = await mailServer(t)
  const { as, ada, adaId, clock } = await serverWithAda(t, mail.env)
  await mail.next() // the invitation
  const told = async (what: RegExp) => {
    const { to, text } = await mail.next()
    assert.deepEqual(to, ['ada@example.org'])
    assert.match(text, what)
  }
  const { id, recovery_codes } = await enroll(ada, clock)
  await told(/Codes of an authenticator app can now be used/)
  await login(as.nobody, { recovery_code: recovery_codes[0] })
  await told(/with a recovery code\. 9 of them are left/)
  await ada.post('/api/second-factor/recovery-codes', { password: PASSWORD })
  await told(/new recovery codes/)
  await ada.delete(`/api/second-factor/${id}`, { password: PASSWORD })
  await told(/can no longer be used/)
  await as.admin.delete(`/api/user/${adaId}/second-factor`)
  await told(/An administrator has removed/)
})

test('administrators see who has no factor yet, before they require one', async (t) => {
  const { as, ada, adaId, adminId, userId, clock } = await serverWithAda(t)
  const missing = async (page = '') => (await as.admin.get(`/api/second-factor/missing${page}`)).body
  const group = (await as.admin.post('/api/permissions/group', { name: 'Careful' })).body
  await as.admin.post('/api/permissions/membership', { group_id: group.id, user_id: userId })
  await as.admin.put('/api/setting/second-factor-required-groups', { value: [group.id] })
  const all = await missing()
  assert.deepEqual(
    all.data.map((one: { id: number; is_required: boolean }) => [one.id, one.is_required]),
    [
      [adaId, false],
      [adminId, false],
      [userId, true],
    ],
  )
  assert.deepEqual([all.total, all.limit, all.data[0].last_login], [3, null, '2026-03-01T10:00:00.000Z'])
  await as.admin.put('/api/setting/second-factor-required-groups', { value: [] })
  await enroll(ada, clock)
  const { data, total } = await missing('?limit=1&offset=1')
  assert.deepEqual([data.map(({ id }: { id: number }) => id), total], [[userId], 2])
  assert.equal((await as.user.get('/api/second-factor/missing')).status, 403)
})

test('API keys go on, and have no factors', async (t) => {
  const { as, client } = await serverWithAda(t)
  await as.admin.put('/api/setting/second-factor-required-groups', { value: [1] })
  // The administrator of this test has no password: the session is enough for the first factor.
  const begun = (await as.admin.post('/api/second-factor/totp', {})).body
  const totp_code = codeAt(begun.secret, Date.parse('2026-03-01T10:00:00Z'))
  assert.equal((await as.admin.post(`/api/second-factor/totp/${begun.id}/confirm`, { totp_code })).status, 200)
  const { unmasked_key } = (await as.admin.post('/api/api-key', { name: 'Key', group_id: 1 })).body
  const key = client({ 'x-api-key': unmasked_key })
  assert.equal((await key.get('/api/user/current')).body.must_enroll_second_factor, false)
  assert.equal((await key.get('/api/collection')).status, 200)
  const refused = await key.post('/api/second-factor/totp', {})
  assert.deepEqual([refused.status, refused.text], [400, 'API keys have no second factors.'])
})

test('members of a group that requires a factor do nothing before they have one', async (t) => {
  const server = await serverWithAda(t)
  const { as, ada, adaId, clock } = server
  const group = (await as.admin.post('/api/permissions/group', { name: 'Careful' })).body
  await as.admin.post('/api/permissions/membership', { group_id: group.id, user_id: adaId })
  for (const value of ['x', [0], ['1'], {}, [1.5]]) {
    const refused = await as.admin.put('/api/setting/second-factor-required-groups', { value })
    assert.equal(refused.status, 400, JSON.stringify(value))
  }
  await as.admin.put('/api/setting/second-factor-required-groups', { value: [group.id] })

  const held = await ada.get('/api/collection')
  assert.deepEqual([held.status, /requires a second factor.*\/api\/second-factor\/totp/.test(held.text)], [403, true])
  assert.equal((await as.user.get('/api/collection')).status, 200)
  const fresh = sessionOf(server, (await login(as.nobody)).body.id)
  assert.equal(
    (await fresh.put(`/api/user/${adaId}/password`, { password: 'other meadow 4', old_password: PASSWORD })).status,
    403,
  )
  const { body: current } = await fresh.get('/api/user/current')
  assert.deepEqual([current.has_second_factor, current.must_enroll_second_factor], [false, true])
  assert.equal((await fresh.get('/api/session/properties')).status, 200)
  assert.equal((await fresh.get('/api/second-factor')).body.is_required, true)

  const { id, secret } = await enroll(fresh, clock)
  assert.equal((await fresh.get('/api/collection')).status, 200)
  assert.equal((await fresh.get('/api/user/current')).body.must_enroll_second_factor, false)
  assert.equal((await ada.get('/api/user/current')).status, 401, 'whoever else had the password alone is out')
  const last = await fresh.delete(`/api/second-factor/${id}`, { password: PASSWORD })
  assert.deepEqual([last.status, /requires a second factor/.test(last.text)], [400, true])
  const signedIn = sessionOf(server, (await login(as.nobody, { totp_code: codeAt(secret, clock.time) })).body.id)
  assert.equal((await signedIn.get('/api/collection')).status, 200)

  const changed = await signedIn.put(`/api/user/${adaId}/password`, {
    password: 'other meadow 4',
    old_password: PASSWORD,
  })
  assert.equal(changed.status, 200)
  const goesOn = sessionOf(server, changed.body.session_id)
  assert.equal((await goesOn.get('/api/collection')).status, 200, 'the new session is as good as the one before')
  assert.equal((await goesOn.delete('/api/session')).status, 204)

  const { sessions } = server.server.services
  const withPassword = sessionOf(server, await sessions.start(adaId))
  assert.equal((await withPassword.get('/api/user/current')).status, 401, 'a session without the factor counts as none')
  const bySingleSignOn = sessionOf(server, await sessions.start(adaId, undefined, 'sso'))
  assert.equal((await bySingleSignOn.get('/api/collection')).status, 200)
  await as.admin.delete(`/api/user/${adaId}/second-factor`)
  const again = sessionOf(server, await sessions.start(adaId))
  assert.equal((await again.get('/api/collection')).status, 403)
  assert.equal((await again.delete('/api/session')).status, 204)
})

test('what is wrong with a body is said by its field', async (t) => {
  const { ada } = await serverWithAda(t)
  const cases: [string, object, string][] = [
    ['/api/second-factor/totp', { password: 1 }, 'password'],
    ['/api/second-factor/totp', { name: 'x'.repeat(300) }, 'name'],
    ['/api/second-factor/totp/1/confirm', {}, 'totp_code'],
    ['/api/second-factor/passkey', {}, 'passkey'],
    ['/api/session/passkey', { passkey: { id: '!' } }, 'passkey'],
    ['/api/session', { username: 'a', password: 'b', totp_code: 1 }, 'totp_code'],
  ]
  for (const [path, body, key] of cases) {
    const answer = await ada.post(path, body)
    assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [400, [key]], path)
  }
})
