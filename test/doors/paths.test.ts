/** Other spellings of paths and methods open no route that the plain ones do not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'
import { operationsOf } from './operations.ts'

const TRICKS: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/public/../'),
  (path) => path.replace('/api/', '/api/session/..%2f'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '/API/'),
  (path) => path.replace('/api/', '/api/health/../'),
  (path) => path.replace('/api/', '/public/..;/api/'),
  (path) => path.replace(/\/?$/, '/'),
  (path) => `${path}%20`,
  (path) => `${path};x=1`,
  (path) => `${path}?x=/api/health`,
  (path) => `${path}.json`,
  (path) => `${path}#/api/health`,
]
/** Of the tricks, one in so many. */
const SHARE = 5
const OVERRIDES = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/api/health', 'x-rewrite-url': '/api/health' },
  { 'x-forwarded-prefix': '/api/health', 'x-forwarded-host': 'localhost' },
]

test('no spelling of a path and no header opens what is shut', async (t) => {
  const server = await testServer(t)
  const { app, store } = server.server
  const users = () => store.users.count()
  const before = await users()
  const opened: string[] = []
  let shut = 0
  for (const { method, path } of await operationsOf(server)) {
    const url = path.replaceAll(/\{[^}]+\}/g, '1')
    const ask = async (asked: string, headers = {}) => {
      const payload = method === 'GET' ? undefined : '{}'
      const { statusCode, payload: text } = await app.inject({
        method,
        url: asked,
        payload,
        headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
      })
      return { statusCode, text }
    }
    if (![401, 403].includes((await ask(url)).statusCode)) continue
    shut += 1
    // Each route has some of them, each of them many routes.
    for (const trick of TRICKS.filter((_trick, at) => at % SHARE === shut % SHARE)) {
      const { statusCode } = await ask(trick(url))
      if (statusCode < 400 || statusCode >= 500) opened.push(`${method} ${trick(url)}: ${statusCode}`)
    }
    for (const headers of OVERRIDES.filter((_headers, at) => at === shut % OVERRIDES.length)) {
      const { statusCode } = await ask(url, headers)
      if (statusCode !== 401 && statusCode !== 403) opened.push(`${method} ${url} ${JSON.stringify(headers)}`)
    }
  }
  assert.deepEqual(opened, [])
  assert.ok(shut > 200, `${shut} routes need a login`)
  assert.equal(await users(), before)
})

test('a method that a header or a field names is not taken for the method', async (t) => {
  const { server, adminId, userId, as } = await testServer(t)
  const session = await server.services.sessions.start(adminId)
  for (const url of [`/api/user/${userId}`, `/api/user/${userId}?_method=DELETE`]) {
    const headers = { 'x-metabase-session': session, 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE' }
    assert.equal((await server.app.inject({ method: 'GET', url, headers })).statusCode, 200)
  }
  assert.equal((await as.admin.get(`/api/user/${userId}`)).body.is_active, true)
})
