/** While the app database is full, read-only or away: 503 in words of our own, reads and logins go on where they can. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { secondServer } from '../support/second-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { AppDatabaseUnavailable } from '../../packages/server/src/store/index.ts'
import { until } from '../support/until.ts'
import { testServer, type Answer, type Client, type TestServer } from '../support/test-server.ts'

const isPostgres = process.env['QUERENT_TEST_APP_DB'] === 'postgres'
const PASSWORD = 'sunny meadow 31'
const FULL = 'The disk of the app database is full, so nothing can be saved.'
const READ_ONLY = 'The app database cannot be written to, so nothing can be saved.'

type Failing = TestServer & {
  login(client?: Client, password?: string): Promise<Answer>
  /** Statements over each of the server's own connections to its file. */
  own(sql: string): void
}

async function prepare(t: TestContext, options: { env?: Record<string, string>; now?: () => number } = {}) {
  /** The template of all test servers is made here too, and closed again. */
  const files: DatabaseSync[] = []
  const { function: define } = DatabaseSync.prototype
  t.mock.method(DatabaseSync.prototype, 'function', function (this: DatabaseSync, ...args: Parameters<typeof define>) {
    files.push(this)
    return define.apply(this, args)
  })
  const server = await testServer(t, options)
  const body = { email: 'ada@example.org', first_name: 'Ada', password: PASSWORD }
  await server.as.admin.post('/api/user', body)
  await server.as.admin.get('/api/session/properties')
  const login = (client = server.as.nobody, password = PASSWORD) =>
    client.post('/api/session', { username: body.email, password })
  return {
    ...server,
    login,
    own: (sql: string) => files.filter((file) => file.isOpen).forEach((file) => file.exec(sql)),
  } satisfies Failing
}

