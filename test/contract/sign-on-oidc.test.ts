import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { cookiesOf } from '../support/cookies.ts'
import { freePort } from '../support/free-port.ts'
import { CLIENT_ID, CLIENT_SECRET, identityProvider, type IdentityProvider } from '../support/identity-provider.ts'
import { createGroup } from '../support/people.ts'
import { testServer, type Answer, type TestServer, type TestServerOptions } from '../support/test-server.ts'

const SITE = 'http://querent.example.org'

/** A server whose people sign in at a provider. */
async function serverWithProvider(t: TestContext, options: TestServerOptions = {}) {
  const idp = await identityProvider()
  t.after(() => idp.stop())
  const server = await testServer(t, options)
  const set = await server.as.admin.put('/api/setting', {
    'site-url': SITE,
    'oidc-issuer-url': idp.issuer,
    'oidc-client-id': CLIENT_ID,
    'oidc-client-secret': CLIENT_SECRET,
    'oidc-enabled': true,
  })
  assert.equal(set.status, 204)
  return { ...server, idp }
}

const cookieHeader = (answer: Answer) =>
  Object.entries(cookiesOf(answer))
    .map(([name, value]) => `${name}=${value.split(';')[0]}`)
    .join('; ')

/** A browser goes to the provider and comes back. `tamper` changes with what. */
async function signIn(
  { as, idp }: Pick<TestServer, 'as'> & { idp: IdentityProvider },
  { path = '/auth/sso/oidc', tamper = (back: string) => back, headers = {} } = {},
): Promise<Answer> {
  const begun = await as.nobody.get(path)
  assert.equal(begun.status, 302, begun.text)
  const back = tamper(await idp.signIn(String(begun.headers['location'])))
  assert.ok(back.startsWith(SITE), back)
  return as.nobody.get(back.slice(SITE.length), { cookie: cookieHeader(begun), ...headers })
}

const sessionOf = (answer: Answer) => (cookiesOf(answer)['metabase.SESSION'] ?? '').split(';')[0] ?? ''

async function currentUser({ client }: TestServer, answer: Answer) {
  assert.equal(answer.status, 302, answer.text)
  return (await client({ 'x-metabase-session': sessionOf(answer) }).get('/api/user/current')).body
}

