/** Moving the app database between engines: every value exact, ids go on, and nothing half done. */
import assert from 'node:assert/strict'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { postgresServer } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { contentOf, KEY, makeContent, storedPassword, tablesOf } from './app-content.ts'
import { command, startCommand } from './run-command.ts'
import { startPrepared } from './prepared-server.ts'
import { logIn, startHealthy, stop, temporaryFolder } from './running-server.ts'
import { sizeOf } from './size-of.ts'

const WITHIN_MS = 20_000
/** Fewer rows fit into the cache of SQLite: their first bytes would reach the disk when all is over but a few milliseconds. */
const MANY = 60_000
const env = { QUERENT_SECRET_KEY: KEY }

test('content moves to PostgreSQL and back, and is the same', async (t) => {
  const dataDir = temporaryFolder(t)
  const source = join(dataDir, 'querent.db')
  await makeContent(source)
  const original = await contentOf(source)
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())

  const there = await command(['move-app-database', '--to', database.url], { dataDir, env })
  assert.equal(there.code, 0, there.errors)
  assert.match(there.output, /^users +1$/m)
  assert.doesNotMatch(there.output, new RegExp(`:${new URL(database.url).password}@`))
  assert.deepEqual(await contentOf(database.url), original)
  assert.deepEqual(await contentOf(source), original, 'the source is as it was')
  assert.equal(await storedPassword(database.url, KEY), 'geheim')

  const again = await command(['move-app-database', '--to', database.url], { dataDir, env })
  assert.deepEqual([again.code, /is not empty/.test(again.errors)], [1, true])

  const back = join(dataDir, 'elsewhere/back.db')
  const onPostgres = { ...env, QUERENT_APP_DB_URL: database.url }
  const home = await command(['move-app-database', `--to=sqlite:${back}`], { dataDir, env: onPostgres })
  assert.equal(home.code, 0, home.errors)
  assert.deepEqual(await contentOf(back), original)
})

test('a text with the one character that PostgreSQL does not have moves without it, and is named', async (t) => {
  const dataDir = temporaryFolder(t)
  const source = join(dataDir, 'querent.db')
  await makeContent(source)
  const file = new DatabaseSync(source)
  file.exec("update collections set description = 'a' || char(0) || 'b' where id = 1")
  file.close()
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  const moved = await command(['move-app-database', '--to', database.url], { dataDir, env })
  assert.equal(moved.code, 0, moved.errors)
  assert.match(moved.output, /cannot keep the character NUL.*\n {2}description of collections 1\n/)
  assert.deepEqual(await database.query('select description from collections where id = 1'), [
    { description: 'a\ufffdb' },
  ])
})

test('a server goes on where it was moved to: people log in, and ids are not given twice', async (t) => {
  const dataDir = temporaryFolder(t)
  const { server: first, admin } = await startPrepared(t, { dataDir })
  const { id } = (await admin.call('POST', '/api/collection', { name: 'Before' })).json()
  const running = await command(['move-app-database', '--to', 'sqlite:/tmp/never.db'], { dataDir })
  assert.deepEqual([running.code, /A server is running/.test(running.errors)], [1, true])
  assert.equal(await stop(first), 0)
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  const moved = await command(['move-app-database', '--to', database.url], { dataDir })
  assert.equal(moved.code, 0, moved.errors)

  const second = await startHealthy(t, { dataDir, env: { QUERENT_APP_DB_URL: database.url } })
  const client = await logIn(second)
  assert.equal((await client.call('GET', `/api/collection/${id}`)).json().name, 'Before')
  assert.ok((await client.call('POST', '/api/collection', { name: 'After' })).json().id > id)
})

test('what cannot be stored over there stops the move as a whole', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  await database.exec('create table theirs (id integer); insert into theirs values (1)')
  const full = await command(['move-app-database', '--to', database.url], { dataDir, env })
  assert.deepEqual([full.code, /it holds the table theirs/.test(full.errors)], [1, true])
  for (const [to, message] of [
    ['oracle://x', /--to must begin with postgres:\/\/ or sqlite:/],
    ['postgres://ada:pass/word@127.0.0.1/app', /percent-encoded/],
    ['postgres://ada:secret@127.0.0.1:1/app', /postgres:\/\/ada@127\.0\.0\.1:1\/app cannot be opened/],
  ] as const) {
    const ended = await command(['move-app-database', '--to', to], { dataDir, env })
    assert.equal(ended.code, 1)
    assert.match(ended.errors, message)
    assert.doesNotMatch(ended.errors, /pass\/word|secret@/)
  }
  assert.equal((await command(['move-app-database'], { dataDir, env })).code, 2)
})

test('a move that is killed has left nothing', async (t) => {
  const dataDir = temporaryFolder(t)
  const source = join(dataDir, 'querent.db')
  await makeContent(source, { logged: MANY })
  const original = await contentOf(source)
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  const moving = startCommand(['move-app-database', '--to', database.url], { dataDir, env })
  const inserting =
    'select 1 from pg_stat_activity where datname = current_database() and query like \'insert into "query_log"%\''
  await until('rows to be written', WITHIN_MS, async () => (await database.query(inserting)).length > 0)
  moving.child.kill('SIGKILL')
  assert.equal((await moving.ended).code, 'SIGKILL')
  assert.deepEqual(await tablesOf(database.url), [])
  assert.equal((await command(['move-app-database', '--to', database.url], { dataDir, env })).code, 0)

  const onPostgres = { ...env, QUERENT_APP_DB_URL: database.url }
  const back = join(dataDir, 'back.db')
  const returning = startCommand(['move-app-database', '--to', `sqlite:${back}`], { dataDir, env: onPostgres })
  await until('rows in the file', WITHIN_MS, () => sizeOf(`${back}-wal`) > 500_000)
  returning.child.kill('SIGKILL')
  await returning.ended
  assert.deepEqual(await tablesOf(back), [])
  assert.equal((await command(['move-app-database', '--to', `sqlite:${back}`], { dataDir, env: onPostgres })).code, 0)
  assert.deepEqual(await contentOf(back), original)
})

test('a file that is no database is not written over', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const letter = join(dataDir, 'letter.txt')
  writeFileSync(letter, 'Dear Ada, '.repeat(100))
  const ended = await command(['move-app-database', '--to', `sqlite:${letter}`], { dataDir, env })
  assert.deepEqual([ended.code, statSync(letter).size], [1, 1000])
  assert.match(ended.errors, /not a database/)
})
