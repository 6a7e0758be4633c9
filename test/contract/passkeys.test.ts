import assert from 'node:assert/strict'
import { test } from 'node:test'
import { softwareAuthenticator } from '../support/software-authenticator.ts'
import { testServer, type Client, type TestServer } from '../support/test-server.ts'

const PASSWORD = 'sunny meadow 31'
const ORIGIN = 'https://bi.example.org'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A server at ORIGIN, with `ada@example.org`, who knows PASSWORD and is logged in. */
async function serverWithAda(t: Parameters<typeof testServer>[0]) {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const server = await testServer(t, { now: () => clock.time })
  await server.as.admin.put('/api/setting/site-url', { value: `${ORIGIN}/reports` })
  const body = { email: 'ada@example.org', first_name: 'Ada', password: PASSWORD }
  const { id } = (await server.as.admin.post('/api/user', body)).body
  const ada = sessionOf(server, (await login(server.as.nobody)).body.id)
  return { ...server, clock, adaId: Number(id), ada }
}

type Authenticator = ReturnType<typeof softwareAuthenticator>

const login = (client: Client, more: object = {}) =>
  client.post('/api/session', { username: 'ada@example.org', password: PASSWORD, ...more })

const sessionOf = ({ client }: Pick<TestServer, 'client'>, id: string) => client({ 'x-metabase-session': id })

/** What a page asks its authenticator for when it adds a passkey. */
const creation = async (client: Client, proof: object = { password: PASSWORD }) =>
  (await client.post('/api/second-factor/passkey/options', proof)).body

async function addPasskey(client: Client, authenticator: Authenticator, name?: string, proof?: object) {
  const passkey = authenticator.create(await creation(client, proof))
  const { status, body } = await client.post('/api/second-factor/passkey', { passkey, name })
  assert.equal(status, 200)
  return body
}

/** What a page asks its authenticator for when somebody signs in. */
const request = async (client: Client) => (await client.post('/api/session/passkey/options')).body

test('a passkey is added with the password, and signs in without a name', async (t) => {
  const server = await serverWithAda(t)
  const { as, ada, adaId } = server
  const authenticator = softwareAuthenticator({ origin: ORIGIN })
  assert.equal((await ada.post('/api/second-factor/passkey/options', {})).status, 400)
  const options = await creation(ada)
  assert.deepEqual(options.rp, { name: 'Querent', id: 'bi.example.org' })
  assert.deepEqual([options.user.name, options.attestation], ['ada@example.org', 'none'])
  assert.deepEqual(
    [options.authenticatorSelection.residentKey, options.authenticatorSelection.userVerification],
    ['preferred', 'preferred'],
  )
  const { recovery_codes, ...factor } = await addPasskey(ada, authenticator, 'Laptop')
  assert.equal(recovery_codes.length, 10)
  assert.deepEqual(
    { ...factor, id: 0, created_at: '' },
    { id: 0, kind: 'passkey', name: 'Laptop', created_at: '', last_used_at: null },
  )

  const asked = await request(as.nobody)
  assert.deepEqual([asked.rpId, asked.userVerification, asked.allowCredentials], ['bi.example.org', 'required', []])
  const { status, body } = await as.nobody.post('/api/session/passkey', { passkey: authenticator.get(asked) })
  assert.deepEqual([status, Object.keys(body)], [200, ['id']])
  const session = sessionOf(server, body.id)
  assert.equal((await session.get('/api/user/current')).body.id, adaId)
  const [latest] = (await session.get('/api/login-history/current')).body
  assert.equal(latest.signed_in_with, 'passkey')
  const [used] = (await session.get('/api/second-factor')).body.factors
  assert.equal(used.last_used_at, '2026-03-01T10:00:00.000Z')
})

test('several passkeys, with a signed attestation or none, and one removes another', async (t) => {
  const { as, ada } = await serverWithAda(t)
  const [one, other] = [
    softwareAuthenticator({ origin: ORIGIN, attestation: 'packed' }),
    softwareAuthenticator({ origin: ORIGIN }),
  ]
  const first = await addPasskey(ada, one)
  const options = await creation(ada)
  assert.equal(options.excludeCredentials.length, 1)
  const second = await addPasskey(ada, other, 'Key ring')
  assert.deepEqual([first.name, second.name, second.recovery_codes], ['Passkey', 'Key ring', undefined])
  for (const authenticator of [one, other]) {
    const passkey = authenticator.get(await request(as.nobody))
    assert.equal((await as.nobody.post('/api/session/passkey', { passkey })).status, 200)
  }
  const asked = await request(ada)
  assert.equal(asked.allowCredentials.length, 2, 'with a session, its user is asked')
  const removed = await ada.delete(`/api/second-factor/${first.id}`, { passkey: other.get(asked) })
  assert.equal(removed.status, 204, 'a passkey is a proof too')
  const gone = one.get(await request(as.nobody))
  const refused = await as.nobody.post('/api/session/passkey', { passkey: gone })
  assert.deepEqual([refused.status, refused.body], [401, { errors: { passkey: 'This passkey is not known here.' } }])
})

