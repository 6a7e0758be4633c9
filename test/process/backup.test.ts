/** Backups: taken under load, of either engine, restored into either, with and without the key, and cut off. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSecrets, openStore } from '../../packages/server/src/store/index.ts'
import { postgresServer, type TestDatabase } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { contentOf, KEY, makeContent, storedPassword, tablesOf } from './app-content.ts'
import { command, startCommand } from './run-command.ts'
import { launcherSettings, logIn, MAIN, setUp, startHealthy, stop, temporaryFolder } from './running-server.ts'
import { sizeOf } from './size-of.ts'

const WITHIN_MS = 20_000
/** Fewer rows fit into the cache of SQLite: their first bytes would reach the disk when all is over but a few milliseconds. */
const MANY = 60_000

async function emptyDatabase(t: TestContext): Promise<TestDatabase> {
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  return database
}

/** The environment for an empty app database on PostgreSQL. */
async function onPostgres(t: TestContext): Promise<Record<string, string>> {
  return { QUERENT_APP_DB_URL: (await emptyDatabase(t)).url }
}

const isNote = (row: unknown) => String(row).startsWith('["last-backup"')

/** Content with what a backup leaves behind taken out, and without the note that one was made. */
async function keptContent(location: string): Promise<Record<string, unknown>> {
  const content = await contentOf(location)
  const settings = [content['settings']].flat().filter((row) => !isNote(row))
  return { ...content, settings, cached_results: [] }
}

/** When monitoring believes that the last backup was made, in milliseconds. */
async function lastBackupAt(location: string): Promise<number | undefined> {
  const store = await openStore(location, createSecrets(KEY))
  try {
    return (await store.operationState(Date.now())).lastBackupAt
  } finally {
    await store.close()
  }
}

/** Of the index of the search. */
async function indexState(location: string) {
  const store = await openStore(location, createSecrets(KEY))
  try {
    return { isComplete: await store.search.isComplete(), isSettled: await store.search.isSettled() }
  } finally {
    await store.close()
  }
}

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  const envOf = async (t: TestContext): Promise<Record<string, string>> => (engine === 'SQLite' ? {} : onPostgres(t))

  test(`a backup of ${engine} comes back on either engine as it was`, async (t) => {
    const dataDir = temporaryFolder(t)
    const env = await envOf(t)
    const location = env['QUERENT_APP_DB_URL'] ?? join(dataDir, 'querent.db')
    await makeContent(location)
    const file = join(dataDir, 'one.backup')
    const begin = Date.now()
    const nowhere = await command(['backup', join(dataDir, 'not-mounted/one.backup')], { dataDir, env })
    assert.match(nowhere.errors, /^There is no folder .*not-mounted\. Create it, or mount the disk that it is on\./)
    const made = await command(['backup', file], { dataDir, env: { ...env, QUERENT_SECRET_KEY: KEY } })
    assert.equal(made.code, 0, made.errors)
    assert.match(made.output, /rows of \d+ tables/)
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.doesNotMatch(readFileSync(file, 'latin1'), new RegExp(KEY))
    const notedAt = await lastBackupAt(location)
    assert.ok(notedAt !== undefined && notedAt >= begin && notedAt <= Date.now(), `${notedAt}`)
    const original = await keptContent(location)
    for (const target of [{} as Record<string, string>, await onPostgres(t)]) {
      const folder = temporaryFolder(t)
      const restored = await command(['restore', file], {
        dataDir: folder,
        env: { ...target, QUERENT_SECRET_KEY: KEY },
      })
      assert.equal(restored.code, 0, restored.errors)
      const place = target['QUERENT_APP_DB_URL'] ?? join(folder, 'querent.db')
      assert.deepEqual(await keptContent(place), original)
      assert.equal(await storedPassword(place, KEY), 'geheim')
      assert.deepEqual(await indexState(place), { isComplete: false, isSettled: true }, 'made by the next start')
    }
  })

  test(`while a server on ${engine} runs`, async (t) => {
    const dataDir = temporaryFolder(t)
    const env = await envOf(t)
    const server = await startHealthy(t, { dataDir, env })
    const admin = await setUp(server)
    const file = join(dataDir, 'busy.backup')

    await t.test('a backup is of one moment', async (own) => {
      let isWriting = true
      let written = 0
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        // A dashboard and its first revision are written together.
        for (let count = 0; isWriting; count += 1) {
          const { status } = await admin.call('POST', '/api/dashboard', { name: `Dashboard ${writer} ${count}` })
          assert.equal(status, 200)
          written += 1
          // The backup is to have a turn too.
          await sleep(5)
        }
      })
      await until('some to be written', WITHIN_MS, () => written >= 4)
      const before = written
      const made = await command(['backup', file, '--with-key'], { dataDir, env })
      isWriting = false
      await Promise.all(writers)
      assert.equal(made.code, 0, made.errors)
      own.diagnostic(`${written - before} writes beside the backup`)

      const folder = temporaryFolder(own)
      const restored = await command(['restore', file], { dataDir: folder })
      assert.equal(restored.code, 0, restored.errors)
      assert.deepEqual(await contentOf(join(folder, 'querent.db')), await contentOf(file))
      const database = new DatabaseSync(join(folder, 'querent.db'), { readOnly: true })
      const count = (sql: string) => Number(database.prepare(`select count(*) as count from ${sql}`).get()?.['count'])
      assert.ok(count('dashboards') >= before, 'what was written before the backup is in it')
      assert.equal(count("revisions where model = 'dashboard'"), count('dashboards'))
      database.close()

      const again = await startHealthy(own, { dataDir: folder })
      const client = await logIn(again)
      assert.equal((await client.call('GET', '/api/user/current')).status, 200)
    })

    await t.test('it keeps its app database from being overwritten', async () => {
      const ended = await command(['restore', file, '--overwrite'], { dataDir, env })
      assert.equal(ended.code, 1)
      assert.match(ended.errors, /A server is running/)
      assert.equal(await stop(server), 0)
      assert.equal((await command(['restore', file, '--overwrite'], { dataDir, env })).code, 0)
    })
  })
}

