import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secondServer } from '../support/second-server.ts'
import { testServer } from '../support/test-server.ts'

const UNKNOWN = 999_999

async function serverWithKey(t: Parameters<typeof testServer>[0], group_id = 1) {
  const server = await testServer(t)
  const key = (await server.as.admin.post('/api/api-key', { name: 'script', group_id })).body
  return { ...server, key, script: server.client({ 'x-api-key': key.unmasked_key }) }
}

test('a new key is shown once and begins with its prefix', async (t) => {
  const { as, key, adminId } = await serverWithKey(t)
  const { unmasked_key, ...shown } = key
  assert.match(unmasked_key, /^mb_[A-Za-z0-9+/]{43}=$/)
  assert.equal(shown.masked_key, `${unmasked_key.slice(0, 7)}********************`)
  assert.deepEqual(shown.group, { id: 1, name: 'All Users' })
  assert.deepEqual(shown.updated_by, { id: adminId, common_name: 'admin Tester' })
  assert.deepEqual(shown.created_by, { id: adminId, common_name: 'admin Tester', is_active: true })
  assert.deepEqual([shown.expires_at, shown.last_used_at], [null, null])
  assert.deepEqual((await as.admin.get('/api/api-key')).body, [shown])
  assert.equal((await as.admin.get('/api/api-key/count')).text, '1')
})

test('a key acts as a user of its own with the rights of its group', async (t) => {
  const { as, script, key } = await serverWithKey(t)
  const current = (await script.get('/api/user/current')).body
  assert.match(current.email, /^api-key-user-[0-9a-f-]{36}@api-key\.invalid$/)
  assert.deepEqual(
    [current.common_name, current.is_superuser, current.personal_collection_id, current.group_ids],
    ['script', false, null, [1]],
  )
  assert.equal((await script.get(`/api/user/${current.id}`)).body.id, current.id)
  assert.equal((await script.get('/api/user')).status, 403)
  assert.equal((await as.admin.get('/api/user')).body.total, 2, 'it is not among the people')
  await as.admin.put(`/api/api-key/${key.id}`, { group_id: 2, name: 'robot' })
  const admin = (await script.get('/api/user/current')).body
  assert.deepEqual([admin.common_name, admin.is_superuser, admin.group_ids], ['robot', true, [1, 2]])
  assert.equal((await script.get('/api/user')).status, 200)
})

test('a key counts when there is no valid session; a bad key is nobody', async (t) => {
  const { as, client, key } = await serverWithKey(t)
  const both = client({ 'x-api-key': key.unmasked_key, 'x-metabase-session': 'nonsense' })
  assert.equal((await both.get('/api/user/current')).status, 200)
  for (const text of ['nonsense', 'mb_', `${key.unmasked_key.slice(0, 20)}AAAA`, key.masked_key]) {
    const bad = client({ 'x-api-key': text })
    const refused = await bad.get('/api/user/current')
    assert.deepEqual([refused.status, refused.text], [401, 'Unauthenticated'])
    assert.equal((await bad.get('/api/session/properties')).status, 200)
  }
  const person = client({ 'x-api-key': key.unmasked_key, 'x-metabase-session': await sessionOf(as) })
  assert.equal((await person.get('/api/user/current')).body.email, 'ada@example.org')
})

async function sessionOf(as: Awaited<ReturnType<typeof testServer>>['as']): Promise<string> {
  const user = { email: 'ada@example.org', password: 'sunny meadow 31' }
  await as.admin.post('/api/user', user)
  return (await as.nobody.post('/api/session', { username: user.email, password: user.password })).body.id
}

test('a key made anew or deleted stops working at once', async (t) => {
  const { as, client, script, key } = await serverWithKey(t)
  assert.equal((await script.get('/api/user/current')).status, 200)
  const fresh = (await as.admin.put(`/api/api-key/${key.id}/regenerate`)).body
  assert.deepEqual([fresh.id, fresh.prefix], [key.id, fresh.unmasked_key.slice(0, 7)])
  assert.equal((await script.get('/api/user/current')).status, 401)
  const renewed = client({ 'x-api-key': fresh.unmasked_key })
  assert.equal((await renewed.get('/api/user/current')).status, 200)
  assert.equal((await as.admin.delete(`/api/api-key/${key.id}`)).status, 204)
  assert.equal((await renewed.get('/api/user/current')).status, 401)
  assert.deepEqual((await as.admin.get('/api/api-key')).body, [])
})

test('a key made anew is refused by every process that knew the old one', async (t) => {
  const tested = await serverWithKey(t)
  const { as, key } = tested
  const other = await secondServer(t, tested)
  const statusThere = async (text: string) => {
    const headers = { 'x-api-key': text }
    return (await other.app.inject({ method: 'GET', url: '/api/user/current', headers })).statusCode
  }
  assert.equal(await statusThere(key.unmasked_key), 200)
  const fresh = (await as.admin.put(`/api/api-key/${key.id}/regenerate`)).body.unmasked_key
  assert.deepEqual([await statusThere(key.unmasked_key), await statusThere(fresh)], [401, 200])
})