test('a browser is sent to the provider with a challenge, and comes back to a session', async (t) => {
  const server = await serverWithProvider(t)
  const { as, idp } = server
  const open = (await as.nobody.get('/api/session/properties')).body
  assert.deepEqual(
    [open['oidc-enabled'], open['oidc-configured'], open['other-sso-enabled?'], open['oidc-button-text']],
    [true, true, true, 'Sign in with SSO'],
  )
  assert.equal(open['oidc-client-secret'], undefined)

  const begun = await as.nobody.get('/auth/sso/oidc?return_to=/dashboard/1%3Ftab=2')
  const address = new URL(String(begun.headers['location']))
  assert.equal(address.origin, idp.issuer)
  assert.equal(address.searchParams.get('code_challenge_method'), 'S256')
  for (const name of ['state', 'nonce', 'code_challenge'])
    assert.ok((address.searchParams.get(name) ?? '').length >= 43)
  assert.equal(address.searchParams.get('redirect_uri'), `${SITE}/auth/sso/oidc/callback`)
  const [[name, pending]] = Object.entries(cookiesOf(begun)) as [[string, string]]
  assert.match(name, /^querent\.SIGN_ON\./)
  assert.match(pending, /Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  assert.doesNotMatch(pending, new RegExp(address.searchParams.get('state') ?? ''))

  const done = await signIn(server, { path: '/auth/sso?return_to=/dashboard/1%3Ftab=2' })
  assert.deepEqual([done.status, done.headers['location']], [302, '/dashboard/1?tab=2'])
  assert.match(cookiesOf(done)['metabase.SESSION'] ?? '', /HttpOnly; SameSite=Lax$/)
  const ada = await currentUser(server, done)
  assert.deepEqual(
    [ada.email, ada.first_name, ada.last_name, ada.sso_source, ada.is_superuser],
    ['ada@example.org', 'Ada', 'Lovelace', 'oidc', false],
  )

  idp.people.set('s-1', { email: 'ada@new.example.org', email_verified: true, family_name: 'King', department: 'sums' })
  const again = await currentUser(server, await signIn(server))
  assert.deepEqual(
    [again.id, again.email, again.first_name, again.last_name, again.jwt_attributes],
    [ada.id, 'ada@new.example.org', 'Ada', 'King', { department: 'sums' }],
    'the subject tells who it is, whatever the address',
  )
  await as.admin.delete(`/api/user/${ada.id}`)
  const refused = await signIn(server)
  assert.deepEqual([refused.status, refused.body.message], [401, 'Your account is disabled.'])
  assert.equal(cookiesOf(refused)['metabase.SESSION'], undefined)
})

test('what was not started in this browser, was changed, or took too long, is no sign-in', async (t) => {
  const clock = { time: Date.now() }
  const server = await serverWithProvider(t, { now: () => clock.time })
  const { as, idp } = server
  const elsewhere = await signIn(server, { headers: { cookie: '' } })
  assert.deepEqual([elsewhere.status, /was not started in this browser/.test(elsewhere.text)], [400, true])
  const otherState = (back: string) => back.replace(/state=(.{12})[^&]+/, 'state=$1AAAA')
  assert.equal((await signIn(server, { tamper: otherState })).status, 401)
  assert.equal((await signIn(server, { tamper: (back) => back.replace(/code=[^&]+/, 'code=x') })).status, 401)
  assert.equal((await signIn(server, { tamper: (back) => back.replace(/iss=[^&]+/, 'iss=http://other') })).status, 401)
  const slow = await signIn(server, { tamper: (back) => ((clock.time += 601_000), back) })
  assert.equal(slow.status, 400)
  // A sign-in that was begun while the clock was ahead would otherwise be good for a day.
  clock.time += 86_400_000
  const ahead = await signIn(server, { tamper: (back) => ((clock.time -= 86_400_000), back) })
  assert.deepEqual([ahead.status, (await signIn(server)).status], [400, 302])

  const begun = await as.nobody.get('/auth/sso/oidc')
  const back = (await idp.signIn(String(begun.headers['location']))).slice(SITE.length)
  const first = await as.nobody.get(back, { cookie: cookieHeader(begun) })
  assert.equal(first.status, 302)
  assert.equal((await as.nobody.get(back, { cookie: cookieHeader(begun) })).status, 401, 'a code counts once')

  idp.subject = undefined
  const cancelled = await signIn(server)
  assert.deepEqual(
    [cancelled.status, /did not sign you in \(access_denied\)/.test(cancelled.body.message)],
    [401, true],
  )
})

test('addresses count as far as the provider verified them', async (t) => {
  const server = await serverWithProvider(t)
  const { as, idp, adminId } = server
  idp.people.set('s-2', { email: 'admin@example.org', email_verified: false })
  idp.people.set('s-3', { email: 'admin@example.org' })
  for (const subject of ['s-2', 's-3']) {
    idp.subject = subject
    const refused = await signIn(server)
    assert.deepEqual([refused.status, /e-mail address that can be trusted/.test(refused.text)], [401, true])
  }
  await as.admin.put('/api/setting/oidc-accept-unverified-email', { value: true })
  assert.equal((await currentUser(server, await signIn(server))).id, adminId)
  // The session from before ended with the first sign-in by the provider.
  const admin = server.client({ 'x-metabase-session': await server.server.services.sessions.start(adminId) })
  await admin.put('/api/setting/oidc-accept-unverified-email', { value: false })
  assert.equal((await currentUser(server, await signIn(server))).id, adminId, 'who is known needs no address')

  await admin.put('/api/setting/oidc-user-provisioning-enabled%3F', { value: false })
  idp.people.set('s-4', { email: 'new@example.org', email_verified: true })
  idp.subject = 's-4'
  assert.match((await signIn(server)).body.message, /no account here/)
  const key = (await admin.post('/api/api-key', { name: 'Program', group_id: 1 })).body
  const { email } = (await server.client({ 'x-api-key': key.unmasked_key }).get('/api/user/current')).body
  idp.people.set('s-4', { email, email_verified: true })
  assert.equal((await signIn(server)).status, 401, 'nobody becomes a program')
})

test('memberships follow the groups of the claim', async (t) => {
  const server = await serverWithProvider(t)
  const { as, idp } = server
  const [analysts, other] = [await createGroup(server, 'Analysts'), await createGroup(server, 'Other')]
  await as.admin.put('/api/setting/oidc-group-sync', { value: true })
  const person = { email: 'ada@example.org', email_verified: true }
  const groupIds = async (groups: string[]) => {
    idp.people.set('s-1', { ...person, groups })
    const { group_ids, is_superuser } = await currentUser(server, await signIn(server))
    return [is_superuser, ...group_ids]
  }
  assert.deepEqual(
    await groupIds(['Analysts', 'Administrators', 'Unknown']),
    [false, 1, analysts],
    'by their own names',
  )
  const mappings = { boss: [2], sums: [analysts] }
  await as.admin.put('/api/setting/oidc-group-mappings', { value: mappings })
  assert.deepEqual(await groupIds(['boss', 'Other']), [true, 1, 2])
  const { data } = (await as.admin.get('/api/user?query=ada')).body
  await as.admin.post('/api/permissions/membership', { group_id: other, user_id: data[0].id })
  assert.deepEqual(await groupIds(['sums']), [false, 1, analysts, other])
})

test('a provider that changes its keys, or fails, is no trouble of ours', async (t) => {
  const server = await serverWithProvider(t)
  const { as, idp } = server
  await currentUser(server, await signIn(server))
  idp.changeKey()
  await currentUser(server, await signIn(server))
  const described = idp.asked.filter((line) => line.endsWith('openid-configuration'))
  assert.equal(described.length, 1, 'what it says of itself is kept')

  const begun = await as.nobody.get('/auth/sso/oidc')
  const back = (await idp.signIn(String(begun.headers['location']))).slice(SITE.length)
  idp.isBroken = true
  const failed = await as.nobody.get(back, { cookie: cookieHeader(begun), accept: 'text/html,*/*' })
  assert.equal(failed.status, 502)
  assert.match(String(failed.headers['content-type']), /^text\/html/)
  assert.match(failed.text, /<h1>Sign-in failed<\/h1>\n<p>The identity provider cannot be reached/)
  assert.doesNotMatch(failed.text, /secret/)
  const log: { msg: string }[] = (await as.admin.get('/api/util/logs')).body
  assert.match(JSON.stringify(log), /sign-on\.failed/)
  assert.doesNotMatch(JSON.stringify(log), /a secret of the client/)
  await idp.stop()
  assert.equal((await as.nobody.get('/auth/sso/oidc')).status, 502)
})

test('who signs in at a provider gave a second factor there', async (t) => {
  const server = await serverWithProvider(t)
  const { as, client } = server
  await as.admin.put('/api/setting/second-factor-required-groups', { value: [1] })
  const done = await signIn(server)
  const ada = client({ 'x-metabase-session': sessionOf(done) })
  assert.equal((await ada.get('/api/bookmark')).status, 200)
  const [session] = (await ada.get('/api/login-history/current')).body
  assert.equal(session.signed_in_with, 'sso')
  assert.equal((await as.user.get('/api/bookmark')).status, 403, 'a password alone is not enough')
})

test('signing out ends the session here and, by a link, at the provider', async (t) => {
  const server = await serverWithProvider(t)
  const { client, idp } = server
  const done = await signIn(server)
  const browser = client({ cookie: cookieHeader(done) })
  const crossSite = await browser.post('/auth/sso/logout', undefined, { 'sec-fetch-site': 'cross-site' })
  assert.equal(crossSite.status, 403)
  const out = await browser.post('/auth/sso/logout')
  assert.equal(out.status, 200)
  const address = new URL(out.body['logout-url'])
  assert.equal(address.origin, idp.issuer)
  assert.equal(address.searchParams.get('post_logout_redirect_uri'), `${SITE}/`)
  const claims = JSON.parse(
    Buffer.from((address.searchParams.get('id_token_hint') ?? '').split('.')[1] ?? '', 'base64url').toString(),
  )
  assert.equal(claims.sub, 's-1')
  for (const name of ['metabase.SESSION', 'querent.SIGN_OUT'])
    assert.match(cookiesOf(out)[name] ?? '', /^; .*Expires=Thu, 01 Jan 1970/)
  assert.equal((await browser.get('/api/user/current')).status, 401)
  assert.equal((await browser.post('/auth/sso/logout')).status, 404)
  const plain = await server.as.user.post('/auth/sso/logout')
  assert.deepEqual([plain.status, plain.body], [200, { 'saml-logout-url': null, 'logout-url': null }])
})

test('settings of a provider are checked, and tried without being kept', async (t) => {
  const server = await serverWithProvider(t)
  const { as, idp } = server
  const check = (settings: object) => as.admin.post('/api/ee/sso/oidc/check', settings)
  const good = await check({})
  assert.deepEqual(
    [good.status, good.body['redirect-uri'], good.body['end-session-endpoint']],
    [200, `${SITE}/auth/sso/oidc/callback`, `${idp.issuer}/session/end`],
  )
  const wrong: [object, string[]][] = [
    [{ 'oidc-client-secret': 'other' }, ['oidc-client-id', 'oidc-client-secret']],
    [{ 'oidc-client-id': 'other' }, ['oidc-client-id', 'oidc-client-secret']],
    [{ 'oidc-client-id': null }, ['oidc-client-id']],
    [{ 'oidc-issuer-url': `http://127.0.0.1:${await freePort()}` }, ['oidc-issuer-url']],
    [{ 'oidc-issuer-url': `${idp.issuer}/nowhere` }, ['oidc-issuer-url']],
    [{ 'oidc-issuer-url': 'http://provider.example.org' }, ['oidc-issuer-url']],
    [{ 'ldap-host': 'x' }, ['ldap-host']],
  ]
  for (const [settings, keys] of wrong) {
    const { status, body } = await check(settings)
    assert.deepEqual([status, Object.keys(body.errors).toSorted()], [400, keys], JSON.stringify([settings, body]))
  }
  assert.equal((await as.user.post('/api/ee/sso/oidc/check', {})).status, 403)
  assert.equal((await as.admin.get('/api/setting/oidc-client-id')).text, CLIENT_ID, 'nothing was kept')
  const list: { key: string; value: unknown }[] = (await as.admin.get('/api/setting')).body
  assert.equal(list.find(({ key }) => key === 'oidc-client-secret')?.value, '**********re')

  await as.admin.put('/api/setting/oidc-enabled', { value: false })
  const off = await as.nobody.get('/auth/sso/oidc')
  assert.deepEqual([off.status, off.text], [400, 'OpenID Connect has not been enabled and/or configured'])
  const none = await as.nobody.get('/auth/sso')
  assert.deepEqual([none.status, none.text], [400, 'SSO has not been enabled and/or configured'])
})

test('one address begins and fails sign-ins only so often', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const server = await serverWithProvider(t, { now: () => clock.time })
  const { as } = server
  const begin = () => as.nobody.get('/auth/sso/oidc')
  for (let at = 0; at < 100; at += 1) assert.equal((await begin()).status, 302)
  for (const path of ['/auth/sso/oidc', '/auth/sso']) {
    const { status, text } = await as.nobody.get(path)
    assert.deepEqual([status, /Too many attempts/.test(text)], [401, true], path)
  }
  clock.time += 60_000
  // Those by tokens count too, and are cheaper.
  const jwt = { 'jwt-enabled': true, 'jwt-shared-secret': 'f0e1d2c3b4a5968778695a4b3c2d1e0f' }
  await as.admin.put('/api/setting', { ...jwt, 'jwt-identity-provider-uri': 'https://app.example.org' })
  for (let at = 0; at < 49; at += 1) assert.equal((await as.nobody.get('/auth/sso?jwt=none')).status, 401)
  const strayed = (back: string) => back.replace(/code=[^&]*/, 'code=made-up')
  const refused = await signIn(server, { tamper: strayed })
  assert.deepEqual([refused.status, /Too many attempts/.test(refused.text)], [401, false])
  assert.match((await signIn(server)).text, /Too many attempts/)
  clock.time += 15_000
  assert.equal((await signIn(server)).status, 302)
})
