import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { QueryError, type Statement } from '@querent/query'
import { array, assert as assertProperty, asyncProperty, constantFrom, string } from 'fast-check'
import { mysqlServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { delay, rowsFrom, statement, written } from '../../../../test/support/statements.ts'
import {
  assertIdle,
  type NetworkEngine,
  PATIENCE_MS,
  testNetworkEngine,
} from '../../../../test/support/network-cases.ts'
import { until } from '../../../../test/support/until.ts'
import { failureOf } from '../shared/test-support.ts'
import { MYSQL, MysqlDataSource } from './data-source.ts'

const OPTIONS = { maxSessions: 4, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
const server = await mysqlServer()

/** Passed to the engine unread: what it refuses by itself. */
const UNREAD = { holdsSql: false } as const

if (server !== undefined) {
  let database: TestDatabase
  let source: MysqlDataSource

  before(async () => {
    database = await server.createDatabase('connection')
    const values = Array.from({ length: 5000 }, (_, index) => `(${index + 1})`).join(',')
    await database.exec(`CREATE TABLE numbers (n INT PRIMARY KEY); INSERT INTO numbers VALUES ${values}`)
    source = new MysqlDataSource(database.details, OPTIONS)
  })

  after(async () => {
    await source.close()
    await database.drop()
  })

  const rowsOf = (sql: string, more: Partial<Statement> = {}, from = source) => rowsFrom(from, sql, more)

  /** Gives 25 billion rows, slowly enough to be stopped; long ones, since what was sent before has to be read. */
  const ENDLESS = "SELECT a.n, REPEAT('x', 1000) FROM numbers a, numbers b, numbers c"

  const engine: NetworkEngine = {
    connect: (details, options) => new MysqlDataSource(details, options),
    database: () => database,
    slow: 'SELECT SLEEP(30)',
    endless: ENDLESS,
    // Without the KILL statements themselves: the server may list one for a while after its work is done.
    active: `SELECT info FROM information_schema.processlist
      WHERE db = DATABASE() AND id <> CONNECTION_ID() AND command = 'Query' AND info NOT LIKE 'KILL %'`,
  }

  testNetworkEngine(engine)

  describe('running statements', () => {
    test('hands out batches of at most 1,000 rows, all of them', async () => {
      const stream = await source.run(statement('SELECT n FROM numbers ORDER BY n'))
      const sizes: number[] = []
      let sum = 0
      for await (const batch of stream) {
        sizes.push(batch.length)
        for (const [n] of batch) sum += Number(n)
      }
      assert.deepEqual(stream.columns, [{ name: 'n', databaseType: 'int', baseType: 'type/Integer' }])
      assert.deepEqual(sizes, [1000, 1000, 1000, 1000, 1000])
      assert.equal(sum, (5000 * 5001) / 2)
    })

    test('a compressed connection gives the same, and can be left early', async () => {
      const details = { ...database.details, 'additional-options': 'useCompression=true' }
      const compressed = new MysqlDataSource(details, OPTIONS)
      assert.deepEqual(await rowsOf("SHOW SESSION STATUS LIKE 'Compression'", {}, compressed), [['Compression', 'ON']])
      const rows = await rowsOf('SELECT n FROM numbers ORDER BY n', {}, compressed)
      assert.deepEqual([rows.length, rows.at(-1)], [5000, [5000]])
      const reader = (await compressed.run(statement(ENDLESS)))[Symbol.asyncIterator]()
      await reader.next()
      await reader.return?.()
      await assertIdle(engine)
      await compressed.close()
    })

    test('a reader that stands still stops the server', async () => {
      const stream = await source.run(statement(ENDLESS))
      const reader = stream[Symbol.asyncIterator]()
      await reader.next()
      await delay(300)
      const before = process.memoryUsage().rss
      await delay(700)
      assert.ok(process.memoryUsage().rss - before < 20_000_000)
      assert.equal((await reader.next()).value.length, 1000)
      await reader.return?.()
      await assertIdle(engine)
    })

    test('a failing statement gives the server message and SQLSTATE, and the session goes on', async () => {
      await assert.rejects(rowsOf('SELECT * FROM nowhere'), (error) => {
        assert.ok(error instanceof QueryError)
        assert.equal(error.type, 'db')
        assert.equal(error.state, '42S02')
        assert.match(error.message, /nowhere' doesn't exist$/)
        return true
      })
      assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
      assert.equal(source.poolStatus().open, 1)
    })

    test('several statements in one text are refused', async () => {
      await assert.rejects(rowsOf('SELECT 1; SELECT 2', UNREAD), { state: '42000' })
    })
  })

  describe('parameters', () => {
    test('have the type of a literal', async () => {
      const params = [1, 2.5, 'a', null, true, 9007199254740993n, -3, "O'Neil \\ 100%"]
      const [row] = await rowsOf('SELECT ?, ?, ?, ?, ?, ?, 1-?, ?', { params })
      assert.deepEqual(row, [1, '2.5', 'a', null, 1, 9007199254740993n, 4, "O'Neil \\ 100%"])
    })

    test('are not looked for in quoted text and comments', async () => {
      const sql = `SELECT '?', "?'", /* ? */ ?, '\\'?' -- ?
        , 2 --? # ?
        --\u007f ?
        , \`?\`.n AS \`?\` FROM numbers \`?\` WHERE n = ?`
      assert.deepEqual(await rowsOf(sql, { params: [1, 1, 7] }), [['?', "?'", 1, "'?", 3, 7]])
    })

    test('any text comes back as it was, whatever the SQL mode', async () => {
      for (const mode of ['', 'NO_BACKSLASH_ESCAPES', 'ANSI', 'ANSI,NO_BACKSLASH_ESCAPES']) {
        const setUp = [...MYSQL.setUp, `SET SESSION sql_mode = '${mode}'`]
        const own = new MysqlDataSource(database.details, OPTIONS, { ...MYSQL, setUp })
        try {
          await assertProperty(
            asyncProperty(
              array(string({ unit: constantFrom("'", '"', '\\', '?', '`', '\0', '\n', 'é', '😀', 'a') })),
              async (texts) => {
                if (texts.length === 0) return
                const sql = `SELECT ${texts.map(() => '?').join(', ')}`
                assert.deepEqual(await rowsOf(sql, { params: texts }, own), [texts])
              },
            ),
            { numRuns: 50 },
          )
        } finally {
          await own.close()
        }
      }
    })

    test('must be as many as there are placeholders', async () => {
      await assert.rejects(rowsOf('SELECT ?', { params: [1, 2] }), QueryError)
    })
  })

  describe('access', () => {
    test('reading statements cannot change anything', async () => {
      await assert.rejects(rowsOf('CREATE TABLE x (a int)', UNREAD), { state: '25006' })
      await assert.rejects(rowsOf('INSERT INTO numbers VALUES (0)', UNREAD), { state: '25006' })
    })

    test('writing statements are committed, failing ones leave nothing', async () => {
      assert.deepEqual(await written(source, 'INSERT INTO numbers VALUES (-1), (-2)'), [])
      await assert.rejects(written(source, 'INSERT INTO numbers VALUES (-3), (1)'), { state: '23000' })
      assert.deepEqual(await written(source, 'DELETE FROM numbers WHERE n < 0'), [])
      assert.deepEqual(await rowsOf('SELECT count(*) FROM numbers'), [[5000]])
    })

    test('variables and locks of a statement do not reach the next one', async () => {
      assert.deepEqual(await rowsOf("SELECT @n := 1, GET_LOCK('querent test', 0)", UNREAD), [[1, 1]])
      assert.deepEqual(await rowsOf('SELECT @n'), [[null]])
      assert.deepEqual(await database.query("SELECT GET_LOCK('querent test', 5) AS got"), [{ got: 1 }])
    })

    test('nothing of SQL of people reaches the next one, whatever functions it calls', async () => {
      await database.exec('CREATE FUNCTION marked(n INT) RETURNS INT DETERMINISTIC RETURN @marked := n')
      const one = new MysqlDataSource(database.details, { ...OPTIONS, maxSessions: 1 })
      const ask = (sql: string) => rowsOf(sql, {}, one)
      const state = "SELECT @n, @marked, last_insert_id(), @@time_zone, @@collation_connection, '\\\\', CONNECTION_ID()"
      const [before] = await ask(state)
      await ask("SELECT @n := 1, marked(2), last_insert_id(3), cast('secret' AS int)")
      await assert.rejects(ask('SELECT nothing FROM numbers'))
      assert.deepEqual((await ask(state))[0], before, 'in the same session')
      await assert.rejects(rowsOf('INSERT INTO numbers VALUES (0)', UNREAD, one), { state: '25006' })
      await rowsOf("SELECT cast('secret' AS int) FROM numbers", { holdsSql: false }, one)
      for (const sql of ['SHOW WARNINGS', 'show count(*) errors', 'SELECT found_rows()', 'SELECT `found_rows`()']) {
        await assert.rejects(ask(sql), { type: 'invalid-query' }, sql)
      }
      await one.close()
    })

    test('settings changed by a statement do not reach the next one', async () => {
      for (const sql of [
        'SET SESSION TRANSACTION READ WRITE',
        "SET sql_mode = 'NO_BACKSLASH_ESCAPES'",
        "SET time_zone = '+05:00'",
        'START TRANSACTION READ WRITE',
      ]) {
        await rowsOf(sql, UNREAD)
        await assert.rejects(rowsOf('INSERT INTO numbers VALUES (0)', UNREAD), { state: '25006' }, sql)
        assert.deepEqual(await rowsOf("SELECT @@time_zone, '\\\\'"), [['+00:00', '\\']], sql)
      }
    })
  })

  describe("settings of the server's owner", () => {
    const withSettings = (...settings: string[]) => {
      const setUp = [...settings.map((setting) => `SET ${setting}`), ...MYSQL.setUp]
      return new MysqlDataSource(database.details, { ...OPTIONS, maxSessions: 1 }, { ...MYSQL, setUp })
    }

    test('modes that change what SQL or a cell means are off, those of spelling stay', async () => {
      const modes =
        'PAD_CHAR_TO_FULL_LENGTH,HIGH_NOT_PRECEDENCE,NO_BACKSLASH_ESCAPES,ALLOW_INVALID_DATES,ANSI_QUOTES,PIPES_AS_CONCAT'
      const own = withSettings(`sql_mode = '${modes}'`)
      await database.exec("CREATE TABLE padded (c CHAR(5)); INSERT INTO padded VALUES ('a')")
      assert.deepEqual(await rowsOf('SELECT "c", NOT 1 BETWEEN -5 AND 5 FROM padded', {}, own), [['a', 0]])
      const sql = String.raw`SELECT '\\', ?, CAST('2024-02-31' AS DATE), 'a' || 'b'`
      assert.deepEqual(await rowsOf(sql, { params: ['\\'] }, own), [['\\', '\\', null, 'ab']])
      await own.close()
    })

    test('neither row limits nor the encoding reach a statement', async () => {
      const own = withSettings('sql_select_limit = 2', 'sql_auto_is_null = 1', 'NAMES latin1')
      assert.equal((await rowsOf('SELECT n FROM numbers', {}, own)).length, 5000)
      assert.deepEqual(await rowsOf("SELECT 'é😀', HEX('é')", {}, own), [['é😀', 'C3A9']])
      await own.close()
    })

    test('every statement sees what is there when it runs', async () => {
      const own = withSettings('autocommit = 0')
      await database.exec('CREATE TABLE growing (n INT)')
      assert.deepEqual(await rowsOf('SELECT COUNT(*) FROM growing', {}, own), [[0]])
      await database.exec('INSERT INTO growing VALUES (1)')
      assert.deepEqual(await rowsOf('SELECT COUNT(*) FROM growing', {}, own), [[1]])
      await own.close()
    })

    test('a commit ends neither the session nor begins another transaction', async () => {
      for (const completion of ['CHAIN', 'RELEASE']) {
        const own = withSettings(`completion_type = '${completion}'`)
        const [[id] = []] = await rowsOf('SELECT CONNECTION_ID()', {}, own)
        await written(own, 'DELETE FROM numbers WHERE n < 0')
        await assert.rejects(rowsOf('DELETE FROM numbers WHERE n < 0', UNREAD, own), { state: '25006' })
        assert.deepEqual(await rowsOf('SELECT CONNECTION_ID()', {}, own), [[id]])
        await own.close()
      }
    })
  })

  describe('texts that no collation of a column decides on', () => {
    const COLLATIONS = ['utf8mb4_general_ci', 'utf8mb4_unicode_520_ci', 'utf8mb4_bin']

    test('are compared by their characters, also with those of a view of whatever collation', async () => {
      for (const collation of COLLATIONS) {
        await database.exec(`SET NAMES utf8mb4 COLLATE ${collation};
          CREATE OR REPLACE VIEW labels AS SELECT n, CASE WHEN n = 1 THEN 'One' ELSE 'more' END AS label FROM numbers`)
        for (const [text, count] of [
          ['One', 1],
          ['one', 0],
        ]) {
          const sql = 'SELECT COUNT(*) FROM labels WHERE label = ?'
          assert.deepEqual(await rowsOf(sql, { params: [text ?? ''], holdsSql: false }), [[count]], collation)
        }
      }
    })

    test('are compared as other clients do in SQL that people wrote', async () => {
      await database.exec(`CREATE TABLE usual (c VARCHAR(10) CHARACTER SET utf8mb4); INSERT INTO usual VALUES ('A1')`)
      const sql = "SELECT 'a' = 'A', c = CONCAT('a', CAST(1 AS CHAR)), CAST(1 AS CHAR) = RIGHT(c, 1) FROM usual"
      assert.deepEqual(await rowsOf(sql, { holdsSql: true }), [[1, 1, 1]])
      assert.deepEqual(await rowsOf("SELECT 'a' = 'A'", { holdsSql: false }), [[0]])
      assert.deepEqual(await rowsOf("SELECT 'a' = 'A'", { holdsSql: true }), [[1]])
    })
  })

  describe('time zones', () => {
    test('instants have the offset of the statement zone, local times have none', async () => {
      await database.exec(`SET time_zone = '+00:00'; CREATE TABLE times (id INT, at TIMESTAMP(3) NULL, wall DATETIME(6));
        INSERT INTO times VALUES (1, '2024-07-01 12:00:00.500', '2024-07-01 12:00:00.25'), (2, '2024-01-01 12:00:00', NULL),
          (3, '2024-03-31 00:59:59.999', '2024-01-01')`)
      for (const [timeZone, expected] of [
        ['UTC', ['2024-07-01T12:00:00.5Z', '2024-01-01T12:00:00Z', '2024-03-31T00:59:59.999Z']],
        ['Europe/Paris', ['2024-07-01T14:00:00.5+02:00', '2024-01-01T13:00:00+01:00', '2024-03-31T01:59:59.999+01:00']],
        ['Asia/Kolkata', ['2024-07-01T17:30:00.5+05:30', '2024-01-01T17:30:00+05:30', '2024-03-31T06:29:59.999+05:30']],
      ] as const) {
        const rows = await rowsOf('SELECT at, wall FROM times ORDER BY id', { timeZone })
        assert.deepEqual(
          rows.map(([at]) => at),
          expected,
        )
        assert.deepEqual(
          rows.map(([, wall]) => wall),
          ['2024-07-01T12:00:00.25', null, '2024-01-01T00:00:00'],
        )
      }
    })

    test('an unknown zone is an error of the statement', async () => {
      await assert.rejects(rowsOf('SELECT 1', { timeZone: 'Mars/Olympus' }), QueryError)
    })
  })

  describe('connecting', () => {
    test('a wrong password is told', async () => {
      const wrong = new MysqlDataSource({ ...database.details, password: 'wrong' }, OPTIONS)
      assert.deepEqual(Object.keys((await failureOf(wrong)).fields), ['user', 'password'])
    })

    test('users with every kind of password, for the first time and again', async () => {
      const isMariaDb = (await source.version()).flavor === 'MariaDB'
      const plugins = isMariaDb
        ? []
        : await database.query(`SELECT plugin_name AS name FROM information_schema.plugins WHERE plugin_status = 'ACTIVE'
            AND plugin_name IN ('caching_sha2_password', 'sha256_password', 'mysql_native_password')`)
      const [[socket] = []] = await rowsOf('SELECT @@socket')
      const hosts = [database.details.host, String(socket)].filter((host) => !host.startsWith('/') || existsSync(host))
      const user = `querent_test_${process.pid}_login`
      const password = 'grüß "Gott" 😀'
      for (const plugin of isMariaDb ? [''] : plugins.map(({ name }) => `WITH ${String(name)}`)) {
        for (const host of hosts) {
          await database.exec(`DROP USER IF EXISTS ${user}; CREATE USER ${user} IDENTIFIED ${plugin} BY '${password}';
            GRANT SELECT ON \`${database.name}\`.* TO ${user}`)
          for (let attempt = 0; attempt < 2; attempt += 1) {
            const own = new MysqlDataSource({ ...database.details, host, user, password }, OPTIONS)
            assert.deepEqual(await rowsOf('SELECT COUNT(*) FROM numbers', {}, own), [[5000]], `${plugin} ${host}`)
            await own.close()
          }
        }
      }
      await database.exec(`DROP USER ${user}`)
    })

    test('says that a user may need SSL, and connects with it', async () => {
      const refusal = (details: object) => failureOf(new MysqlDataSource({ ...database.details, ...details }, OPTIONS))
      const user = `querent_test_${process.pid}_ssl`
      const password = 'secret'
      await database.exec(`DROP USER IF EXISTS ${user}; CREATE USER ${user} IDENTIFIED BY '${password}' REQUIRE SSL;
        GRANT SELECT ON \`${database.name}\`.* TO ${user}`)
      assert.match((await refusal({ user, password })).message, /may only connect with SSL/)
      const [offer] = await database.query("SHOW GLOBAL STATUS LIKE 'Ssl_server_not_after'")
      const encrypted = { ...database.details, user, password, ssl: true }
      if (offer?.['Value'] === '') {
        assert.deepEqual(Object.keys((await refusal(encrypted)).fields), ['ssl'])
      } else {
        const own = new MysqlDataSource(encrypted, OPTIONS)
        assert.deepEqual(await rowsOf('SELECT COUNT(*) FROM numbers', {}, own), [[5000]])
        await own.close()
        const verified = { ...encrypted, 'additional-options': 'sslMode=verify-ca' }
        assert.deepEqual(Object.keys((await refusal(verified)).fields), ['ssl'])
      }
      await database.exec(`DROP USER ${user}`)
    })

    test('malformed details are refused by name', () => {
      const refused = (change: Record<string, unknown>) => () =>
        new MysqlDataSource({ ...database.details, ...change }, OPTIONS)
      assert.throws(refused({ host: ' ' }), { fields: { host: 'is required.' } })
      assert.throws(refused({ port: 'x' }), { fields: { port: 'must be a number from 1 to 65535.' } })
    })

    test('a session killed by the server is replaced', async () => {
      const own = new MysqlDataSource(database.details, { ...OPTIONS, maxSessions: 1 })
      const [[id] = []] = await rowsOf('SELECT CONNECTION_ID()', {}, own)
      await database.query(`KILL ${Number(id)}`)
      await until('the notice of the end', PATIENCE_MS, () => own.poolStatus().open === 0)
      const [[second] = []] = await rowsOf('SELECT CONNECTION_ID()', {}, own)
      const refused = assert.rejects(rowsOf('SELECT SLEEP(30)', {}, own), QueryError)
      while ((await database.query(engine.active)).length === 0) await delay(20)
      await database.query(`KILL ${Number(second)}`)
      await refused
      assert.deepEqual(await rowsOf('SELECT 1', {}, own), [[1]])
      await own.close()
    })

    test('tells version and time zone', async () => {
      const version = await source.version()
      assert.ok(['MariaDB', 'MySQL'].includes(version.flavor))
      assert.ok((version['semantic-version'][0] ?? 0) >= 5)
      assert.ok(['string', 'object'].includes(typeof (await source.timeZone())))
    })
  })
}