/** Has every write fail as on a full disk, and gives what ends that. */
async function fill({ own, database, as }: Failing): Promise<() => Promise<void>> {
  if (isPostgres) {
    const tables = ['collections', 'sessions', 'settings', 'cards']
    await database.exec(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file "base/1": No space left on device' using errcode = '53100'; end $$;
      ${tables.map((name) => `create trigger full_disk before insert on ${name} execute function full_disk()`).join(';')}`)
    return () => database.exec('drop function full_disk cascade')
  }
  own('pragma max_page_count = 1') // as low as it goes: what there is
  for (let count = 0; count < 200; count += 1) {
    if ((await as.admin.post('/api/collection', { name: `${count}`.padEnd(250, 'x') })).status === 503) break
  }
  return async () => own('pragma max_page_count = 1000000')
}

async function makeReadOnly({ own, database }: Failing): Promise<() => Promise<void>> {
  if (!isPostgres) {
    own('pragma query_only = on')
    return async () => own('pragma query_only = off')
  }
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  const set = async (state: string) => {
    await database.exec(`set transaction read write; do $$ begin
      execute format('alter database %I set default_transaction_read_only = ${state}', current_database()); end $$;
      select pg_terminate_backend(pid) ${others}`)
    // The pool would lend a session whose end it has not yet been told of.
    await until('the end of all sessions', 20_000, () =>
      database.exec(`do $$ begin if exists (select ${others}) then raise 'not yet'; end if; end $$`).then(
        () => true,
        () => false,
      ),
    )
  }
  await set('on')
  return () => set('off')
}

function assertUnavailable({ status, headers, body }: Answer, message: string): void {
  assert.deepEqual([status, body], [503, { message }])
  assert.match(String(headers['retry-after']), /^\d+$/)
}

/** Logs in until the session is not stored, and gives its id. */
async function unstoredSession({ login, server }: Failing): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status, body, text } = await login()
    assert.equal(status, 200, text)
    if ((await server.store.sessions.lastActiveAt(hash('sha256', body.id))) === undefined) return body.id
  }
  throw new Error('Every session was stored.')
}

test('a full disk: what would be saved is refused, what is read and who logs in is served', async (t) => {
  let time = Date.now()
  const failing = await prepare(t, { now: () => time })
  const { as, client, login } = failing
  const makeRoom = await fill(failing)
  assertUnavailable(await as.admin.post('/api/collection', { name: 'x'.repeat(250) }), FULL)
  assert.equal((await as.user.get('/api/collection')).status, 200)
  assert.equal((await login(as.nobody, 'wrong')).status, 401)

  const id = await unstoredSession(failing)
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  const ada = client({ 'x-metabase-session': id })
  const current = await ada.get('/api/user/current')
  assert.equal(current.body.email, 'ada@example.org', current.text)
  for (const place of [0, 12, 30, 35]) {
    const forged = id.slice(0, place) + (id[place] === '0' ? '1' : '0') + id.slice(place + 1)
    assert.equal((await client({ 'x-metabase-session': forged }).get('/api/user/current')).status, 401, forged)
  }
  await makeRoom()
  assert.equal((await as.admin.post('/api/collection', { name: 'Again' })).status, 200)
  assert.equal((await ada.get('/api/user/current')).status, 200, 'it outlives the disk')
  time += 61 * 60_000
  assert.equal((await ada.get('/api/user/current')).status, 401, 'for an hour')
})

test('a full disk is told to who watches, once, and so is its end', async (t) => {
  const lines: string[] = []
  const failing = await prepare(t)
  const { as, server } = failing
  t.mock.method(server.logger, 'error', (event: { type: string }) => lines.push(event.type))
  t.mock.method(server.logger, 'warn', (event: { type: string }) => lines.push(event.type))
  const value = async (name: string) => {
    const { text } = await as.nobody.get('/metrics')
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
  }
  assert.equal(await value('querent_app_database_writable'), 1)
  assert.equal(await value('querent_app_database_write_failures_total'), 0)
  assert.equal((await as.nobody.get('/readyz')).status, 200)

  const makeRoom = await fill(failing)
  const save = async () => (await as.admin.post('/api/collection', { name: 'x'.repeat(250) })).status
  for (let count = 0; count < 5; count += 1) assert.equal(await save(), 503)
  for (const path of ['/readyz', '/api/health']) {
    const { status, body } = await as.nobody.get(path)
    assert.deepEqual([status, body], [503, { status: 'unavailable', message: FULL }])
  }
  assert.equal((await as.nobody.get('/livez')).status, 200)
  assert.equal(await value('querent_app_database_writable'), 0)
  assert.equal(await value('querent_app_database_up'), 1)
  assert.ok((await value('querent_app_database_write_failures_total')) >= 5)
  assert.ok((await value('querent_app_database_errors_total')) >= 5)
  server.observe({ type: 'background.failed', task: 'views', error: FULL })
  server.observe({ type: 'background.failed', task: 'views', error: 'another one' })
  await until('the other one', 20_000, () => lines.includes('background.failed'))
  assert.deepEqual(lines, ['app-database.unwritable', 'background.failed'])

  await makeRoom()
  await until('the end', 20_000, async () => (await as.nobody.get('/readyz')).status === 200)
  assert.deepEqual(lines, ['app-database.unwritable', 'background.failed', 'app-database.writable'])
  assert.equal(await value('querent_app_database_writable'), 1)
  assert.equal(await save(), 200)
})

test('a session that is not stored ends with a logout, a new password and the account', async (t) => {
  const time = Date.now()
  const failing = await prepare(t, { now: () => time })
  const { as, client, server } = failing
  const makeRoom = await fill(failing)
  const ada = client({ 'x-metabase-session': await unstoredSession(failing) })
  const elsewhere = client({ 'x-metabase-session': await unstoredSession(failing) })
  assert.equal((await elsewhere.delete('/api/session')).status, 204)
  assert.equal((await elsewhere.get('/api/user/current')).status, 401)
  assert.equal((await ada.get('/api/user/current')).status, 200, 'one ends without the other')
  const { id } = (await ada.get('/api/user/current')).body
  await makeRoom()
  const change = { password: 'other meadow 42' }
  assert.equal((await as.admin.put(`/api/user/${id}/password`, change)).status, 204)
  assert.equal((await ada.get('/api/user/current')).status, 401)

  const again = await fill(failing)
  const { body } = await failing.login(as.nobody, change.password)
  const other = client({ 'x-metabase-session': body.id })
  assert.equal((await other.get('/api/user/current')).status, 200)
  await again()
  await server.store.transaction(({ users }) => users.update(id, { is_active: false }))
  assert.equal((await other.get('/api/user/current')).status, 401)
  await server.store.transaction(({ users }) => users.update(id, { is_active: true }))
  assert.equal((await other.delete('/api/session')).status, 204)
  assert.equal((await other.get('/api/user/current')).status, 401)
})

test('a session that is not stored ends in every process', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const failing = await prepare(t, { now: () => clock.time })
  const other = await secondServer(t, failing, () => clock.time)
  const start = async (): Promise<string> => {
    const { mock } = t.mock.method(failing.server.store, 'transaction', () =>
      Promise.reject(new AppDatabaseUnavailable('full', undefined)),
    )
    const [ada] = (await failing.as.admin.get('/api/user?query=ada')).body.data
    const id = await failing.server.services.sessions.start(ada.id)
    mock.restore()
    return id
  }
  const [id, stays] = [await start(), await start()]
  const status = async (session: string, method: 'GET' | 'DELETE' = 'GET') => {
    const url = method === 'GET' ? '/api/user/current' : '/api/session'
    return (await other.app.inject({ method, url, headers: { 'x-metabase-session': session } })).statusCode
  }
  assert.deepEqual([await status(id), await status(stays)], [200, 200])
  const here = failing.client({ 'x-metabase-session': id })
  assert.equal((await here.delete('/api/session')).status, 204)
  assert.equal((await here.get('/api/user/current')).status, 401)
  assert.deepEqual([await status(id), await status(stays)], [401, 200])
  assert.equal(await status(stays, 'DELETE'), 204)
  assert.equal((await failing.client({ 'x-metabase-session': stays }).get('/api/user/current')).status, 401)
})

test('a session of a full disk ends with all others, and clocks that were ahead leave nothing behind', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const failing = await prepare(t, { now: () => clock.time })
  const { as, client, login, server } = failing
  const ada = client({ 'x-metabase-session': (await login()).body.id })
  clock.time += 86_400_000
  const ahead = client({ 'x-metabase-session': (await login()).body.id })
  const { id, secret } = (await ada.post('/api/second-factor/totp', { password: PASSWORD })).body
  const code = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time })
  await ada.post(`/api/second-factor/totp/${id}/confirm`, { totp_code: code() })
  clock.time -= 86_400_000
  assert.equal((await ahead.get('/api/user/current')).status, 401, 'a session of tomorrow')
  const body = { username: 'ada@example.org', password: PASSWORD }
  const entered = await as.nobody.post('/api/session', { ...body, totp_code: code() })
  assert.equal(entered.status, 200, 'codes that were accepted tomorrow')
  assert.equal((await as.nobody.post('/api/session', { ...body, totp_code: code() })).status, 401, 'once')

  t.mock.method(server.store, 'transaction', () => Promise.reject(new AppDatabaseUnavailable('full', undefined)), {
    times: 1,
  })
  const user = (await ada.get('/api/user/current')).body
  const signed = client({ 'x-metabase-session': await server.services.sessions.start(user.id) })
  assert.equal((await signed.get('/api/user/current')).status, 200)
  assert.equal((await as.admin.delete(`/api/user/${user.id}/sessions`)).status, 204)
  assert.equal((await signed.get('/api/user/current')).status, 401)
})

test('an app database that may not be written to is told as such', async (t) => {
  const failing = await prepare(t, { env: { QUERENT_SESSION_TIMEOUT: '{"amount":60,"unit":"minutes"}' } })
  const { as, login } = failing
  const allow = await makeReadOnly(failing)
  // Connections from before are gone, and whoever meets one is told to try again.
  await until('the reason', 20_000, async () => {
    const answer = await as.admin.post('/api/collection', { name: 'One' })
    if (answer.body.message === READ_ONLY) assertUnavailable(answer, READ_ONLY)
    return answer.body.message === READ_ONLY
  })
  await until('what is there', 20_000, async () => (await as.user.get('/api/collection')).status === 200)
  await until('a login', 20_000, async () => (await login()).status === 200)
  await allow()
  await until('a change', 20_000, async () => {
    return (await as.admin.post('/api/collection', { name: 'Two' })).status === 200
  })
})

test('cards of dashboards run while the values of their filters cannot be kept', async (t) => {
  const failing = await prepare(t)
  const { as } = failing
  const shop = await connectShop(failing)
  const dataset_query = { database: shop.id, type: 'native', native: { query: 'select 7 as n' } }
  const card = { name: 'Seven', display: 'table', visualization_settings: {}, dataset_query }
  const { id: cardId } = (await as.admin.post('/api/card', card)).body
  const parameters = [{ id: 'p', type: 'category', name: 'P', slug: 'p' }]
  const { id } = (await as.admin.post('/api/dashboard', { name: 'Board', parameters })).body
  const place = { id: -1, card_id: cardId, row: 0, col: 0, size_x: 4, size_y: 4 }
  const [{ id: dashcardId }] = (await as.admin.put(`/api/dashboard/${id}`, { dashcards: [place] })).body.dashcards
  const run = (value: string) =>
    as.user.post(`/api/dashboard/${id}/dashcard/${dashcardId}/card/${cardId}/query`, {
      parameters: [{ id: 'p', value }],
    })
  const kept = async () => (await as.user.get(`/api/dashboard/${id}`)).body.last_used_param_values
  assert.equal((await run('before')).status, 202)
  const allow = await makeReadOnly(failing)
  // Connections from before are gone, and whoever meets one is told to try again.
  await until('an answer while nothing can be saved', 20_000, async () => {
    const { status, body } = await run('meanwhile')
    return status === 202 && body.data.rows[0][0] === 7
  })
  assertUnavailable(await as.admin.post('/api/collection', { name: 'Two' }), READ_ONLY)
  await until('what was kept before', 20_000, async () => (await kept())?.p === 'before')
  await allow()
  await until('what is kept again', 20_000, async () => {
    await run('after')
    return (await kept())?.p === 'after'
  })
})

test('who has a second factor logs in while nothing can be saved, with each code once', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const failing = await prepare(t, { now: () => clock.time })
  const { as, client, login } = failing
  const ada = client({ 'x-metabase-session': (await login()).body.id })
  const { id, secret } = (await ada.post('/api/second-factor/totp', { password: PASSWORD })).body
  const code = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time })
  assert.equal((await ada.post(`/api/second-factor/totp/${id}/confirm`, { totp_code: code() })).status, 200)
  const allow = await makeReadOnly(failing)
  await as.admin.post('/api/collection', { name: 'One' }) // finds that its connection is gone
  const body = { username: 'ada@example.org', password: PASSWORD }
  const enter = (totp_code: string) => as.nobody.post('/api/session', { ...body, totp_code })
  assert.equal((await enter(code())).status, 401, 'the one that confirmed it')
  clock.time += 30_000
  const answers = await Promise.all([enter(code()), enter(code())])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401])
  const signedIn = client({ 'x-metabase-session': answers.find(({ status }) => status === 200)?.body.id })
  assert.equal((await signedIn.get('/api/user/current')).body.has_second_factor, true)
  await allow()
  await as.admin.get('/api/collection')
  assert.equal((await enter(code())).status, 401)
})

test('guests, who are told of no other failure, are told to come again', async (t) => {
  const { as, server } = await prepare(t)
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  const away = () => Promise.reject(new AppDatabaseUnavailable('away', undefined))
  t.mock.method(server.store.cards, 'findByPublicUuid', away)
  const answer = await as.nobody.get(`/api/public/card/${crypto.randomUUID()}/query`)
  assertUnavailable(answer, 'The app database cannot be reached. Please try again in a moment.')
})

test('a defect of ours is none of the app database', async (t) => {
  const { as, database } = await prepare(t)
  await database.exec('alter table collections rename to gone')
  assert.equal((await as.admin.post('/api/collection', { name: 'One' })).status, 500)
  await database.exec('alter table gone rename to collections')
  assert.equal((await as.admin.post('/api/collection', { name: 'Two' })).status, 200)
})
