import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { type ConnectionDetails, QueryCancelled, QueryError, type Statement } from '@querent/query'
import { type DatabaseServer, type TestDatabase, postgresServer } from '../../../../test/support/servers.ts'
import { delay, rowsFrom, rowsOfTexts, statement, textsFrom, written } from '../../../../test/support/statements.ts'
import {
  assertIdle,
  type NetworkEngine,
  PATIENCE_MS,
  testNetworkEngine,
} from '../../../../test/support/network-cases.ts'
import { until } from '../../../../test/support/until.ts'
import { failureOf } from '../shared/test-support.ts'
import { PostgresDataSource } from './data-source.ts'

/** Passed to the engine unread: what it refuses by itself. */
const UNREAD = { holdsSql: false } as const

const OPTIONS = { maxSessions: 4, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }

let server: DatabaseServer
let database: TestDatabase
let source: PostgresDataSource

before(async () => {
  server = await postgresServer()
  database = await server.createDatabase('connection')
  await database.exec('CREATE TABLE numbers AS SELECT generate_series(1, 5000) AS n')
  source = new PostgresDataSource(database.details, OPTIONS)
})

after(async () => {
  await source.close()
  await database.drop()
})

const rowsOf = (sql: string, more: Partial<Statement> = {}, from = source) => rowsFrom(from, sql, more)

const engine: NetworkEngine = {
  connect: (details, options) => new PostgresDataSource(details, options),
  database: () => database,
  slow: 'SELECT pg_sleep(30)',
  // Long rows, since what was sent before has to be read.
  endless: "SELECT generate_series(1, 100000000), repeat('x', 1000)",
  active: `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND state <> 'idle'`,
}

testNetworkEngine(engine)

test('additional options hold in every session', async () => {
  const options = 'ApplicationName=half%20%26%20half&currentSchema=pg_catalog&statement_timeout=50&tcpKeepAlive=false'
  const chosen = new PostgresDataSource({ ...database.details, 'additional-options': options }, OPTIONS)
  const read = `SELECT current_setting('application_name'), current_setting('search_path')`
  assert.deepEqual(await rowsOf(read, {}, chosen), [['half & half', 'pg_catalog']])
  await assert.rejects(rowsOf('SELECT pg_sleep(5)', {}, chosen), { message: /statement timeout/ })
  await chosen.close()
})

describe('running statements', () => {
  test('hands out batches of at most 1,000 rows, all of them', async () => {
    const stream = await source.run(statement('SELECT n FROM numbers ORDER BY n'))
    const sizes: number[] = []
    let sum = 0
    for await (const batch of stream) {
      sizes.push(batch.length)
      for (const [n] of batch) sum += Number(n)
    }
    assert.deepEqual(stream.columns, [{ name: 'n', databaseType: 'int4', baseType: 'type/Integer' }])
    assert.deepEqual(sizes, [1000, 1000, 1000, 1000, 1000])
    assert.equal(sum, (5000 * 5001) / 2)
  })

  test('binds parameters by their type', async () => {
    const [row] = await rowsOf('SELECT $1, $2, $3, $4, $5, $6', {
      params: [1, 2.5, 'a', null, true, 9007199254740993n],
    })
    assert.deepEqual(row, [1, '2.5', 'a', null, true, 9007199254740993n])
    assert.deepEqual(await rowsOf('SELECT count(*) FROM numbers WHERE n > $1', { params: [4998.5] }), [[2]])
  })

  test('a statement without rows gives no columns and no rows', async () => {
    const stream = await source.run(statement('DO $$ BEGIN END $$', UNREAD))
    assert.deepEqual(stream.columns, [])
    for await (const batch of stream) assert.fail(`unexpected rows: ${batch.length}`)
    await assert.rejects(rowsOf(' -- nothing'), { message: 'There is no statement to run.' })
    assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
  })

  test('a failing statement gives the server message and SQLSTATE, and the session goes on', async () => {
    await assert.rejects(rowsOf('SELECT * FROM nowhere'), (error) => {
      assert.ok(error instanceof QueryError)
      assert.equal(error.type, 'db')
      assert.equal(error.state, '42P01')
      assert.equal(error.message, 'relation "nowhere" does not exist')
      return true
    })
    assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
    assert.equal(source.poolStatus().open, 1)
  })

  test('a failure after the first rows reaches the reader', async () => {
    await assert.rejects(rowsOf('SELECT 1 / (n - 3000) FROM numbers ORDER BY n'), { message: 'division by zero' })
    assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
  })

  test('several statements in one text are refused', async () => {
    await assert.rejects(rowsOf('SELECT 1; SELECT 2', UNREAD), { state: '42601' })
  })
})

