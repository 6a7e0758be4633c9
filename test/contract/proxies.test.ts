/** What a request says of itself counts only when a proxy that is trusted says it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookiesOf } from '../support/cookies.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const PASSWORD = 'sunny meadow 31'

/** A login of `ada@example.org` with more headers: the address it is remembered with. */
async function serverBehind(t: Parameters<typeof testServer>[0], proxies?: string) {
  const server = await testServer(t, proxies === undefined ? {} : { env: { QUERENT_TRUST_PROXY: proxies } })
  await server.as.admin.post('/api/user', { email: 'ada@example.org', first_name: 'Ada', password: PASSWORD })
  const login = (headers: Record<string, string>, password = PASSWORD) =>
    server.as.nobody.post('/api/session', { username: 'ada@example.org', password }, headers)
  async function addressOf(headers: Record<string, string>): Promise<string> {
    const { id } = (await login(headers)).body
    const [latest] = (await server.client({ 'x-metabase-session': id }).get('/api/login-history/current')).body
    return latest.ip_address
  }
  return { ...server, login, addressOf }
}

test('without a trusted proxy the address is that of the connection, whatever the headers say', async (t) => {
  const { addressOf, login, as } = await serverBehind(t)
  assert.equal(await addressOf({ 'x-forwarded-for': '203.0.113.9' }), '127.0.0.1')
  await as.admin.put('/api/setting/source-address-header', { value: 'X-Real-IP' })
  assert.equal(await addressOf({ 'x-real-ip': '203.0.113.9' }), '127.0.0.1')
  const attempts = Array.from({ length: 50 }, (_, attempt) => {
    const headers = { 'x-forwarded-for': `203.0.113.${attempt}` }
    return as.nobody.post('/api/session', { username: `u${attempt}@example.org`, password: 'x' }, headers)
  })
  await Promise.all(attempts)
  const refused = await login({ 'x-forwarded-for': '198.51.100.1' })
  assert.match(refused.body.errors.username, /^Too many attempts!/, 'no invented address helps')
})

test('the header by which a site is called counts from a trusted proxy only', async (t) => {
  const { as } = await testServer(t)
  const forwarded = { host: 'bi.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }
  assert.equal((await as.nobody.get('/api/session/properties', forwarded)).body['site-url'], 'http://bi.test')
})

test('a number of proxies: the address is what the outermost of them was called by', async (t) => {
  const { addressOf } = await serverBehind(t, '2')
  assert.equal(await addressOf({ 'x-forwarded-for': '192.0.2.66, 203.0.113.9, 10.0.0.1' }), '203.0.113.9')
  assert.equal(await addressOf({ 'x-forwarded-for': '203.0.113.9' }), '203.0.113.9')
  assert.equal(await addressOf({}), '127.0.0.1')
})

test('proxies by address: the first that is not among them is the client', async (t) => {
  const { addressOf } = await serverBehind(t, 'loopback, 10.0.0.0/8, 2001:db8::7')
  const chain = '192.0.2.66, 203.0.113.9, 10.200.0.1, [2001:db8::7]:443, ::ffff:10.0.0.3, 10.0.0.2:8080'
  assert.equal(await addressOf({ 'x-forwarded-for': chain }), '203.0.113.9')
  assert.equal(await addressOf({ 'x-forwarded-for': '203.0.113.9, unknown, 10.0.0.2' }), '10.0.0.2')
})

test('a proxy that is not among the trusted ones is the client', async (t) => {
  const { addressOf } = await serverBehind(t, '10.0.0.0/8')
  assert.equal(await addressOf({ 'x-forwarded-for': '203.0.113.9' }), '127.0.0.1')
})

test('cookies are for https alone when any proxy says that the request came by it', async (t) => {
  const { login } = await serverBehind(t)
  for (const name of ['metabase.SESSION', 'metabase.DEVICE']) {
    assert.match(cookiesOf(await login({ 'x-forwarded-proto': 'https' }))[name] ?? '', /; Secure/, name)
    assert.doesNotMatch(cookiesOf(await login({}))[name] ?? '', /Secure/, name)
  }
})

test('a proxy that is not named is logged once, and noted for doctor', async (t) => {
  const { as, server } = await testServer(t)
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    await as.nobody.get('/api/session/properties', { 'x-forwarded-for': address })
  }
  const logged: object[] = (await as.admin.get('/api/util/logs')).body
  assert.equal(logged.filter((line) => JSON.stringify(line).includes('proxy.untrusted')).length, 1)
  await until('the note', 10_000, async () =>
    (await server.store.settings.list()).some(({ key }) => key === 'untrusted-proxy'),
  )
  const named = await testServer(t, { env: { QUERENT_TRUST_PROXY: 'loopback' } })
  await named.as.nobody.get('/api/session/properties', { 'x-forwarded-for': '203.0.113.1' })
  assert.doesNotMatch((await named.as.admin.get('/api/util/logs')).text, /proxy/)
})

test('metrics do not leave through a proxy, but with the token that is set', async (t) => {
  const open = await testServer(t)
  assert.equal((await open.as.nobody.get('/metrics')).status, 200)
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip', 'forwarded', 'via']) {
    assert.equal((await open.as.nobody.get('/metrics', { [header]: '203.0.113.9' })).status, 403, header)
  }
  const guarded = await testServer(t, { env: { QUERENT_METRICS_TOKEN: 'scrape me' } })
  const ask = async (headers: Record<string, string>) => (await guarded.as.nobody.get('/metrics', headers)).status
  assert.equal(await ask({}), 401)
  assert.equal(await ask({ authorization: 'Bearer scrape' }), 401)
  assert.equal(await ask({ authorization: 'Bearer scrape me', 'x-forwarded-for': '203.0.113.9' }), 200)
})
