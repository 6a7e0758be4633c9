/** Whatever the server of the app database sends ends its session; the statement fails as one of a database that is away. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Kysely, sql } from 'kysely'
import { column, LOGGED_IN, message, oddMessages } from '../../../../../test/support/postgres-messages.ts'
import { int16, ScriptedServer, uint32 } from '../../../../../test/support/scripted-server.ts'
import { AppDatabaseError } from './open-error.ts'
import { openPostgres } from './postgres.ts'
import { AppDatabaseUnavailable } from './unavailable.ts'
import { openPostgresReader } from '../maintenance/engines/postgres-reader.ts'

const CASES = Number(process.env['QUERENT_TEST_HOSTILE_CASES'] ?? 100)

async function appDatabase() {
  const server = new ScriptedServer()
  const url = `postgres://querent:secret@127.0.0.1:${await server.listen()}/app`
  async function ask(): Promise<unknown> {
    const db = new Kysely<unknown>({ dialect: await openPostgres(url) })
    try {
      return (await sql`select 1 as one`.execute(db)).rows
    } finally {
      await db.destroy()
    }
  }
  return { server, url, ask }
}

const BEGUN = Buffer.concat([message('1'), message('2'), message('T', Buffer.concat([int16(1), column('one', 23)]))])
const DONE = Buffer.concat([message('C', Buffer.from('SELECT 1\0')), message('Z', Buffer.from('I'))])
const isAway = (error: unknown) => error instanceof AppDatabaseUnavailable && error.reason === 'away'

test('an answer that cannot be read fails its statement alone', async () => {
  const { server, ask } = await appDatabase()
  const row = message('D', Buffer.concat([int16(1), uint32(1), Buffer.from('1')]))
  server.script = [LOGGED_IN, Buffer.concat([BEGUN, row, DONE]), DONE]
  assert.deepEqual(await ask(), [{ one: 1 }])
  for (const hostile of [
    Buffer.from('5400000006ffff', 'hex'),
    Buffer.concat([BEGUN, Buffer.from('D\0\0\0\0')]),
    Buffer.concat([BEGUN, message('D', int16(-1))]),
    message('E', Buffer.from('SERROR')),
    message('C', Buffer.alloc(0), 2 ** 31 - 1),
  ]) {
    server.script = [LOGGED_IN, hostile, hostile]
    await assert.rejects(ask(), isAway, hostile.toString('hex'))
  }
})

test('no bytes end more than their session', async () => {
  const { server, url, ask } = await appDatabase()
  await fc.assert(
    fc.asyncProperty(fc.boolean(), oddMessages, oddMessages, async (isEarly, first, second) => {
      server.script = isEarly ? [first, second] : [LOGGED_IN, first, second]
      await ask().catch((error: unknown) => assert.ok(error instanceof Error))
      // As backups and moves read.
      const reader = await openPostgresReader(url).catch((error: unknown) => {
        assert.ok(error instanceof AppDatabaseError)
      })
      await reader?.close()
    }),
    { numRuns: CASES },
  )
})
