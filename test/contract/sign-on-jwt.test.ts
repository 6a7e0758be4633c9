import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { SignJWT } from 'jose'
import { cookiesOf } from '../support/cookies.ts'
import { createGroup } from '../support/people.ts'
import { testServer, type Answer, type TestServer } from '../support/test-server.ts'

const SECRET = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'
const SDK = { 'x-metabase-client': 'embedding-sdk-react', 'x-metabase-client-version': '0.58.0' }
const ADA = { email: 'Ada@example.org', first_name: 'Ada', last_name: 'Lovelace' }

/** A server that takes tokens, and whose clock stands at `clock.time`. */
async function serverWithTokens(t: TestContext, settings: object = {}) {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const server = await testServer(t, { now: () => clock.time })
  const set = await server.as.admin.put('/api/setting', {
    'jwt-enabled': true,
    'jwt-shared-secret': SECRET,
    'jwt-identity-provider-uri': 'https://app.example.org/sign-in?app=bi',
    'enable-embedding-sdk': true,
    ...settings,
  })
  assert.equal(set.status, 204)
  const seconds = (offset = 0) => Math.floor(clock.time / 1000) + offset
  const token = (claims: object, secret = SECRET) =>
    new SignJWT({ iat: seconds(), exp: seconds(600), ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret))
  return { ...server, clock, seconds, token }
}

const enter = ({ as }: Pick<TestServer, 'as'>, jwt: string, more = '') => as.nobody.get(`/auth/sso?jwt=${jwt}${more}`)

async function currentUser({ client }: Pick<TestServer, 'client'>, id: string) {
  return (await client({ 'x-metabase-session': id }).get('/api/user/current')).body
}

const cookieSession = (answer: Answer) => (cookiesOf(answer)['metabase.SESSION'] ?? '').split(';')[0] ?? ''

test('a token signs a browser in, and makes the account that its claims describe', async (t) => {
  const server = await serverWithTokens(t)
  const { as, token } = server
  const { body: open } = await as.nobody.get('/api/session/properties')
  assert.deepEqual([open['jwt-enabled'], open['jwt-configured'], open['other-sso-enabled?']], [true, true, true])
  assert.equal(open['jwt-shared-secret'], undefined)

  const claims = {
    ...ADA,
    region: 'north',
    limit: 12,
    teams: ['a', 'b'],
    nested: { a: 1 },
    sub: 'x',
    jti: 'y',
    groups: ['z'],
  }
  const done = await enter(server, await token(claims), '&return_to=/dashboard/1%3Fa=b%23c')
  assert.deepEqual([done.status, done.headers['location']], [302, '/dashboard/1?a=b#c'])
  const ada = await currentUser(server, cookieSession(done))
  assert.deepEqual(
    [ada.email, ada.first_name, ada.last_name, ada.sso_source, ada.group_ids],
    ['ada@example.org', 'Ada', 'Lovelace', 'jwt', [1]],
  )
  assert.deepEqual(ada.jwt_attributes, { region: 'north', limit: 12, teams: ['a', 'b'] })

  await as.admin.put(`/api/user/${ada.id}`, { login_attributes: { region: 'south' } })
  await enter(server, await token({ email: ADA.email, region: 'east', last_name: 'King' }))
  const again = (await as.admin.get(`/api/user/${ada.id}`)).body
  assert.deepEqual([again.first_name, again.last_name], ['Ada', 'King'], 'what a token does not say stays')
  const original = { source: 'jwt', frozen: false, value: 'east' }
  assert.deepEqual(again.structured_attributes, { region: { source: 'user', frozen: false, value: 'south', original } })
  const history = (await server.client({ 'x-metabase-session': cookieSession(done) }).get('/api/login-history/current'))
    .body
  assert.equal(history.length, 2)

  await as.admin.delete(`/api/user/${ada.id}`)
  const refused = await enter(server, await token(ADA))
  assert.deepEqual([refused.status, refused.body.message], [401, 'Your account is disabled.'])
  await as.admin.put('/api/setting/jwt-user-provisioning-enabled%3F', { value: false })
  assert.match((await enter(server, await token({ email: 'new@example.org' }))).body.message, /no account here/)
  for (const email of [undefined, 'nonsense', 7, ' '])
    assert.equal((await enter(server, await token({ email }))).status, 401)
})

