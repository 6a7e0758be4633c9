/** Sessions as somebody sees them from elsewhere, and ends them. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { secondServer } from '../support/second-server.ts'
import { testServer, type Client } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PASSWORD = 'sunny meadow 31'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

/** A server whose clock stands at `clock.time`; `login` opens a session of Ada. */
async function serverWithAda(t: TestContext) {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const server = await testServer(t, { now: () => clock.time })
  const { id } = (await server.as.admin.post('/api/user', { email: 'ada@example.org', password: PASSWORD })).body
  const login = async (headers: Record<string, string> = {}) => {
    const { body } = await server.as.nobody.post(
      '/api/session',
      { username: 'ada@example.org', password: PASSWORD },
      headers,
    )
    return { key: String(body.id), as: server.client({ 'x-metabase-session': body.id }) }
  }
  const list = async (client: Client) => (await client.get(`/api/user/${id}/sessions`)).body
  const isIn = async ({ as }: { as: Client }) => (await as.get('/api/user/current')).status === 200
  return { ...server, clock, adaId: Number(id), login, list, isIn }
}

test('users see their open sessions: which, from where, with what, since when', async (t) => {
  const { server, as, clock, adaId, login, list } = await serverWithAda(t)
  const laptop = await login(FIREFOX)
  clock.time += 60 * MINUTE_MS
  const script = await login({ 'user-agent': 'curl/8.9' })
  const [newer, older] = await list(laptop.as)
  assert.deepEqual(older, {
    id: older.id,
    created_at: '2026-03-01T10:00:00.000Z',
    last_active_at: '2026-03-01T11:00:00.000Z',
    expires_at: '2026-03-15T10:00:00.000Z',
    device_description: 'Browser (Firefox/Linux)',
    ip_address: '127.0.0.1',
    signed_in_with: 'password',
    is_current: true,
  })
  assert.deepEqual([newer.device_description, newer.is_current], ['Library (curl)', false])
  const text = JSON.stringify([newer, older])
  const stored = await server.store.sessions.list(adaId, '')
  for (const secret of [laptop.key, script.key, ...stored.map((row) => row.key_hash)]) {
    assert.ok(!text.includes(secret.slice(0, 12)))
  }
  const forAdmin = await list(as.admin)
  assert.deepEqual(
    forAdmin.map((one: { is_current: boolean }) => one.is_current),
    [false, false],
  )
  assert.equal((await as.user.get(`/api/user/${adaId}/sessions`)).status, 403)
  assert.equal((await as.nobody.get(`/api/user/${adaId}/sessions`)).status, 401)
  assert.equal((await as.admin.get('/api/user/999999/sessions')).status, 404)
})

test('a session is ended from another one, in every process at once', async (t) => {
  const tested = await serverWithAda(t)
  const { as, clock, adaId, login, list, isIn } = tested
  const other = await secondServer(t, tested, () => clock.time)
  const [lost, kept] = [await login(FIREFOX), await login()]
  const statusThere = async ({ key }: { key: string }) => {
    const headers = { 'x-metabase-session': key }
    return (await other.app.inject({ method: 'GET', url: '/api/user/current', headers })).statusCode
  }
  assert.deepEqual([await statusThere(lost), await statusThere(kept)], [200, 200])
  const { id } = (await list(lost.as)).find((one: { is_current: boolean }) => one.is_current)
  const path = `/api/user/${adaId}/sessions/${id}`
  assert.equal((await as.user.delete(path)).status, 403)
  assert.equal((await as.admin.delete(`/api/user/${tested.userId}/sessions/${id}`)).status, 404, 'of somebody else')
  assert.equal((await kept.as.delete(path)).status, 204)
  assert.deepEqual([await isIn(lost), await isIn(kept)], [false, true])
  assert.deepEqual([await statusThere(lost), await statusThere(kept)], [401, 200])
  assert.equal((await kept.as.delete(path)).status, 404)
})

test('all others are ended at once, and by an administrator all of them', async (t) => {
  const { as, adaId, login, isIn, list } = await serverWithAda(t)
  const sessions = [await login(), await login(), await login()] as const
  assert.equal((await sessions[0].as.delete(`/api/user/${adaId}/sessions`)).status, 204)
  assert.deepEqual(await Promise.all(sessions.map(isIn)), [true, false, false])
  assert.equal((await list(sessions[0].as)).length, 1)
  assert.equal((await as.user.delete(`/api/user/${adaId}/sessions`)).status, 403)
  assert.equal((await as.admin.delete(`/api/user/${adaId}/sessions`)).status, 204)
  assert.equal(await isIn(sessions[0]), false)
  assert.deepEqual(await list(as.admin), [])
})

test('sessions that are over are not listed', async (t) => {
  const { as, clock, login, list } = await serverWithAda(t)
  await login()
  clock.time += 13 * DAY_MS
  const active = await login()
  await as.admin.put('/api/setting/session-timeout', { value: { amount: 2, unit: 'hours' } })
  assert.equal((await list(active.as)).length, 1, 'one was idle for too long')
  await as.admin.put('/api/setting/session-timeout', { value: null })
  assert.equal((await list(active.as)).length, 2)
  clock.time += DAY_MS + 1
  assert.equal((await list(active.as)).length, 1, 'one is too old')
})

test('the latest use of a session is written at most every five minutes', async (t) => {
  const { server, clock, adaId, login } = await serverWithAda(t)
  const { as } = await login()
  const stored = async () => (await server.store.sessions.list(adaId, ''))[0]?.last_active_at
  const seen = async () => {
    assert.equal((await as.get('/api/user/current')).status, 200)
    return stored()
  }
  clock.time += 4 * MINUTE_MS
  assert.equal(await seen(), '2026-03-01T10:00:00.000Z')
  clock.time += MINUTE_MS
  await seen()
  // It is written after the answer.
  await until('the use', 20_000, async () => (await stored()) === '2026-03-01T10:05:00.000Z')
  clock.time += 4 * MINUTE_MS
  assert.equal(await seen(), '2026-03-01T10:05:00.000Z')
})

test('administrators see the logins of everybody, users their own', async (t) => {
  const { as, clock, adaId, login, isIn } = await serverWithAda(t)
  const first = await login(FIREFOX)
  clock.time += MINUTE_MS
  await login()
  await first.as.delete('/api/session')
  assert.equal(await isIn(first), false)
  const history = (await as.admin.get(`/api/user/${adaId}/login-history`)).body
  assert.deepEqual(
    history.map((one: { active: boolean; device_description: string }) => [one.active, one.device_description]),
    [
      [true, 'Library (lightMyRequest)'],
      [false, 'Browser (Firefox/Linux)'],
    ],
  )
  const ada = (await login()).as
  assert.equal((await ada.get(`/api/user/${adaId}/login-history`)).body.length, 3)
  assert.equal((await as.user.get(`/api/user/${adaId}/login-history`)).status, 403)
  assert.equal((await as.admin.get('/api/user/999999/login-history')).status, 404)
})
