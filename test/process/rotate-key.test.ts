/** A new secret key: everything is readable with it, the old one is refused, and no crash loses both. */
import assert from 'node:assert/strict'
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createSecrets, openStore } from '../../packages/server/src/store/index.ts'
import { openSqliteWriter } from '../../packages/server/src/store/maintenance/engines/sqlite-writer.ts'
import { postgresServer } from '../support/servers.ts'
import { KEY, makeContent, storedPassword } from './app-content.ts'
import { command, startCommand } from './run-command.ts'
import { start, startHealthy, stop, temporaryFolder } from './running-server.ts'

const keyIn = (dataDir: string) => readFileSync(join(dataDir, 'secret.key'), 'utf8').trim()

test('the key in the data folder is replaced, and all secrets are readable with the new one', async (t) => {
  const dataDir = temporaryFolder(t)
  const place = join(dataDir, 'querent.db')
  writeFileSync(join(dataDir, 'secret.key'), KEY)
  await makeContent(place)
  const ended = await command(['rotate-key'], { dataDir })
  assert.equal(ended.code, 0, ended.errors)
  assert.match(
    ended.output,
    /details of 1 databases, 2 secret settings, 1 one-time passwords, details of 1 webhooks, requests of 1 actions/,
  )
  const key = keyIn(dataDir)
  assert.notEqual(key, KEY)
  assert.doesNotMatch(ended.output + ended.errors, new RegExp(key))
  assert.equal(statSync(join(dataDir, 'secret.key')).mode & 0o777, 0o600)
  assert.equal(readFileSync(join(dataDir, 'secret.key.old'), 'utf8'), KEY)
  assert.equal(await storedPassword(place, key), 'geheim')
  const store = await openStore(place, createSecrets(key))
  const settings = await store.settings.list()
  await store.close()
  for (const [key, value] of [
    ['email-smtp-password', 'mail secret'],
    ['email-fallback-smtp-password', 'second mail secret'],
  ]) {
    const found = settings.find((setting) => setting.key === key)
    assert.deepEqual(found, { key, isReadable: true, value })
  }
  const server = await startHealthy(t, { dataDir })
  const running = await command(['rotate-key'], { dataDir })
  assert.deepEqual([running.code, /A server is running/.test(running.errors)], [1, true])
  assert.equal(await stop(server), 0)
  const old = await start(t, { dataDir, env: { QUERENT_SECRET_KEY: KEY } })
  assert.equal(await old.ended, 1)
  assert.match(old.output(), /is not the one that this app database was written with/)
  assert.equal((await command(['rotate-key'], { dataDir })).code, 0)
  const kept = ['secret.key.old', 'secret.key.old.1'].map((name) => readFileSync(join(dataDir, name), 'utf8').trim())
  assert.deepEqual(kept, [key, KEY], 'backups may need any earlier key')
})

test('on PostgreSQL with the key in the environment, the new one is read from a file', async (t) => {
  const dataDir = temporaryFolder(t)
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  await makeContent(database.url)
  const env = { QUERENT_APP_DB_URL: database.url, QUERENT_SECRET_KEY: KEY }
  const file = join(dataDir, 'new-key')
  writeFileSync(file, 'short\n')
  const short = await command(['rotate-key', '--key-file', file], { dataDir, env })
  assert.deepEqual([short.code, /too short for a secret key: it needs 16/.test(short.errors)], [1, true])
  writeFileSync(file, 'a much better secret key\n')
  const ended = await command(['rotate-key', '--key-file', file], { dataDir, env })
  assert.equal(ended.code, 0, ended.errors)
  assert.match(ended.output, /QUERENT_SECRET_KEY is still the old key/)
  assert.equal(await storedPassword(database.url, 'a much better secret key'), 'geheim')
  const wrong = await command(['rotate-key'], { dataDir, env })
  assert.deepEqual([wrong.code, /is not the one that this app database/.test(wrong.errors)], [1, true])
})

test('whenever the change is killed, the next start finds the key that fits', async (t) => {
  const prepared = temporaryFolder(t)
  writeFileSync(join(prepared, 'secret.key'), KEY)
  await makeContent(join(prepared, 'querent.db'))
  const writer = openSqliteWriter(join(prepared, 'querent.db'))
  await sql`insert into databases (name, engine, details, metadata_sync_schedule, cache_field_values_schedule, created_at,
      updated_at, entity_id)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    select name || i, engine, details, metadata_sync_schedule, cache_field_values_schedule, created_at, updated_at,
      entity_id || i from databases, n`.execute(writer.db)
  await writer.close()

  for (const killAfterMs of [0, 20, 60, 150]) {
    const dataDir = temporaryFolder(t)
    cpSync(prepared, dataDir, { recursive: true })
    const rotating = startCommand(['rotate-key'], { dataDir })
    while (!existsSync(join(dataDir, 'secret.key.next')) && rotating.child.exitCode === null) await sleep(1)
    await sleep(killAfterMs)
    rotating.child.kill('SIGKILL')
    await rotating.ended
    const ended = await command(['migrate'], { dataDir })
    assert.equal(ended.code, 0, ended.errors)
    assert.equal(await storedPassword(join(dataDir, 'querent.db'), keyIn(dataDir)), 'geheim')
  }
})