test('somebody who comes several times at once gets one account', async (t) => {
  const server = await serverWithTokens(t, { 'jwt-group-sync': true })
  const answers = await Promise.all(
    [1, 2, 3, 4].map(async () =>
      enter(server, await server.token({ ...ADA, first_name: 'A\u0000da', groups: ['\u0000'] })),
    ),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [302, 302, 302, 302],
  )
  const { data } = (await server.as.admin.get('/api/user?query=ada')).body
  assert.deepEqual(
    data.map(({ first_name }: { first_name: string }) => first_name),
    ['Ada'],
  )
})

test('tokens that somebody else could have made are refused', async (t) => {
  const server = await serverWithTokens(t)
  const { token, seconds, clock } = server
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = encode({ ...ADA, iat: seconds(), exp: seconds(60) })
  const signed = (header: object, algorithm: string, key = SECRET) => {
    const text = `${encode(header)}.${claims}`
    return `${text}.${createHmac(algorithm, key).update(text).digest('base64url')}`
  }
  const bad = {
    'another key': await token(ADA, 'another key, which is as long as it has to be'),
    'no algorithm': `${encode({ alg: 'none' })}.${claims}.`,
    'the algorithm None': `${encode({ alg: 'None' })}.${claims}.`,
    'no header': `${encode({})}.${claims}.x`,
    'another algorithm': signed({ alg: 'HS512' }, 'sha512'),
    'an algorithm with a public key': signed({ alg: 'RS256' }, 'sha256'),
    'a demand that nobody knows': signed({ alg: 'HS256', crit: ['x'], x: 1 }, 'sha256'),
    'other claims': (await token(ADA)).replace(
      /\.[^.]+\./,
      `.${encode({ email: 'admin@example.org', exp: seconds(60) })}.`,
    ),
    'an end in the past': await token({ ...ADA, exp: seconds(-1) }),
    'a beginning in the future': await token({ ...ADA, nbf: seconds(60) }),
    'an old date': await token({ ...ADA, iat: seconds(-181), exp: seconds(9999) }),
    'a date to come': await token({ ...ADA, iat: seconds(181), exp: seconds(9999) }),
    'no date and a far end': await token({ ...ADA, iat: undefined, exp: seconds(9999) }),
    'no date and no end': await token({ ...ADA, iat: undefined, exp: undefined }),
    'an end that is no number': await token({ ...ADA, exp: 'never' }),
    nonsense: 'x.y.z',
    nothing: '',
  }
  for (const [name, text] of Object.entries(bad)) {
    const { status, text: answer } = await enter(server, text)
    assert.equal(status, 401, `${name}: ${answer}`)
    assert.doesNotMatch(answer, new RegExp(SECRET))
  }
  assert.equal((await server.as.admin.get('/api/user?query=ada')).body.total, 0)
  assert.equal((await enter(server, signed({ alg: 'HS256' }, 'sha256'))).status, 302)
  assert.equal((await enter(server, await token({ ...ADA, iat: undefined, exp: seconds(600) }))).status, 302)
  const late = await token(ADA)
  clock.time += 180_000
  assert.equal((await enter(server, late)).status, 302)
  clock.time += 1000
  assert.equal((await enter(server, late)).status, 401)
})

test('a browser is sent to pages of this server alone', async (t) => {
  const server = await serverWithTokens(t, { 'site-url': 'https://bi.example.org/base' })
  const { as, token } = server
  const good: [string, string][] = [
    ['', '/base/'],
    ['/question/1', '/base/question/1'],
    ['/base/question/1?x=1', '/base/question/1?x=1'],
    ['https://bi.example.org/base/dashboard/2', '/base/dashboard/2'],
    ['question/1', '/base/question/1'],
    ['/.//evil.example.org', '/base/evil.example.org'],
    ['/%2F/evil.example.org', '/base/%2F/evil.example.org'],
  ]
  for (const [text, path] of good) {
    const { status, headers } = await enter(server, await token(ADA), `&return_to=${encodeURIComponent(text)}`)
    assert.deepEqual([status, headers['location']], [302, path], text)
  }
  const bad = [
    'https://evil.example.org/',
    '//evil.example.org',
    '/\\evil.example.org',
    '\\\\evil.example.org',
    '\t//evil.example.org',
    '/\t/evil.example.org',
    'https://bi.example.org.evil.example.org/',
    'https://bi.example.org@evil.example.org/',
    'http://bi.example.org/base',
    'blob:https://bi.example.org/base',
    'javascript:alert(1)',
    'data:text/html,x',
  ]
  for (const text of bad) {
    const answer = await enter(server, await token(ADA), `&return_to=${encodeURIComponent(text)}`)
    assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [400, ['return_to']], text)
    assert.equal(answer.headers['set-cookie'], undefined)
  }
  await as.admin.put('/api/setting/session-cookie-samesite', { value: 'strict' })
  const on = await enter(server, await token(ADA), `&return_to=${encodeURIComponent('/question/1?a="1&b=<b>')}`)
  assert.deepEqual([on.status, cookieSession(on) !== ''], [200, true])
  assert.match(
    on.text,
    /content="0;url=\/base\/question\/1\?a=%221&amp;b=%3Cb%3E">/,
    'a page of ours sends strict cookies along',
  )
  const out = await as.nobody.get('/auth/sso?redirect=/question/7')
  assert.equal(out.headers['location'], 'https://app.example.org/sign-in?app=bi&return_to=%2Fbase%2Fquestion%2F7')
  const page = await as.nobody.get(`/auth/sso?jwt=x<b>`, { accept: 'text/html' })
  assert.equal(page.status, 401)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(page.text, /<p>The token cannot be used/)
})

