/** Pages of other sites cannot have a browser change anything with its user's cookie. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const BODY = JSON.stringify({ name: 'Made by a page' })

async function serverWithCookie(t: Parameters<typeof testServer>[0]) {
  const server = await testServer(t)
  const id = await server.server.services.sessions.start(server.userId)
  return { ...server, id, byCookie: server.client({ cookie: `metabase.SESSION=${id}` }) }
}

test('a body that needs no preflight is refused when a cookie signs it', async (t) => {
  const { as, byCookie, id, client } = await serverWithCookie(t)
  const types = [
    undefined,
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]
  for (const type of types) {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    for (const [method, url] of [
      ['post', '/api/collection'],
      ['put', '/api/setting'],
      ['delete', '/api/session'],
    ] as const) {
      const { status, body } = await byCookie[method](url, BODY, headers)
      assert.deepEqual(
        [status, /needs a body with the content type/.test(body?.message)],
        [415, true],
        `${url} ${type}`,
      )
    }
  }
  assert.equal((await byCookie.post('/api/collection', JSON.parse(BODY))).status, 200)
  const json = { 'content-type': 'Application/JSON ; charset=utf-8' }
  assert.equal((await byCookie.post('/api/collection', BODY, json)).status, 200)
  const both = client({ cookie: `metabase.SESSION=${id}`, 'x-metabase-session': id })
  assert.equal((await both.post('/api/collection', BODY, { 'content-type': 'text/plain' })).status, 400, 'as ever')
  assert.equal((await as.user.delete('/api/session')).status, 204)
})

test('what the browser says is sent by another site is refused, with a body or without', async (t) => {
  const { byCookie, client, id } = await serverWithCookie(t)
  const from = (site: string) => ({ 'sec-fetch-site': site })
  assert.equal((await byCookie.delete('/api/session', undefined, from('cross-site'))).status, 403)
  assert.equal((await byCookie.post('/api/collection', JSON.parse(BODY), from('cross-site'))).status, 403)
  assert.equal((await byCookie.get('/api/user/current', from('cross-site'))).status, 200)
  assert.equal((await byCookie.post('/api/collection', JSON.parse(BODY), from('same-origin'))).status, 200)
  const byHeader = client({ 'x-metabase-session': id })
  assert.equal((await byHeader.post('/api/collection', JSON.parse(BODY), from('cross-site'))).status, 200)
})

test('a page of a neighbor is another page too, and only the server and its user are none', async (t) => {
  const { byCookie } = await serverWithCookie(t)
  const post = async (site: string) =>
    (await byCookie.post('/api/activity/recents', undefined, { 'sec-fetch-site': site })).status
  assert.deepEqual(await Promise.all(['same-site', 'cross-site'].map(post)), [403, 403])
  assert.deepEqual(await Promise.all(['same-origin', 'none'].map(post)), [400, 400], 'and a body is missing')
})

test('browsers that do not say from where are asked for the origin of their page', async (t) => {
  const { as, byCookie } = await serverWithCookie(t)
  await as.admin.put('/api/setting/site-url', { value: 'https://bi.test/app' })
  const post = async (origin: string, more: Record<string, string> = {}) =>
    (await byCookie.post('/api/collection', JSON.parse(BODY), { origin, host: 'inner:3000', ...more })).status
  for (const origin of ['https://evil.test', 'null', 'https://bi.test.evil.test', 'http://inner:3001']) {
    assert.equal(await post(origin), 403, origin)
  }
  for (const origin of ['https://bi.test', 'http://inner:3000']) assert.equal(await post(origin), 200, origin)
  assert.equal(await post('https://evil.test', { 'sec-fetch-site': 'same-origin' }), 200, 'behind a proxy that renames')
})

test('a form of another page logs nobody in', async (t) => {
  const { as } = await serverWithCookie(t)
  const login = (headers: Record<string, string>, body = '{"username":"a@b.test","password":"wrong"}') =>
    as.nobody.post('/api/session', body, headers)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    for (const [name, from] of [
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
      ['origin', 'null'],
    ] as const) {
      assert.equal((await login({ 'content-type': type, [name]: from })).status, 403, `${type} ${from}`)
    }
  }
  const json = { 'content-type': 'application/json' }
  assert.equal((await login({ ...json, 'sec-fetch-site': 'cross-site' })).status, 401, 'that took a preflight')
  assert.equal((await login({ 'content-type': 'text/plain' })).status, 400, 'a script is no browser')
})

test('a browser downloads with a form', async (t) => {
  const server = await serverWithCookie(t)
  const { id: database } = await connectShop(server)
  const query = JSON.stringify({ database, type: 'native', native: { query: 'select 1 as one' } })
  const form = `query=${encodeURIComponent(query)}`
  const download = (type: string) => server.byCookie.post('/api/dataset/csv', form, { 'content-type': type })
  assert.equal((await download('application/x-www-form-urlencoded')).text, 'one\n1\n')
  assert.equal((await download('text/plain')).status, 415)
})