test('a change that was cut off when all was encrypted is brought to its end', async (t) => {
  const cutOff = temporaryFolder(t)
  writeFileSync(join(cutOff, 'secret.key'), 'the old key of this server')
  writeFileSync(join(cutOff, 'secret.key.next'), KEY)
  await makeContent(join(cutOff, 'querent.db'))
  const said = await command(['doctor'], { dataDir: cutOff })
  assert.match(said.output, /^WARNING Secret key: a change of it was interrupted .* the next start will use it$/m)
  assert.match(said.output, /^ok +Tables/m)
  const backup = join(cutOff, 'a.backup')
  assert.equal((await command(['backup', backup, '--with-key'], { dataDir: cutOff })).code, 0)
  const restored = await command(['restore', backup], { dataDir: temporaryFolder(t) })
  assert.equal(restored.code, 0, restored.errors)

  for (const words of [['migrate'], ['rotate-key']]) {
    const dataDir = temporaryFolder(t)
    cpSync(cutOff, dataDir, { recursive: true })
    const ended = await command(words, { dataDir })
    assert.equal(ended.code, 0, ended.errors)
    assert.equal(await storedPassword(join(dataDir, 'querent.db'), keyIn(dataDir)), 'geheim')
    const given = await command(['migrate'], { dataDir, env: { QUERENT_SECRET_KEY: 'the old key of this server' } })
    assert.equal(given.code, 1)
  }
})

test('when the key is lost, all but the secrets is kept under another', async (t) => {
  const dataDir = temporaryFolder(t)
  const place = join(dataDir, 'querent.db')
  await makeContent(place)
  const backup = join(dataDir, 'a.backup')
  assert.equal((await command(['backup', backup], { dataDir })).code, 0)
  const present = await command(['rotate-key', '--key-lost'], { dataDir, env: { QUERENT_SECRET_KEY: KEY } })
  assert.deepEqual([present.code, present.errors.startsWith('The key is not lost')], [1, true])
  assert.equal(existsSync(join(dataDir, 'secret.key.next')), false)
  const ended = await command(['rotate-key', '--key-lost'], { dataDir })
  assert.equal(ended.code, 0, ended.errors)
  assert.match(
    ended.output,
    /connection details of "Shop"; settings "email-fallback-smtp-password", "email-smtp-password"\.\nOne-time .*: 1\./,
  )
  assert.match(ended.output, /^Webhooks that were switched off, to be entered again: "Ops “room”"\.$/m)

  const file = new DatabaseSync(place)
  file.exec("update databases set engine = 'postgres'") // which refuses such details before it connects
  file.close()
  const { output } = await command(['doctor'], { dataDir })
  assert.match(output, /^FAILED +Database 1, "Shop": .*\nProblems to fix: 1\.$/m)

  const elsewhere = temporaryFolder(t)
  const restored = await command(['restore', backup, '--key-lost'], { dataDir: elsewhere })
  assert.equal(restored.code, 0, restored.errors)
  assert.match(restored.output, /connection details of "Shop"/)
  for (const folder of [dataDir, elsewhere]) {
    const store = await openStore(join(folder, 'querent.db'), createSecrets(keyIn(folder)))
    const [shop] = await store.databases.list()
    assert.deepEqual([shop?.name, shop?.details], ['Shop', {}])
    assert.equal((await store.users.findByEmail('ada@example.org'))?.is_active, true)
    const keys = new Set((await store.settings.list()).map(({ key }) => key))
    assert.deepEqual([keys.has('site-name'), keys.has('email-smtp-password')], [true, false])
    assert.equal(keys.has('email-fallback-smtp-password'), false)
    await store.close()
  }
})

test('without its key a server does not start, and makes none that would be taken for it', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const server = await start(t, { dataDir })
  assert.equal(await server.ended, 1)
  assert.match(
    server.output(),
    /^Configuration: The secret key is missing: .*secret\.key\. Set the variable, or put the file/,
  )
  assert.equal(existsSync(join(dataDir, 'secret.key')), false)
})
