import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { cookiesOf } from '../support/cookies.ts'
import { mailServer } from '../support/mail-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const USER = { email: 'Ada@Example.org', password: 'sunny meadow 31', first_name: 'Ada', last_name: null }
const PREFS = { site_name: 'Our data', site_locale: 'es-mx', allow_tracking: 'false' }

/** A server that nobody has set up, and its token. */
async function freshServer(t: TestContext, env: Record<string, string> = {}) {
  const server = await testServer(t, { users: false, env })
  const properties = (await server.as.nobody.get('/api/session/properties')).body
  assert.equal(properties['has-user-setup'], false)
  const token: string = properties['setup-token']
  const post = (body: object) => server.as.nobody.post('/api/setup', { token, user: USER, prefs: PREFS, ...body })
  const isSetUp = async () => (await server.as.nobody.get('/api/session/properties')).body['has-user-setup']
  return { ...server, token, post, isSetUp }
}

test('set-up makes the first administrator with settings and logs in', async (t) => {
  const { as, client, post } = await freshServer(t)
  const done = await post({ database: null, invite: null })
  assert.equal(done.status, 200)
  assert.deepEqual(Object.keys(done.body), ['id'])
  assert.match(cookiesOf(done)['metabase.SESSION'] ?? '', new RegExp(`^${done.body.id};`))
  const ada = client({ 'x-metabase-session': done.body.id })
  const { email, is_superuser, group_ids, is_installer } = (await ada.get('/api/user/current')).body
  assert.deepEqual([email, is_superuser, group_ids, is_installer], ['ada@example.org', true, [1, 2], true])
  const own = (await ada.get('/api/session/properties')).body
  const keys = ['site-name', 'admin-email', 'site-locale', 'anon-tracking-enabled', 'setup-token']
  assert.deepEqual(
    keys.map((key) => own[key]),
    ['Our data', 'ada@example.org', 'es_MX', false, null],
  )
  assert.equal(own['has-user-setup'], true)
  assert.match(own['instance-creation'], /^\d{4}-/)
  const login = { username: 'ada@example.org', password: USER.password }
  assert.equal((await as.nobody.post('/api/session', login)).status, 200)
})

test('set-up works once: then the token is refused with a 403, any other with a 400', async (t) => {
  const { post, isSetUp } = await freshServer(t)
  const both = await Promise.all([post({}), post({ user: { ...USER, email: 'eve@example.org' } })])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 403])
  assert.equal(await isSetUp(), true)
  const again = await post({})
  assert.deepEqual(
    [again.status, again.text],
    [403, 'The /api/setup route can only be used to create the first user, however a user currently exists.'],
  )
  assert.equal((await post({ token: 'x' })).status, 400)
})

test('a wrong or missing token is refused before anything else', async (t) => {
  const { as, isSetUp } = await freshServer(t)
  for (const body of [{}, { token: 'x' }, { token: null }, { token: 7, user: USER, prefs: PREFS }]) {
    const { status, body: answer } = await as.nobody.post('/api/setup', body)
    assert.deepEqual([status, answer.errors], [400, { token: 'Token does not match the setup token.' }])
  }
  assert.equal(await isSetUp(), false)
})

test('bad input is named where it stands in the body', async (t) => {
  const { post, isSetUp } = await freshServer(t)
  const noUser = await post({ user: {} })
  assert.deepEqual(noUser.body, {
    errors: {
      user: { email: 'value must be a valid email address.', password: 'password is too common.' },
    },
    'specific-errors': {
      user: { email: ['missing required key, received: nil'], password: ['missing required key, received: nil'] },
    },
  })
  const email = await post({ user: { ...USER, email: 'x' } })
  assert.deepEqual(email.body['specific-errors'].user.email, ['valid email address, received: "x"'])
  const weak = await post({ user: { ...USER, password: 'password1' } })
  assert.deepEqual(weak.body, {
    errors: { user: { password: 'password is too common.' } },
    'specific-errors': { user: { password: ['valid password that is not too common, received: "..."'] } },
  })
  assert.ok('prefs' in (await post({ prefs: {} })).body['specific-errors'])
  for (const site_locale of ['xx_YYY', 'qq', 7]) {
    const { status, body } = await post({ prefs: { ...PREFS, site_locale } })
    assert.equal(status, 400)
    assert.match(body.errors.prefs.site_locale, /^nullable String must be a valid two-letter ISO language/)
    const [specific] = body['specific-errors'].prefs.site_locale
    assert.match(specific, /^String must be a valid .*, received: /)
    assert.ok(specific.endsWith(JSON.stringify(site_locale)), specific)
  }
  assert.equal(await isSetUp(), false)
})

test('the flat names of older descriptions work too', async (t) => {
  const { as, client, token } = await freshServer(t)
  const body = { token, email: 'a@example.org', password: USER.password, site_name: 'Flat', allow_tracking: true }
  const { id } = (await as.nobody.post('/api/setup', body)).body
  const own = (await client({ 'x-metabase-session': id }).get('/api/session/properties')).body
  assert.equal(own['site-name'], 'Flat')
})