test('a key that expires works until then', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const { as, client, server, adminId } = await testServer(t, { now: () => clock.time })
  const expires_at = '2026-03-01T12:00:00+01:00'
  const key = (await as.admin.post('/api/api-key', { name: 'brief', group_id: 1, expires_at })).body
  assert.equal(key.expires_at, '2026-03-01T11:00:00.000Z')
  const script = client({ 'x-api-key': key.unmasked_key })
  const status = async () => (await script.get('/api/user/current')).status
  clock.time += 3_599_999
  assert.equal(await status(), 200)
  clock.time += 1
  assert.equal(await status(), 401)
  const put = (body: object) => as.admin.put(`/api/api-key/${key.id}`, body)
  assert.equal((await put({ name: 'short' })).body.expires_at, key.expires_at, 'what is not said stays')
  assert.equal((await put({ expires_at: '2026-03-02' })).body.expires_at, '2026-03-02T00:00:00.000Z')
  assert.equal(await status(), 200)
  assert.equal((await put({ expires_at: null })).body.expires_at, null)
  const admin = client({ 'x-metabase-session': await server.services.sessions.start(adminId) })
  for (const bad of ['2026-03-01T10:00:00Z', 'soon', '', '+010000-01-01']) {
    assert.deepEqual(Object.keys((await put({ expires_at: bad })).body.errors), ['expires_at'], bad)
    const made = await admin.post('/api/api-key', { name: 'x', group_id: 1, expires_at: bad })
    assert.deepEqual(Object.keys(made.body.errors), ['expires_at'], bad)
  }
  clock.time += 3_600_000_000
  assert.equal(await status(), 200)
})

test('the use of a key is noted at most once a minute', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const { as, client } = await testServer(t, { now: () => clock.time })
  const key = (await as.admin.post('/api/api-key', { name: 'script', group_id: 1 })).body
  const script = client({ 'x-api-key': key.unmasked_key })
  const used = async () => {
    assert.equal((await script.get('/api/user/current')).status, 200)
    return (await as.admin.get('/api/api-key')).body[0].last_used_at
  }
  assert.equal(await used(), '2026-03-01T10:00:00.000Z')
  clock.time += 59_999
  assert.equal(await used(), '2026-03-01T10:00:00.000Z')
  clock.time += 1
  assert.equal(await used(), '2026-03-01T10:01:00.000Z')
})

test('keys of somebody who is gone go on working, and say who made them', async (t) => {
  const { as, client } = await testServer(t)
  const boss = { email: 'boss@example.org', password: 'sunny meadow 31', source: 'setup' }
  const { id } = (await as.admin.post('/api/user', boss)).body
  const session = (await as.nobody.post('/api/session', { username: boss.email, password: boss.password })).body.id
  const key = (await client({ 'x-metabase-session': session }).post('/api/api-key', { name: 'Old', group_id: 1 })).body
  await as.admin.delete(`/api/user/${id}`)
  const [listed] = (await as.admin.get('/api/api-key')).body
  assert.deepEqual(listed.created_by, { id, common_name: 'boss@example.org', is_active: false })
  assert.equal((await client({ 'x-api-key': key.unmasked_key }).get('/api/user/current')).status, 200)
})

test('bad input names its field', async (t) => {
  const { as, key } = await serverWithKey(t)
  const post = (body: object) => as.admin.post('/api/api-key', body)
  assert.deepEqual((await post({ group_id: 'x' })).body.errors, {
    name: 'value must be a non-blank string.',
    group_id: 'value must be an integer greater than zero.',
  })
  assert.ok('group_id' in (await post({ name: 'x', group_id: UNKNOWN })).body.errors)
  const taken = { name: 'An API key with this name already exists.' }
  assert.deepEqual((await post({ name: 'script', group_id: 1 })).body, { errors: taken })
  const other = (await post({ name: 'other', group_id: 1 })).body
  assert.deepEqual((await as.admin.put(`/api/api-key/${other.id}`, { name: 'script' })).body.errors, taken)
  const same = (await as.admin.put(`/api/api-key/${key.id}`, { name: 'script', group_id: null })).body
  assert.deepEqual([same.name, same.group.id, same.unmasked_key], ['script', 1, undefined])
})

test('only administrators see and change keys; an unknown one is a 404', async (t) => {
  const { as, key } = await serverWithKey(t)
  for (const [client, status] of [
    [as.user, 403],
    [as.nobody, 401],
  ] as const) {
    assert.equal((await client.get('/api/api-key')).status, status)
    assert.equal((await client.get('/api/api-key/count')).status, status)
    assert.equal((await client.post('/api/api-key', { name: 'x', group_id: 2 })).status, status)
    assert.equal((await client.put(`/api/api-key/${key.id}`, { group_id: 2 })).status, status)
    assert.equal((await client.put(`/api/api-key/${key.id}/regenerate`)).status, status)
    assert.equal((await client.delete(`/api/api-key/${key.id}`)).status, status)
  }
  assert.equal((await as.admin.put(`/api/api-key/${UNKNOWN}`, {})).status, 404)
  assert.equal((await as.admin.put(`/api/api-key/${UNKNOWN}/regenerate`)).status, 404)
  assert.equal((await as.admin.delete(`/api/api-key/${UNKNOWN}`)).status, 404)
})