test('a passkey is a second factor beside the password, also one that does not verify its user', async (t) => {
  const { as, ada } = await serverWithAda(t)
  const authenticator = softwareAuthenticator({ origin: ORIGIN, verifiesUser: false })
  await addPasskey(ada, authenticator)
  const alone = await as.nobody.post('/api/session/passkey', { passkey: authenticator.get(await request(as.nobody)) })
  assert.deepEqual([alone.status, Object.keys(alone.body.errors)], [401, ['passkey']])
  const { status, body } = await login(as.nobody)
  assert.deepEqual([status, body.second_factor], [401, ['passkey', 'recovery_code']])
  assert.equal(body.passkey_options.allowCredentials.length, 1)
  const passkey = authenticator.get(body.passkey_options)
  assert.equal((await login(as.nobody, { password: 'x', passkey })).status, 401)
  assert.equal((await login(as.nobody, { passkey })).status, 200)
  const again = await login(as.nobody, { passkey })
  assert.deepEqual([again.status, Object.keys(again.body.errors)], [401, ['passkey']])
})

test('a passkey of somebody else is no second factor', async (t) => {
  const { as, ada } = await serverWithAda(t)
  const [own, others] = [softwareAuthenticator({ origin: ORIGIN }), softwareAuthenticator({ origin: ORIGIN })]
  await addPasskey(ada, own)
  // The user of this test has no password: the session is enough for the first factor.
  await addPasskey(as.user, others, 'Phone', {})
  const passkey = others.get(await request(as.nobody))
  assert.equal((await login(as.nobody, { passkey })).status, 401)
  const { body } = await login(as.nobody)
  const options = { ...body.passkey_options, allowCredentials: [] }
  const foreign = await as.nobody.post('/api/session/passkey', { passkey: others.get(options) })
  assert.equal(foreign.status, 401, 'the challenge is for one user')
})

test('a challenge is good once and for five minutes, for what it was made for', async (t) => {
  const { as, ada, clock } = await serverWithAda(t)
  const authenticator = softwareAuthenticator({ origin: ORIGIN })
  const options = await creation(ada)
  const passkey = authenticator.create(options)
  clock.time += 5 * MINUTE_MS
  const late = await ada.post('/api/second-factor/passkey', { passkey })
  assert.deepEqual([late.status, Object.keys(late.body.errors)], [400, ['passkey']])
  const fresh = await creation(ada)
  assert.equal((await as.user.post('/api/second-factor/passkey', { passkey: authenticator.create(fresh) })).status, 400)
  const other = authenticator.create(await creation(ada))
  const renamed = { ...other, id: passkey.id, rawId: passkey.id }
  assert.equal((await ada.post('/api/second-factor/passkey', { passkey: renamed })).status, 400)
  const long = { ...other, id: 'A'.repeat(2000), rawId: 'A'.repeat(2000) }
  assert.equal((await ada.post('/api/second-factor/passkey', { passkey: long })).status, 400)
  await addPasskey(ada, authenticator)

  const enter = async (answer: object) => (await as.nobody.post('/api/session/passkey', { passkey: answer })).status
  const get = async () => authenticator.get({ ...(await request(as.nobody)), allowCredentials: [await onlyId(ada)] })
  const good = await get()
  assert.deepEqual([await enter(good), await enter(good)], [200, 401])
  const old = await get()
  clock.time += 5 * MINUTE_MS
  assert.equal(await enter(old), 401)
  clock.time += DAY_MS
  const [ahead, added] = [await get(), softwareAuthenticator({ origin: ORIGIN }).create(await creation(ada))]
  clock.time -= DAY_MS
  assert.equal(await enter(ahead), 401, 'of a clock that was ahead')
  assert.equal((await ada.post('/api/second-factor/passkey', { passkey: added })).status, 400)
  assert.equal(await enter(await get()), 200)
  const { challenge } = await creation(ada)
  const made = authenticator.get({ rpId: 'bi.example.org', challenge, allowCredentials: [await onlyId(ada)] })
  assert.equal(await enter(made), 401, 'made to add a passkey')
  const unknown = authenticator.get({
    rpId: 'bi.example.org',
    challenge: 'AAAA',
    allowCredentials: [await onlyId(ada)],
  })
  assert.equal(await enter(unknown), 401)
})

