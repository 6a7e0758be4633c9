import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import pg from 'pg'
import { postgresServer } from '../../../../../test/support/servers.ts'
import { growSlowly } from './postgres-growth.ts'

const LIMIT = 4

async function lender(t: TestContext, patienceMs: number) {
  const { url } = await postgresServer()
  const pool = new pg.Pool({ connectionString: url, max: LIMIT })
  t.after(() => pool.end())
  const lend = growSlowly(pool, patienceMs)
  const run = async (sql: string) => {
    const session = await lend()
    try {
      return (await session.query<{ one: number }>(sql)).rows[0]?.one
    } finally {
      session.release()
    }
  }
  const runAtOnce = (count: number, sql: string) => Promise.all(Array.from({ length: count }, () => run(sql)))
  return { pool, run, runAtOnce }
}

test('short statements at one moment take turns in one session', async (t) => {
  const { pool, run, runAtOnce } = await lender(t, 5_000)
  assert.deepEqual(await runAtOnce(5, 'select 1 as one'), [1, 1, 1, 1, 1])
  await runAtOnce(3, 'select 1')
  await run('select 1')
  assert.equal(pool.totalCount, 1)
})

test('who has waited long enough gets a session of its own, as far as there are any', async (t) => {
  const { pool, run, runAtOnce } = await lender(t, 20)
  assert.deepEqual(await runAtOnce(6, 'select 1 as one from pg_sleep(0.3)'), [1, 1, 1, 1, 1, 1])
  assert.equal(pool.totalCount, LIMIT)
  assert.equal(await run('select 1 as one'), 1)
})

test('a pool that has let all its sessions go begins anew', async (t) => {
  const { pool, run, runAtOnce } = await lender(t, 5_000)
  await run('select 1')
  const session = await pool.connect()
  session.release(true)
  assert.equal(pool.totalCount, 0)
  assert.deepEqual(await runAtOnce(3, 'select 1 as one'), [1, 1, 1])
})