test('embedded components ask where tokens come from, and get a session without a cookie', async (t) => {
  const server = await serverWithTokens(t, { 'embedding-app-origins-sdk': 'https://shop.example.org' })
  const { as, token, seconds } = server
  const origin = { origin: 'https://shop.example.org' }
  const where = await as.nobody.get('/auth/sso?preferred_method=jwt', { ...SDK, ...origin })
  assert.deepEqual([where.status, where.body], [200, { method: 'jwt', url: 'https://app.example.org/sign-in?app=bi' }])
  assert.equal(where.headers['access-control-allow-origin'], 'https://shop.example.org')
  for (const [path, headers] of [
    [`/auth/sso?jwt=${await token(ADA)}`, SDK],
    [`/auth/sso?jwt=${await token(ADA)}&token=true`, {}],
  ] as const) {
    const { status, body, headers: answered } = await as.nobody.get(path, { ...headers, ...origin })
    assert.deepEqual([status, Object.keys(body).toSorted(), body.status], [200, ['exp', 'iat', 'id', 'status'], 'ok'])
    assert.deepEqual([body.iat, body.exp], [seconds(), seconds(14 * 24 * 3600)])
    assert.equal(answered['set-cookie'], undefined)
    assert.equal((await currentUser(server, body.id)).email, 'ada@example.org')
  }
  const stranger = { origin: 'https://other.example.org' }
  const other = await as.nobody.get(`/auth/sso?jwt=${await token(ADA)}`, { ...SDK, ...stranger })
  assert.equal(other.headers['access-control-allow-origin'], undefined, 'pages that may not embed read no session')
  const wrong = await as.nobody.get('/auth/sso?jwt=x', { ...SDK, ...stranger })
  assert.deepEqual([wrong.status, wrong.headers['access-control-allow-origin']], [401, '*'])
  const preflight = await server.server.app.inject({ method: 'OPTIONS', url: '/auth/sso', headers: stranger })
  assert.deepEqual([preflight.statusCode, preflight.headers['access-control-allow-origin']], [200, '*'])

  await as.admin.put('/api/setting/enable-embedding-sdk', { value: false })
  const off = await as.nobody.get('/auth/sso', SDK)
  assert.deepEqual([off.status, off.text], [400, 'SDK Embedding is not enabled.'])
  await as.admin.put('/api/setting/jwt-enabled', { value: false })
  const none = await as.nobody.get('/auth/sso', SDK)
  assert.deepEqual([none.status, none.text], [400, 'JWT SSO has not been enabled and/or configured'])
  assert.equal((await enter(server, await token(ADA))).status, 400)
})

test('a token can be posted, so that no address holds it', async (t) => {
  const { as, token } = await serverWithTokens(t)
  const byJson = await as.nobody.post('/auth/sso', { jwt: await token(ADA) })
  assert.deepEqual([byJson.status, byJson.body.status], [200, 'ok'])
  assert.ok((cookiesOf(byJson)['metabase.SESSION'] ?? '').startsWith(byJson.body.id))
  const form = new URLSearchParams({ jwt: await token(ADA), return_to: '/question/3' }).toString()
  const byForm = await as.nobody.post('/auth/sso', form, {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
  })
  assert.deepEqual([byForm.status, byForm.headers['location']], [302, '/question/3'])
  const empty = await as.nobody.post('/auth/sso', {})
  assert.deepEqual([empty.status, Object.keys(empty.body.errors)], [400, ['jwt']])
})

