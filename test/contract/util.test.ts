import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('a random token has 64 hexadecimal digits and is never the same', async (t) => {
  const { as } = await testServer(t)
  const first = (await as.nobody.get('/api/util/random_token')).body
  assert.match(first.token, /^[0-9a-f]{64}$/)
  assert.notDeepEqual((await as.nobody.get('/api/util/random_token')).body, first)
})

test('a password is checked without a login', async (t) => {
  const { as } = await testServer(t)
  const check = (body: object) => as.nobody.post('/api/util/password_check', body)
  assert.deepEqual((await check({ password: 'sunny meadow 31' })).body, { valid: true })
  for (const password of ['abc', 'abcdefg', 'password1']) {
    const { status, body } = await check({ password })
    assert.deepEqual([status, body.errors], [400, { password: 'password is too common.' }])
  }
  assert.deepEqual((await check({})).body.errors, { password: 'password is too common.' })
})

test('logs, statistics and diagnostics are for administrators', async (t) => {
  const server = await testServer(t)
  const { as } = server
  await as.nobody.post('/api/session', { username: 'x', password: 'secret-word' })
  const paths = ['logs', 'stats', 'bug_report_details', 'diagnostic_info/connection_pool_info'].map(
    (p) => `/api/util/${p}`,
  )
  for (const path of [...paths, '/api/logger/logs', '/api/bug-reporting/details']) {
    assert.equal((await as.user.get(path)).status, 403, path)
    assert.equal((await as.admin.get(path)).status, 200, path)
  }
  for (const path of paths) assert.equal((await as.nobody.get(path)).status, 403, 'under util a 403, not a 401')
  const logs = (await as.admin.get('/api/util/logs')).body
  assert.match(logs[0].msg, /login\.failed/)
  assert.ok(!JSON.stringify(logs).includes('secret-word'))
  assert.deepEqual(Object.keys(logs[0]).sort(), ['exception', 'fqns', 'level', 'msg', 'process_uuid', 'timestamp'])
  await connectShop(server)
  assert.equal((await as.admin.get('/api/util/stats')).body.databases, 1)
  const report = (await as.admin.get('/api/util/bug_report_details')).body
  assert.deepEqual(report['metabase-info'].databases, ['sqlite'])
  assert.match(report['metabase-info'].version.tag, /^v0\.58/)
  assert.equal(typeof report['system-info']['os.name'], 'string')
  const { database, 'jdbc-driver': client } = report['metabase-info']['application-database-details']
  for (const { name, version } of [database, client]) assert.match(`${name} ${version}`, /^\S+ \d+\.\d+/)
  const pools = await as.admin.get('/api/util/diagnostic_info/connection_pool_info')
  assert.match(String(pools.headers['content-disposition']), /^attachment/)
  assert.equal(typeof pools.body['connection-pools'], 'object')
})

test('feedback is taken under both names', async (t) => {
  const { as } = await testServer(t)
  for (const path of ['/api/util/product-feedback', '/api/product-feedback']) {
    assert.equal((await as.nobody.post(path, { source: 'embedding', comments: 'Good', email: null })).status, 204)
    assert.deepEqual((await as.nobody.post(path, {})).body.errors, { source: 'value must be a non-blank string.' })
  }
  assert.match((await as.admin.get('/api/util/logs')).body[0].msg, /feedback\.given/)
})