describe('access', () => {
  test('reading statements cannot change anything', async () => {
    await assert.rejects(rowsOf('CREATE TABLE x (a int)', UNREAD), { state: '25006' })
    await assert.rejects(rowsOf('INSERT INTO numbers VALUES (0)', UNREAD), { state: '25006' })
  })

  test('writing statements are committed, failing ones leave nothing', async () => {
    assert.deepEqual(await written(source, 'INSERT INTO numbers VALUES (-1), (-2) RETURNING n'), [[-1], [-2]])
    await assert.rejects(written(source, 'INSERT INTO numbers SELECT 1 / 0'), { state: '22012' })
    assert.deepEqual(await written(source, 'DELETE FROM numbers WHERE n < 0'), [])
    assert.deepEqual(await rowsOf('SELECT count(*) FROM numbers'), [[5000]])
  })

  test('a seed that somebody chose does not reach the next one', async () => {
    const one = new PostgresDataSource(database.details, { ...OPTIONS, maxSessions: 1 })
    const random = async () => {
      await rowsOf('SELECT setseed(0.3)', {}, one)
      return (await rowsOf('SELECT random()', {}, one))[0]
    }
    assert.notDeepEqual(await random(), await random())
    await one.close()
  })

  test('settings changed by a statement do not reach the next one', async () => {
    for (const sql of [
      'SET default_transaction_read_only TO off',
      'SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE',
      "SELECT set_config('search_path', 'pg_catalog', false)",
      "SELECT set_config('DateStyle', 'German', false)",
      'BEGIN',
    ]) {
      await rowsOf(sql, UNREAD)
      assert.deepEqual(
        await rowsOf(
          "SELECT current_setting('default_transaction_read_only'), current_setting('search_path'), date '2024-03-05'",
        ),
        [['on', '"$user", public', '2024-03-05']],
        sql,
      )
    }
  })
})

describe('time zones', () => {
  test('zoned values have the offset of the statement zone', async () => {
    const sql = "SELECT timestamptz '2024-07-01 12:00:00.500Z', timestamptz '2024-01-01 12:00Z', timetz '10:00+02'"
    for (const [timeZone, expected] of [
      ['UTC', ['2024-07-01T12:00:00.5Z', '2024-01-01T12:00:00Z', '10:00:00+02:00']],
      ['Europe/Paris', ['2024-07-01T14:00:00.5+02:00', '2024-01-01T13:00:00+01:00', '10:00:00+02:00']],
      ['Asia/Kolkata', ['2024-07-01T17:30:00.5+05:30', '2024-01-01T17:30:00+05:30', '10:00:00+02:00']],
    ] as const) {
      assert.deepEqual(await rowsOf(sql, { timeZone }), [[...expected]])
      assert.deepEqual(await textsFrom(source, sql, { timeZone }), [[...expected]])
    }
  })

  test('an unknown zone is an error of the statement', async () => {
    await assert.rejects(rowsOf('SELECT 1', { timeZone: 'Mars/Olympus' }), QueryError)
  })
})

describe('cancelling', () => {
  test('aborting between batches stops the statement', async () => {
    const abort = new AbortController()
    const stream = await source.run(statement('SELECT pg_sleep(0.0005), n FROM numbers', { signal: abort.signal }))
    const batches = stream[Symbol.asyncIterator]()
    await batches.next()
    abort.abort()
    await assert.rejects(batches.next(), QueryCancelled)
    await assertIdle(engine)
  })
})