test('a backup is refused where it would lose or reveal something', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const file = join(dataDir, 'a.backup')
  const env = { QUERENT_SECRET_KEY: KEY }
  assert.equal((await command(['backup', file], { dataDir, env })).code, 0)
  assert.match((await command(['backup', file], { dataDir, env })).errors, /already exists.*--overwrite/)
  assert.equal((await command(['backup', file, '--overwrite'], { dataDir, env })).code, 0)
  const nothing = await command(['backup', join(dataDir, 'b')], { dataDir: temporaryFolder(t), env })
  assert.deepEqual([nothing.code, existsSync(join(dataDir, 'b'))], [1, false])
  assert.match(nothing.errors, /^There is no app database at/)
  const otherKey = { QUERENT_SECRET_KEY: 'the key of another server' }
  const useless = await command(['backup', join(dataDir, 'c'), '--with-key'], { dataDir, env: otherKey })
  assert.deepEqual([useless.code, existsSync(join(dataDir, 'c'))], [1, false])
  assert.match(useless.errors, /is not the one that this app database was written with.*Nothing was written/)
  assert.match((await command(['restore', dataDir], { dataDir, env })).errors, /is a folder, not a backup/)
})

test('a backup holds the uploads of the server, which are found in another data folder', async (t) => {
  const dataDir = temporaryFolder(t)
  const server = await startHealthy(t, { dataDir })
  const admin = await setUp(server)
  assert.equal((await admin.call('POST', '/api/upload/database')).status, 200)
  const form = new FormData()
  form.set('file', new Blob([`id,text\n${'1,some text\n'.repeat(5_000)}`]), 'rows.csv')
  const { 'content-type': _json, ...headers } = Object.assign({ 'content-type': '' }, admin.headers)
  const sent = await fetch(`http://127.0.0.1:${server.port}/api/upload/csv`, { method: 'POST', headers, body: form })
  const model = await sent.json()
  const [file, bare] = [join(dataDir, 'uploads.backup'), join(dataDir, 'bare.backup')]
  for (const args of [[file], [bare, '--without-uploads']]) {
    const made = await command(['backup', '--with-key', ...args], { dataDir })
    assert.equal(made.code, 0, made.errors)
  }
  assert.ok(statSync(file).size > statSync(bare).size + statSync(join(dataDir, 'uploads.duckdb')).size / 2)
  assert.equal(await stop(server), 0)

  const folder = temporaryFolder(t)
  assert.equal((await command(['restore', bare], { dataDir: folder })).code, 0)
  assert.match(
    (await command(['doctor'], { dataDir: folder })).output,
    /^FAILED .*uploads\.duckdb, which holds uploads, is missing/m,
  )
  const restored = await command(['restore', file, '--overwrite'], { dataDir: folder })
  assert.equal(restored.code, 0, restored.errors)
  const again = await startHealthy(t, { dataDir: folder })
  const answer = await (await logIn(again)).call('POST', `/api/card/${model}/query`, {})
  assert.equal(answer.json().data.rows.length, 2_000, answer.text.slice(0, 300))
  assert.equal(await stop(again), 0)
  const taken = await command(['restore', file], {
    dataDir: folder,
    env: { QUERENT_APP_DB_URL: `sqlite:${join(folder, 'other.db')}` },
  })
  assert.match(taken.errors, /uploads\.duckdb is there already\. Move it away, or add --overwrite\./)
  assert.equal(existsSync(join(folder, 'uploads.duckdb.restored')), false)
})