test('users keep small values of their own until they expire', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const { as } = await testServer(t, { now: () => clock.time })
  const space = '/api/user-key-value/namespace/user_acknowledgement'
  assert.deepEqual((await as.user.get(space)).body, {})
  assert.equal((await as.user.get(`${space}/key/tour`)).status, 204)
  const written = await as.user.put(`${space}/key/tour`, { value: { step: 2 } })
  assert.deepEqual([written.status, written.body], [200, { step: 2 }])
  const text = await as.user.put(`${space}/key/word`, { value: 'yes', expires_at: '2026-03-01T11:00:00Z' })
  assert.deepEqual([text.text, String(text.headers['content-type']).split(';')[0]], ['"yes"', 'application/json'])
  assert.deepEqual((await as.user.get(space)).body, { tour: { step: 2 }, word: 'yes' })
  assert.deepEqual((await as.admin.get(space)).body, {}, 'everybody has values of their own')
  await as.user.put(`${space}/key/tour`, { value: false })
  assert.equal((await as.user.get(`${space}/key/tour`)).body, false)
  clock.time += 3_600_000
  assert.equal((await as.user.get(`${space}/key/word`)).status, 204)
  assert.deepEqual((await as.user.get(space)).body, { tour: false })
  assert.equal((await as.user.delete(`${space}/key/tour`)).status, 204)
  assert.equal((await as.user.delete(`${space}/key/tour`)).status, 204)
  assert.deepEqual((await as.user.get(space)).body, {})
})

test('values of users are refused without a login and when they are no values', async (t) => {
  const { as } = await testServer(t)
  const path = '/api/user-key-value/namespace/a/key/b'
  assert.equal((await as.nobody.get(path)).status, 401)
  assert.equal((await as.nobody.put(path, { value: 1 })).status, 401)
  assert.equal((await as.user.put(path, {})).status, 400)
  const late = await as.user.put(path, { value: 1, expires_at: 'tomorrow' })
  assert.deepEqual([late.status, late.text], [400, 'Invalid Request.'])
  assert.equal((await as.user.put(path, { value: 1, expires_at: '+010000-01-01T00:00:00Z' })).status, 400)
  assert.equal((await as.user.put(path, { value: 1, expires_at: '9999-12-31T23:59:59Z' })).status, 200)
  assert.equal((await as.user.get(path)).body, 1)
  assert.equal((await as.user.put(path, { value: 'x'.repeat(100_001) })).status, 400)
  assert.equal((await as.user.get('/api/user-key-value/namespace/%20')).status, 400)
})

test('pages of other origins may call when they are allowed', async (t) => {
  const { as } = await testServer(t)
  const ask = (origin: string) => as.nobody.get('/api/user/current', { origin })
  const local = await ask('http://localhost:3001')
  assert.equal(local.status, 401)
  assert.equal(local.headers['access-control-allow-origin'], 'http://localhost:3001', 'also on errors')
  assert.match(String(local.headers.vary), /Origin/i)
  assert.equal(local.headers['access-control-allow-credentials'], undefined)
  assert.equal((await ask('https://app.example.org')).headers['access-control-allow-origin'], undefined)
  await as.admin.put('/api/setting', {
    'embedding-app-origins-sdk': '*.example.org',
    'disable-cors-on-localhost': true,
  })
  const page = await ask('https://app.example.org')
  assert.equal(page.headers['access-control-allow-origin'], 'https://app.example.org')
  assert.match(String(page.headers['access-control-expose-headers']), /Content-Disposition/)
  assert.equal((await ask('http://localhost:3001')).headers['access-control-allow-origin'], undefined)
  assert.equal((await as.admin.get('/api/setting/embedding-app-origins-sdk')).text, '*.example.org')
})

test('preflights are answered for every path of the API without a login', async (t) => {
  const { server } = await testServer(t)
  for (const url of ['/api/card/1', '/api/nothing', '/auth/sso']) {
    const { statusCode, payload, headers } = await server.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'http://localhost:3001',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,x-api-key',
      },
    })
    assert.deepEqual([statusCode, payload], [200, ''], url)
    assert.equal(headers['access-control-allow-methods'], '*')
    assert.equal(headers['access-control-allow-headers'], '*')
    assert.equal(headers['access-control-max-age'], '60')
    const origin = url === '/auth/sso' ? '*' : 'http://localhost:3001'
    assert.equal(headers['access-control-allow-origin'], origin)
  }
})