describe('texts', () => {
  test('go on where values were left', async () => {
    const stream = await source.run(statement('SELECT n, n::text AS t FROM numbers ORDER BY n'))
    const first = await stream[Symbol.asyncIterator]().next()
    assert.equal(first.value?.length, 1000)
    const rows: unknown[][] = []
    for await (const batch of stream.texts?.() ?? []) rows.push(...rowsOfTexts(batch))
    assert.deepEqual(rows[0], ['1001', '1001'])
    assert.deepEqual([rows.length, rows.at(-1)], [4000, ['5000', '5000']])
    assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
  })

  test('rows longer than what a socket gives at once', async () => {
    const sql = "SELECT n, repeat('é', n * 1000), repeat('x', n % 3), null FROM numbers WHERE n <= 300 ORDER BY n"
    const texts = await textsFrom(source, sql)
    assert.equal(texts.length, 300)
    for (const [index, row] of texts.entries()) {
      const n = index + 1
      assert.ok(row[1] === 'é'.repeat(n * 1000), `row ${n}`)
      assert.deepEqual([row[0], row[2], row[3]], [String(n), 'x'.repeat(n % 3), null])
    }
  })

  test('notices and errors between the rows', async () => {
    await database.exec(`CREATE OR REPLACE FUNCTION noisy(n int) RETURNS int LANGUAGE plpgsql AS
      $$ BEGIN RAISE NOTICE 'row %', n; IF n = 2500 THEN RAISE 'enough'; END IF; RETURN n; END $$`)
    assert.equal((await textsFrom(source, 'SELECT noisy(n) FROM numbers WHERE n < 2500')).length, 2499)
    await assert.rejects(textsFrom(source, 'SELECT noisy(n) FROM numbers'), { message: 'enough' })
    assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
  })

  test('aborting and leaving early stop the statement', async () => {
    const { endless } = engine
    for (let round = 0; round < 5; round += 1) {
      const abort = new AbortController()
      const running = textsFrom(source, endless, { signal: abort.signal })
      await delay(30)
      abort.abort()
      await assert.rejects(running, QueryCancelled)
      await assertIdle(engine)
      for await (const batch of (await source.run(statement(endless))).texts?.() ?? []) {
        assert.ok(batch.rowCount > 0)
        break
      }
      await assertIdle(engine)
    }
    assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
  })
})

describe('connecting', () => {
  const failure = (change: ConnectionDetails) =>
    failureOf(new PostgresDataSource({ ...database.details, ...change }, { ...OPTIONS, connectTimeoutMs: 1000 }))

  /** Local servers are often configured to trust everybody. */
  const acceptsAnyPassword = async (): Promise<boolean> => {
    const own = new PostgresDataSource({ ...database.details, password: 'wrong' }, OPTIONS)
    const isAccepted = await own.check(new AbortController().signal).then(
      () => true,
      () => false,
    )
    await own.close()
    return isAccepted
  }

  test('a wrong password or user is told as the server tells it', async () => {
    if (await acceptsAnyPassword()) {
      assert.deepEqual((await failure({ user: 'no_such_user' })).fields, { user: 'check your username' })
      return
    }
    assert.deepEqual(Object.keys((await failure({ password: 'wrong' })).fields), ['user', 'password'])
    assert.deepEqual(Object.keys((await failure({ user: 'no_such_user' })).fields), ['user', 'password'])
    assert.deepEqual(Object.keys((await failure({ password: '' })).fields), ['password'])
  })

  test('a server that does not answer, or is no database, is told within the time limit', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    const greeting = createServer((socket) =>
      socket.on('error', () => undefined).write('J\0\0\0\u000aHello\r\n'),
    ).listen(0, '127.0.0.1')
    try {
      await Promise.all([once(silent, 'listening'), once(greeting, 'listening')])
      for (const listener of [silent, greeting]) {
        const address = listener.address()
        const port = typeof address === 'object' && address !== null ? address.port : 0
        const startedAt = performance.now()
        assert.deepEqual(Object.keys((await failure({ port })).fields), ['host', 'port'])
        assert.ok(performance.now() - startedAt < PATIENCE_MS)
      }
    } finally {
      silent.close()
      greeting.close()
    }
  })

  test('a session killed by the server is replaced', async () => {
    const own = new PostgresDataSource(database.details, { ...OPTIONS, maxSessions: 1 })
    const [[pid] = []] = await rowsOf('SELECT pg_backend_pid()', {}, own)
    await database.query(`SELECT pg_terminate_backend(${Number(pid)})`)
    await until('the notice of the end', PATIENCE_MS, () => own.poolStatus().open === 0)
    assert.deepEqual(await rowsOf('SELECT 1', {}, own), [[1]])
    const killed = rowsOf('SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(5)', UNREAD, own)
    await assert.rejects(killed, QueryError)
    assert.deepEqual(await rowsOf('SELECT 1', {}, own), [[1]])
    await own.close()
  })

  test('tells version and time zone', async () => {
    const version = await source.version()
    assert.equal(version.flavor, 'PostgreSQL')
    assert.ok((version['semantic-version'][0] ?? 0) >= 12)
    assert.ok(Intl.supportedValuesOf('timeZone').length > 0 && typeof (await source.timeZone()) === 'string')
  })
})