test('a database of the set-up is connected, stored and synced', async (t) => {
  const { client, post, dataDir, server } = await freshServer(t)
  const { DatabaseSync } = await import('node:sqlite')
  const file = join(dataDir, 'own.db')
  new DatabaseSync(file).exec('create table things (id integer primary key)')
  const { status, body } = await post({ database: { engine: 'sqlite', name: 'Things', details: { db: file } } })
  assert.equal(status, 200)
  const databases = (await client({ 'x-metabase-session': body.id }).get('/api/database')).body.data
  assert.deepEqual(
    databases.map((one: { name: string; creator_id: number }) => [one.name, one.creator_id]),
    [['Things', 1]],
  )
  assert.equal((await server.store.databases.list()).length, 1)
})

test('a database that cannot be reached undoes the whole set-up', async (t) => {
  const { post, isSetUp, as, dataDir } = await freshServer(t)
  const unknown = await post({ database: { engine: 'nope', name: 'x', details: {} } })
  assert.deepEqual(
    [unknown.status, unknown.body],
    [400, { errors: { database: { engine: 'Cannot create Database: cannot find driver nope.' } } }],
  )
  const missing = await post({ database: { engine: 'sqlite', name: 'x', details: { db: join(dataDir, 'none.db') } } })
  assert.equal(missing.status, 400)
  assert.equal(typeof missing.body.message, 'string')
  const details = await post({ database: { engine: 'sqlite', name: 'x' } })
  assert.ok('details' in details.body.errors.database)
  assert.equal(await isSetUp(), false)
  assert.equal((await as.nobody.get('/api/session/properties')).body['anon-tracking-enabled'], true)
})

test('a second administrator is invited when mail is configured', async (t) => {
  const mail = await mailServer(t)
  const { client, post } = await freshServer(t, mail.env)
  const { id } = (await post({ invite: { email: 'bob@example.org', first_name: 'Bob' } })).body
  const message = await mail.next()
  assert.deepEqual(message.to, ['bob@example.org'])
  assert.match(message.text, /\/auth\/reset_password\/\d+_[0-9a-f-]{36}#new/)
  const people = (await client({ 'x-metabase-session': id }).get('/api/user')).body.data
  assert.deepEqual(
    people.map((one: { email: string; is_superuser: boolean }) => [one.email, one.is_superuser]),
    [
      ['ada@example.org', true],
      ['bob@example.org', true],
    ],
  )
})

test('the set-up token can come from the environment', async (t) => {
  const { token } = await freshServer(t, { MB_SETUP_TOKEN: 'given-token' })
  assert.equal(token, 'given-token')
})

test('a connection can be tried with the token, before the set-up only', async (t) => {
  const { as, token, dataDir, post } = await freshServer(t)
  const { DatabaseSync } = await import('node:sqlite')
  const file = join(dataDir, 'own.db')
  new DatabaseSync(file).exec('create table things (id integer primary key)')
  const validate = (body: object) => as.nobody.post('/api/setup/validate', body)
  const details = { engine: 'sqlite', details: { db: file } }
  assert.equal((await validate({ token, details })).status, 204)
  assert.equal((await validate({ token, engine: 'sqlite', details: { db: file } })).status, 204)
  assert.equal((await validate({ token: 'x', details })).body.errors.token, 'Token does not match the setup token.')
  assert.equal((await validate({ token, details: { engine: 'nope', details: {} } })).status, 400)
  const missing = await validate({ token, details: { engine: 'sqlite', details: { db: join(dataDir, 'none.db') } } })
  assert.equal(missing.status, 400)
  assert.equal(typeof missing.body.message, 'string')
  assert.equal((await validate({ token })).status, 400)
  await post({})
  const late = await validate({ token, details })
  assert.deepEqual([late.status, late.text], [400, 'Instance already initialized'])
})

test('defaults of the set-up form are given to whoever has their token', async (t) => {
  const { as } = await freshServer(t)
  assert.equal((await as.nobody.get('/api/setup/user_defaults?token=x')).status, 404)
  const configured = await freshServer(t, { MB_USER_DEFAULTS: '{"token":"t1","email":"a@example.org"}' })
  const get = (query: string) => configured.as.nobody.get(`/api/setup/user_defaults${query}`)
  assert.deepEqual((await get('?token=t1')).body, { email: 'a@example.org' })
  assert.equal((await get('?token=t2')).status, 403)
  assert.equal((await get('')).status, 403)
})

test('the checklist names the next step', async (t) => {
  const server = await testServer(t)
  const { as } = server
  assert.equal((await as.user.get('/api/setup/admin_checklist')).status, 403)
  assert.equal((await as.nobody.get('/api/setup/admin_checklist')).status, 403)
  const read = async () => (await as.admin.get('/api/setup/admin_checklist')).body
  const groups = await read()
  assert.deepEqual(
    groups.map((group: { name: string; tasks: { title: string }[] }) => [group.name, group.tasks.length]),
    [
      ['Get connected', 4],
      ['Productionize', 1],
      ['Curate your data', 3],
    ],
  )
  const [first] = groups[0].tasks
  assert.deepEqual(
    [first.title, first.link, first.completed, first.triggered, first.is_next_step],
    ['Add a database', '/admin/databases/create', false, true, true],
  )
  await connectShop(server)
  const [database, email] = (await read())[0].tasks
  assert.deepEqual([database.completed, database.is_next_step], [true, false])
  assert.deepEqual([email.title, email.is_next_step], ['Set up email', true])
})