test('tokens that are not good slow their address down, for logins too', async (t) => {
  const server = await serverWithTokens(t)
  const { as, token, clock } = server
  const bad = await token(ADA, SECRET.toUpperCase())
  const good = async () => enter(server, await token(ADA))
  for (let at = 0; at < 49; at += 1) assert.equal((await enter(server, bad)).status, 401)
  assert.equal((await good()).status, 302, 'one that succeeds does not count')
  assert.equal((await as.nobody.post('/auth/sso', { jwt: bad })).status, 401)
  const text = 'Too many attempts! You must wait 15 seconds before trying again.'
  for (const answer of [await good(), await as.nobody.post('/auth/sso', { jwt: await token(ADA) })]) {
    assert.deepEqual([answer.status, answer.body.message, answer.body.errors], [401, text, { _error: text }])
  }
  const page = await as.nobody.get(`/auth/sso?jwt=${bad}`, { accept: 'text/html' })
  assert.match(page.text, /Too many attempts/)
  const login = await as.nobody.post('/api/session', { username: 'admin@example.org', password: 'wrong' })
  assert.equal(login.body.errors.username, text)
  clock.time += 15_000
  assert.equal((await good()).status, 302)
})

test('memberships follow the names in tokens', async (t) => {
  const server = await serverWithTokens(t, { 'jwt-group-sync': true, 'jwt-group-mappings': { boss: [2], all: [1] } })
  const { as, token } = server
  const analysts = await createGroup(server, 'Analysts')
  const groupIds = async (claims: object) => {
    const done = await enter(server, await token({ ...ADA, ...claims }))
    return (await currentUser(server, cookieSession(done))).group_ids
  }
  assert.deepEqual(await groupIds({ groups: ['boss', 'Analysts'] }), [1, 2])
  assert.deepEqual(await groupIds({ groups: 'nothing' }), [1])
  assert.deepEqual(await groupIds({ groups: 'boss' }), [1, 2], 'a name instead of a list')
  assert.deepEqual(await groupIds({}), [1], 'no claim is no group')
  await as.admin.put('/api/setting/jwt-group-mappings', { value: {} })
  assert.deepEqual(await groupIds({ groups: ['Analysts', 'Administrators'] }), [1, analysts])
  await as.admin.put('/api/setting/jwt-group-sync', { value: false })
  assert.deepEqual(await groupIds({ groups: [] }), [1, analysts])
})

test('the key is kept secret, and has to be a good one', async (t) => {
  const { as } = await serverWithTokens(t)
  const list: { key: string; value: unknown }[] = (await as.admin.get('/api/setting')).body
  assert.equal(list.find(({ key }) => key === 'jwt-shared-secret')?.value, '**********0f')
  const short = await as.admin.put('/api/setting/jwt-shared-secret', { value: 'short' })
  assert.deepEqual([short.status, short.body.message], [400, 'jwt-shared-secret must have 32 characters or more'])
  const mappings = await as.admin.put('/api/setting/jwt-group-mappings', { value: { a: ['x'] } })
  assert.equal(mappings.status, 400)
  assert.equal((await as.admin.put('/api/setting/jwt-identity-provider-uri', { value: 'javascript:1' })).status, 400)

  await as.admin.put('/api/setting/jwt-enabled', { value: false })
  const last = await as.admin.put('/api/setting/enable-password-login', { value: false })
  assert.deepEqual([last.status, /another way to sign in/.test(last.body.message)], [400, true])
  const both = { 'jwt-enabled': true, 'enable-password-login': false }
  assert.equal((await as.admin.put('/api/setting', both)).status, 204)
})

test('sessions from before a provider spoke for the account end', async (t) => {
  const server = await serverWithTokens(t)
  const enterAsUser = async () => enter(server, await server.token({ email: 'user@example.org' }))
  assert.equal((await server.as.user.get('/api/user/current')).status, 200)
  const first = cookieSession(await enterAsUser())
  assert.equal((await server.as.user.get('/api/user/current')).status, 401)
  await enterAsUser()
  assert.equal((await currentUser(server, first)).email, 'user@example.org', 'later ones go on')
})
