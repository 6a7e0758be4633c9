import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Kysely, sql } from 'kysely'
import { cuttableLine } from '../../../../../test/support/cuttable-line.ts'
import { postgresServer, type TestDatabase } from '../../../../../test/support/servers.ts'
import { openPostgres } from './postgres.ts'
import { AppDatabaseUnavailable } from './unavailable.ts'

const SILENCE_MS = 100
let database: TestDatabase

before(async () => {
  database = await (await postgresServer()).createDatabase('silence')
})
after(() => database.drop())

test('a statement whose server has nothing more to say fails, and the next one has another session', async (t) => {
  const url = new URL(database.url)
  const line = await cuttableLine(t, { host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(line.port)
  const db = new Kysely<unknown>({ dialect: await openPostgres(url.href, { silenceMs: SILENCE_MS }) })
  t.after(() => db.destroy())
  const ask = () => sql`select 1 as one`.execute(db)
  await ask()
  line.be('hanging')
  const asked = ask()
  setTimeout(() => line.be('open'), SILENCE_MS / 2) // what was swallowed does not come back
  await assert.rejects(asked, (error) => error instanceof AppDatabaseUnavailable && error.reason === 'away')
  assert.deepEqual((await ask()).rows, [{ one: 1 }])
})

test('a statement on which the server works is waited for', async (t) => {
  const db = new Kysely<unknown>({ dialect: await openPostgres(database.url, { silenceMs: SILENCE_MS }) })
  t.after(() => db.destroy())
  const { rows } = await sql`select 1 as one from pg_sleep(0.6)`.execute(db)
  assert.deepEqual(rows, [{ one: 1 }])
})

test('a server is asked whether it is there until its sessions are closed', { timeout: 30_000 }, async (t) => {
  const dialect = await openPostgres(database.url)
  const db = new Kysely<unknown>({ dialect })
  let isSettled = false
  const asking = dialect.hurry().then(() => (isSettled = true))
  const line = setInterval(() => undefined, 1000) // what asks keeps no process alive
  t.after(() => clearInterval(line))
  assert.deepEqual((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }])
  assert.equal(isSettled, false)
  await db.destroy()
  await asking
})