test('a backup that finds no room says so of itself, and leaves nothing behind', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const folder = temporaryFolder(t)
  const file = join(folder, 'a.backup')
  // Files may not grow beyond 200 blocks; what SQLite keeps beside them neither.
  const limited = 'ulimit -f 200; exec "$0" "$@"'
  const env = { ...launcherSettings(), QUERENT_DATA_DIR: dataDir }
  const ended = spawnSync('sh', ['-c', limited, process.execPath, MAIN, 'backup', file], { env, encoding: 'utf8' })
  assert.equal(ended.status, 1)
  assert.match(ended.stderr, /^The backup .*a\.backup cannot be written: /)
  assert.deepEqual(readdirSync(folder), [])
})

test('a restore needs the key, an empty app database and a sound backup that it understands', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const without = join(dataDir, 'without.backup')
  const withKey = join(dataDir, 'with.backup')
  const env = { QUERENT_SECRET_KEY: KEY }
  await command(['backup', without], { dataDir, env })
  await command(['backup', withKey, '--with-key'], { dataDir, env })
  const folder = temporaryFolder(t)
  const place = join(folder, 'made', 'querent.db')
  // A folder that is not there is made, as that of the data is.
  const at = { QUERENT_APP_DB_URL: `sqlite:${place}` }
  const refused = async (words: string[], message: RegExp, own: Record<string, string> = {}) => {
    const ended = await command(['restore', ...words], { dataDir: folder, env: { ...at, ...own } })
    assert.equal(ended.code, 1)
    assert.match(ended.errors, message)
    assert.deepEqual(await tablesOf(place), [])
  }
  await refused([without], /made without the secret key, and none is configured/)
  await refused([without], /is not the one that the backup was made with/, { QUERENT_SECRET_KEY: 'quite another key' })
  await refused([join(dataDir, 'none')], /^There is no backup at/)
  await refused([import.meta.filename], /is not a backup made by/)

  const altered = (name: string, script: string) => {
    const path = join(dataDir, name)
    writeFileSync(path, readFileSync(without))
    const database = new DatabaseSync(path)
    database.exec(script)
    database.close()
    return path
  }
  await refused(
    [altered('newer', "insert into kysely_migration values ('9999-later', 'now')")],
    /newer version of Querent/,
  )
  await refused([altered('format', "update querent_backup set value = '2' where name = 'format'")], /of format 2/)
  await refused([altered('short', 'delete from memberships')], /damaged: memberships has 0 rows instead of 2/)
  await refused([altered('empty', 'drop table querent_backup')], /is not a backup/)
  const cut = altered('cut', 'select 1')
  truncateSync(cut, statSync(cut).size / 2)
  await refused([cut], /is damaged/)

  const own = { QUERENT_SECRET_KEY: 'the key of another installation' }
  assert.equal((await command(['restore', withKey], { dataDir: folder, env: { ...at, ...own } })).code, 0)
  assert.equal(
    await storedPassword(place, own.QUERENT_SECRET_KEY),
    'geheim',
    'encrypted anew with the key of its server',
  )
  const twice = await command(['restore', withKey], { dataDir: folder, env: { ...at, ...own } })
  assert.match(twice.errors, /is not empty/)
  const over = await command(['restore', without, '--overwrite'], { dataDir: folder, env: { ...at, ...env } })
  assert.equal(over.code, 0, over.errors)
  assert.equal(await storedPassword(place, KEY), 'geheim')
})

