import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

/** contract: http, section 4 */
const STANDARD = {
  'cache-control': 'private, no-store, max-age=0, no-cache, must-revalidate, proxy-revalidate',
  expires: 'Tue, 03 Jul 2001 06:00:00 GMT',
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-permitted-cross-domain-policies': 'none',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

test('every answer carries the standard headers, also an error', async (t) => {
  const { as } = await testServer(t)
  for (const answer of [
    await as.admin.get('/api/user/current'),
    await as.nobody.get('/api/user/current'),
    await as.admin.get('/api/user/999'),
    await as.admin.get('/api/nothing'),
    await as.admin.post('/api/card', '{bad', { 'content-type': 'application/json' }),
  ]) {
    for (const [name, value] of Object.entries(STANDARD)) assert.equal(answer.headers[name], value, name)
    assert.match(String(answer.headers['last-modified']), / GMT$/)
    assert.match(String(answer.headers['x-metabase-version']), /^v0\.58\./)
    assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/)
  }
})

test('a request keeps the id that a proxy gave it', async (t) => {
  const { as } = await testServer(t)
  const { headers } = await as.nobody.get('/api/health', { 'x-request-id': 'from-proxy-7' })
  assert.equal(headers['x-request-id'], 'from-proxy-7')
})

test('a path that cannot be read is a bad request with the same headers', async (t) => {
  const { as } = await testServer(t)
  for (const path of ['/api/card/%zz', '/api/database/1/schema/%E0%A4%A']) {
    const { status, body, headers } = await as.admin.get(path)
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body), ['message'])
    assert.equal(headers['x-content-type-options'], 'nosniff')
  }
})

test('a body that is no UTF-8 is refused, not stored with other characters', async (t) => {
  const { server } = await testServer(t)
  const headers = { 'content-type': 'application/json' }
  const payload = Buffer.from('{"username":"jos\xe9"}', 'latin1')
  const refused = await server.app.inject({ method: 'POST', url: '/api/session', headers, payload })
  assert.deepEqual([refused.statusCode, refused.json()], [400, { message: 'The request body is not valid UTF-8.' }])
})

test('a byte order mark in front of a body is no part of it', async (t) => {
  const { as } = await testServer(t)
  const json = { 'content-type': 'application/json' }
  assert.equal((await as.admin.put('/api/setting/site-name', '\uFEFF{"value":"Marked"}', json)).status, 204)
  assert.equal((await as.admin.get('/api/setting/site-name')).text, 'Marked')
  assert.ok((await as.nobody.post('/api/session', '\uFEFF', json)).body.errors.username, 'as good as empty')
})

test('pages of the listed origins may show answers in a frame once that is switched on', async (t) => {
  const { as } = await testServer(t)
  const framing = async () => {
    const { headers } = await as.nobody.get('/api/health')
    return [headers['content-security-policy'], headers['x-frame-options']]
  }
  const write = (values: object) => as.admin.put('/api/setting', values)
  await write({ 'embedding-app-origins-interactive': 'https://a.test  *.b.test:* https://c.test;script-src' })
  assert.deepEqual(await framing(), ["default-src 'none'; frame-ancestors 'none'", 'DENY'])
  await write({ 'enable-embedding-static': true })
  assert.deepEqual(await framing(), ["default-src 'none'; frame-ancestors 'none'", 'DENY'], 'tokens are no reason')
  await write({ 'embedding-app-origin': 'https://old.test' })
  assert.deepEqual((await framing())[1], 'ALLOW-FROM https://old.test', 'as older clients set it')
  await write({ 'enable-embedding-interactive': true })
  assert.deepEqual(await framing(), [
    "default-src 'none'; frame-ancestors https://a.test *.b.test:*",
    'ALLOW-FROM https://a.test',
  ])
  await write({ 'embedding-app-origins-interactive': "\n'unsafe'" })
  assert.deepEqual(await framing(), ["default-src 'none'; frame-ancestors 'none'", 'DENY'])
})

test('plain http requests are sent to the https address of the site when that is switched on', async (t) => {
  const { as } = await testServer(t, { env: { QUERENT_TRUST_PROXY: '1' } })
  const redirect = { 'redirect-all-requests-to-https': true }
  const refused = await as.admin.put('/api/setting', { ...redirect, 'site-url': 'http://bi.test' })
  assert.deepEqual([refused.status, /`site-url` is HTTPS/.test(refused.body.message)], [400, true])
  assert.equal((await as.admin.put('/api/setting', { ...redirect, 'site-url': 'https://bi.test/app' })).status, 204)

  const { status, headers } = await as.nobody.get('/api/card?f=all')
  assert.deepEqual([status, headers['location']], [301, 'https://bi.test/app/api/card?f=all'])
  assert.equal((await as.nobody.post('/api/session', {})).status, 307, 'the method and the body stay')
  assert.equal((await as.nobody.get('/api/health')).status, 200, 'probes call the process directly')
  for (const [name, value] of [
    ['x-forwarded-proto', 'https, http'],
    ['x-forwarded-ssl', 'on'],
  ] as const) {
    assert.equal((await as.nobody.get('/api/session/properties', { [name]: value })).status, 200)
  }
  await as.admin.put('/api/setting/site-url', { value: 'http://bi.test' }, { 'x-forwarded-proto': 'https' })
  const switched = await as.admin.get('/api/setting/redirect-all-requests-to-https')
  assert.equal(switched.status, 204, 'off again without an https address')
})
