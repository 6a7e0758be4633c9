import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { postgresServer } from '../../../../../test/support/servers.ts'
import { createSecrets, loadMaintenance, openStore } from '../index.ts'

const KEY = 'the key of these servers'

/** What a start and a report say of a place. */
async function saidOf(location: string): Promise<[start: string, report: string | null]> {
  const { examine } = await loadMaintenance()
  const start = await openStore(location, createSecrets(KEY)).then(
    async (store) => {
      await store.close()
      return 'started'
    },
    (error: Error) => error.message,
  )
  const { obstacle } = await examine(location, { secretKey: KEY, dataDir: '' })
  return [start, obstacle]
}

test('a file of another program is left alone', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-obstacle-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'theirs.db')
  const theirs = new DatabaseSync(path)
  theirs.exec('create table orders (id integer primary key autoincrement)')
  const obstacle = 'it holds tables of something else (orders)'
  const [start, report] = await saidOf(path)
  assert.match(start, /theirs\.db cannot be the app database: it holds .*\(orders\)\. Querent needs an empty database/)
  assert.equal(report, obstacle)
  assert.equal(
    theirs.prepare("select count(*) as n from sqlite_schema where type = 'table' and name <> 'orders'").get()?.['n'],
    1,
  )
  theirs.close()
  assert.deepEqual(await saidOf(join(folder, 'ours.db')), ['started', null])
  assert.deepEqual(await saidOf(join(folder, 'ours.db')), ['started', null], 'again')
})

test('a PostgreSQL database of another program, or without the right to make tables, is left alone', async (t) => {
  const server = await postgresServer()
  const [theirs, ours] = await Promise.all([server.createDatabase('theirs'), server.createDatabase('ours')])
  const role = `querent_test_${process.pid}_obstacle`
  t.after(async () => {
    await theirs.drop()
    await ours.exec(`drop owned by ${role}; drop role ${role}`)
    await ours.drop()
  })
  await theirs.exec('create table core_user (id int); create table report_card (id int)')
  const [start, report] = await saidOf(theirs.url)
  assert.match(start, /cannot be the app database: it holds tables of something else \(core_user, report_card\)/)
  assert.equal(report, 'it holds tables of something else (core_user, report_card)')
  assert.deepEqual(await theirs.query("select relname from pg_class where relname = 'kysely_migration'"), [])
  await ours.exec(`create role ${role} login password 'secret'; revoke create on schema public from public`)
  const url = new URL(ours.url)
  url.username = role
  url.password = 'secret'
  const weak = await saidOf(url.href)
  assert.match(weak[0], /cannot be the app database: its account may not make tables in the schema public/)
  assert.equal(weak[1], 'its account may not make tables in the schema public')
  assert.deepEqual(await saidOf(ours.url), ['started', null])
})