test('a backup from before there were second factors comes back, with another key too', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const file = join(dataDir, 'old.backup')
  await command(['backup', file, '--with-key'], { dataDir, env: { QUERENT_SECRET_KEY: KEY } })
  const backup = new DatabaseSync(file)
  backup.exec(`delete from kysely_migration where name >= '0010';
    delete from application_permissions where permission = 'upload';
    update querent_backup set value = '0008-permissions' where name = 'migration';
    update querent_backup set value = '{}' where name = 'counts'`)
  backup.close()
  const folder = temporaryFolder(t)
  const env = { QUERENT_SECRET_KEY: 'the key of another installation' }
  const restored = await command(['restore', file], { dataDir: folder, env })
  assert.equal(restored.code, 0, restored.errors)
  const started = await command(['migrate'], { dataDir: folder, env })
  assert.equal(started.code, 0, started.errors)
  assert.deepEqual((await contentOf(join(folder, 'querent.db')))['second_factors'], [])
})

test('a restore that is killed has done nothing', async (t) => {
  const dataDir = temporaryFolder(t)
  const source = join(dataDir, 'querent.db')
  await makeContent(source, { logged: MANY })
  const file = join(dataDir, 'large.backup')
  const env = { QUERENT_SECRET_KEY: KEY }
  assert.equal((await command(['backup', file], { dataDir, env })).code, 0)
  const original = await keptContent(source)

  const folder = temporaryFolder(t)
  const place = join(folder, 'querent.db')
  const onFile = startCommand(['restore', file], { dataDir: folder, env })
  await until('rows in the file', WITHIN_MS, () => sizeOf(`${place}-wal`) > 500_000)
  onFile.child.kill('SIGKILL')
  assert.equal((await onFile.ended).code, 'SIGKILL')
  assert.deepEqual(await tablesOf(place), [])
  assert.equal((await command(['restore', file], { dataDir: folder, env })).code, 0)
  assert.deepEqual(await keptContent(place), original)

  const database = await emptyDatabase(t)
  await makeContent(database.url)
  const before = await contentOf(database.url)
  const ofDatabase = { ...env, QUERENT_APP_DB_URL: database.url }
  const restoring = startCommand(['restore', file, '--overwrite'], { dataDir: folder, env: ofDatabase })
  const inserting =
    'select 1 from pg_stat_activity where datname = current_database() and query like \'insert into "query_log"%\''
  const tooSoon = restoring.ended.then(({ code, errors }) => assert.equal(code, 'SIGKILL', errors))
  const written = until('rows to be written', WITHIN_MS, async () => (await database.query(inserting)).length > 0)
  written.catch(() => undefined) // the other has failed already
  await Promise.race([written, tooSoon])
  restoring.child.kill('SIGKILL')
  assert.equal((await restoring.ended).code, 'SIGKILL')
  assert.deepEqual(await contentOf(database.url), before)
})