/** The one passkey of the user, as options name it. */
async function onlyId(client: Client): Promise<{ id: string }> {
  return (await request(client)).allowCredentials[0]
}

test('a passkey whose counter goes back, or whose signature is another, is refused', async (t) => {
  const { as, ada } = await serverWithAda(t)
  const authenticator = softwareAuthenticator({ origin: ORIGIN })
  await addPasskey(ada, authenticator)
  const enter = async (passkey: object) => (await as.nobody.post('/api/session/passkey', { passkey })).status
  authenticator.state.counter = 40
  assert.equal(await enter(authenticator.get(await request(as.nobody))), 200)
  authenticator.state.counter = 40
  assert.equal(await enter(authenticator.get(await request(as.nobody))), 401, 'a copy of the key has signed meanwhile')
  assert.equal(await enter(authenticator.get(await request(as.nobody))), 200)
  const changed = authenticator.get(await request(as.nobody))
  const { response } = authenticator.get(await request(as.nobody))
  assert.equal(await enter({ ...changed, response: { ...changed.response, signature: response.signature } }), 401)
  assert.equal(await enter({ ...changed, response: { ...changed.response, clientDataJSON: 'AAAA' } }), 401)
  assert.equal(await enter({ ...changed, response: { ...changed.response, authenticatorData: 'AAAA' } }), 401)
})

test('passkeys belong to the host of site-url', async (t) => {
  const { as, ada } = await serverWithAda(t)
  const elsewhere = softwareAuthenticator({ origin: 'https://evil.example.org' })
  const { status, body } = await ada.post('/api/second-factor/passkey', {
    passkey: elsewhere.create(await creation(ada)),
  })
  assert.equal(status, 400)
  assert.match(body.errors.passkey, /https:\/\/evil\.example\.org.*https:\/\/bi\.example\.org/)
  const authenticator = softwareAuthenticator({ origin: ORIGIN })
  await addPasskey(ada, authenticator)
  authenticator.state.origin = 'http://bi.example.org'
  const wrong = await as.nobody.post('/api/session/passkey', { passkey: authenticator.get(await request(as.nobody)) })
  assert.deepEqual([wrong.status, /belong to https:\/\/bi/.test(wrong.body.errors.passkey)], [401, true])

  for (const value of ['http://10.0.0.7:3000', 'http://[::1]:3000']) {
    await as.admin.put('/api/setting/site-url', { value })
    const refused = await as.nobody.post('/api/session/passkey/options')
    assert.deepEqual([refused.status, /site-url/.test(refused.text)], [400, true], value)
    assert.equal((await ada.post('/api/second-factor/passkey/options', { password: PASSWORD })).status, 400)
    assert.deepEqual((await login(as.nobody)).body.second_factor, ['recovery_code'])
  }
})

test('a passkey alone lets in neither the deactivated nor those whose directory decides', async (t) => {
  const { as, ada, adaId, server } = await serverWithAda(t)
  const authenticator = softwareAuthenticator({ origin: ORIGIN })
  await addPasskey(ada, authenticator)
  const enter = async () =>
    as.nobody.post('/api/session/passkey', { passkey: authenticator.get(await request(as.nobody)) })
  await server.store.users.update(adaId, { sso_source: 'ldap' })
  assert.match((await enter()).body.errors.passkey, /organization/)
  await server.store.users.update(adaId, { sso_source: null })
  assert.equal((await enter()).status, 200)
  await as.admin.delete(`/api/user/${adaId}`)
  const gone = await enter()
  assert.deepEqual([gone.status, gone.body], [401, { errors: { _error: 'Your account is disabled.' } }])
})

test('a passkey is what a group requires', async (t) => {
  const server = await serverWithAda(t)
  const { as, ada } = server
  await as.admin.put('/api/setting/second-factor-required-groups', { value: [1] })
  assert.equal((await ada.get('/api/collection')).status, 403)
  const authenticator = softwareAuthenticator({ origin: ORIGIN })
  await addPasskey(ada, authenticator)
  assert.equal((await ada.get('/api/collection')).status, 200)
  const { body } = await as.nobody.post('/api/session/passkey', {
    passkey: authenticator.get(await request(as.nobody)),
  })
  assert.equal((await sessionOf(server, body.id).get('/api/collection')).status, 200)
})
