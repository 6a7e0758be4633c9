import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

/** contract: identity, section 1.4 */
const STANDARD = {
  'cache-control': 'max-age=0, no-cache, must-revalidate, proxy-revalidate',
  expires: 'Tue, 03 Jul 2001 06:00:00 GMT',
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  'x-permitted-cross-domain-policies': 'none',
  'x-content-type-options': 'nosniff',
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
