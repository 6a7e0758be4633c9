/** What every engine with network sessions must do, as cases of its tests. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  ConnectionError,
  type ConnectionDetails,
  type DataSource,
  type DataSourceOptions,
  QueryCancelled,
} from '@querent/query'
import type { TestDatabase } from './servers.ts'
import { delay, rowsFrom, statement } from './statements.ts'
import { failureOf } from '../../packages/drivers/src/shared/test-support.ts'
import { until } from './until.ts'

/** Long enough for a machine that is busy with other things; the statements of these tests run for longer. */
export const PATIENCE_MS = 20_000

/** What the cases need to know of an engine; its database has a table `numbers` with `n` from 1 to 5,000. */
export interface NetworkEngine {
  connect(details: ConnectionDetails, options: DataSourceOptions): DataSource
  database(): TestDatabase
  /** Takes half a minute. */
  slow: string
  /** Gives more rows than anybody reads. */
  endless: string
  /** Lists the statements that run in the database. */
  active: string
}

const OPTIONS: DataSourceOptions = { maxSessions: 4, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }

/** Waits until the database runs nothing. */
export async function assertIdle({ database, active }: Pick<NetworkEngine, 'database' | 'active'>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  let found = await database().query(active)
  while (found.length > 0 && performance.now() < deadline) {
    await delay(20)
    found = await database().query(active)
  }
  assert.deepEqual(found, [])
}

/** Declares the cases. */
export function testNetworkEngine(engine: NetworkEngine): void {
  const withSource = async (options: Partial<DataSourceOptions>, work: (source: DataSource) => Promise<void>) => {
    const source = engine.connect(engine.database().details, { ...OPTIONS, ...options })
    try {
      await work(source)
    } finally {
      await source.close()
    }
  }

  describe('cancelling', () => {
    test('aborting stops the statement, twenty times, and sessions are used again', () =>
      withSource({}, async (source) => {
        for (let round = 0; round < 20; round += 1) {
          const abort = new AbortController()
          const running = rowsFrom(source, engine.slow, { signal: abort.signal })
          await delay(round * 3)
          abort.abort()
          await assert.rejects(running, QueryCancelled)
          await assertIdle(engine)
          assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
        }
        assert.ok(source.poolStatus().open <= 3)
      }))

    test('leaving the loop early frees the session', () =>
      withSource({}, async (source) => {
        for (let round = 0; round < 20; round += 1) {
          for await (const batch of await source.run(statement(engine.endless))) {
            assert.equal(batch.length, 1000)
            break
          }
          assert.equal(source.poolStatus().idle, source.poolStatus().open)
          assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
        }
        await assertIdle(engine)
      }))

    test('leaving the loop when all rows have come already frees the session', () =>
      withSource({ maxSessions: 1 }, async (source) => {
        for (const rows of [3000, 3001, 3100, 3200, 3400, 4000]) {
          for await (const batch of await source.run(statement(`SELECT n FROM numbers LIMIT ${rows}`))) {
            assert.equal(batch.length, 1000)
            // The rest comes in meanwhile.
            await delay(50)
            break
          }
          assert.deepEqual(await rowsFrom(source, 'SELECT 1', { signal: AbortSignal.timeout(5000) }), [[1]])
        }
      }))

    test('works when every session is busy, and lets those who wait go on', () =>
      withSource({}, async (source) => {
        const aborts = Array.from({ length: OPTIONS.maxSessions }, () => new AbortController())
        const busy = Promise.allSettled(aborts.map(({ signal }) => rowsFrom(source, engine.slow, { signal })))
        const waiting = rowsFrom(source, 'SELECT 7')
        const gone = new AbortController()
        const givenUp = rowsFrom(source, 'SELECT 8', { signal: gone.signal })
        await until('two statements waiting', PATIENCE_MS, () => source.poolStatus().waiting === 2)
        gone.abort()
        await assert.rejects(givenUp, QueryCancelled)
        aborts[0]?.abort()
        assert.deepEqual(await waiting, [[7]])
        for (const abort of aborts) abort.abort()
        for (const end of await busy) assert.ok(end.status === 'rejected' && end.reason instanceof QueryCancelled)
        await assertIdle(engine)
      }))
  })

  describe('the connection', () => {
    const fieldsOf = async (change: ConnectionDetails) => {
      const details = { ...engine.database().details, ...change }
      return Object.keys((await failureOf(engine.connect(details, { ...OPTIONS, connectTimeoutMs: 1000 }))).fields)
    }

    test('names the detail at fault', async () => {
      assert.deepEqual(await fieldsOf({ host: 'no-such-host.invalid' }), ['host'])
      assert.deepEqual(await fieldsOf({ port: 1 }), ['host', 'port'])
      assert.deepEqual(await fieldsOf({ dbname: 'no_such_database' }), ['dbname'])
    })

    test('idle sessions are closed', () =>
      withSource({ idleTimeoutMs: 50 }, async (source) => {
        await rowsFrom(source, 'SELECT 1')
        await until('the closing of idle sessions', PATIENCE_MS, () => source.poolStatus().open === 0)
      }))

    test('closing stops what runs', () =>
      withSource({}, async (source) => {
        const stream = await source.run(statement(engine.endless))
        await source.close()
        await assertIdle(engine)
        assert.deepEqual(await stream[Symbol.asyncIterator]().next(), { done: true, value: undefined })
        await assert.rejects(rowsFrom(source, 'SELECT 1'), ConnectionError)
      }))
  })
}
