/** Encrypted connections: a PostgreSQL of our own, and the MySQL or MariaDB of this run where it offers TLS. */
import assert from 'node:assert/strict'
import { createHash, type X509Certificate } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { rootCertificates, TLSSocket } from 'node:tls'
import { type ConnectionDetails, QueryCancelled } from '@querent/query'
import { createConnection } from 'mysql2'
import { MysqlDataSource } from '../../packages/drivers/src/mysql/data-source.ts'
import { PostgresDataSource } from '../../packages/drivers/src/postgres/data-source.ts'
import { failureOf } from '../../packages/drivers/src/shared/test-support.ts'
import { mysqlServer, type ServerDetails, type TestDatabase } from '../support/servers.ts'
import { sshServer } from '../support/ssh-server.ts'
import { delay, rowsFrom, statement, textsFrom } from '../support/statements.ts'
import { testServer } from '../support/test-server.ts'
import { tlsFile, type TlsPostgres, tlsPostgresServer } from '../support/tls-postgres.ts'
import { until } from '../support/until.ts'

/** One session, so that a statement shows whether the one before left it usable. */
const OPTIONS = { maxSessions: 1, connectTimeoutMs: 10_000, idleTimeoutMs: 30_000 }
const PATIENCE_MS = 20_000

const digest = (rows: unknown): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex')

describe('PostgreSQL', () => {
  const ENDLESS = "SELECT generate_series(1, 100000000) AS n, repeat('x', 50)"
  /** Cells of no bytes to some that fill many TLS records. */
  const MANY = `SELECT n, repeat('é', n % 300) AS text, CASE WHEN n % 5000 = 0 THEN repeat('long ', 200000) END AS long,
    n / 8.0 AS number, timestamptz '2024-03-05Z' + n * interval '1 hour' AS moment FROM generate_series(1, 20000) AS n`

  let server: TlsPostgres
  let database: TestDatabase
  let authority: string
  let plain: PostgresDataSource
  let secure: PostgresDataSource
  let verified: ConnectionDetails

  const connect = (change: ConnectionDetails) =>
    new PostgresDataSource({ ...database.details, host: 'localhost', ...change }, OPTIONS)

  before(async () => {
    server = await tlsPostgresServer()
    database = await server.createDatabase('tls')
    authority = await tlsFile('authority.crt')
    verified = { ssl: true, 'ssl-mode': 'verify-full', 'ssl-root-cert-value': authority }
    plain = connect({})
    secure = connect(verified)
  })

  after(async () => {
    await plain.close()
    await secure.close()
    await server.stop()
  })

  const isEncrypted = async (change: ConnectionDetails): Promise<unknown> => {
    const source = connect(change)
    const [[session] = []] = await rowsFrom(source, 'SELECT pg_backend_pid()')
    // Questions may not look at sessions.
    const [found] = await database.query(`SELECT ssl FROM pg_stat_ssl WHERE pid = ${Number(session)}`)
    await source.close()
    return found?.['ssl']
  }

  const active = () =>
    database.query(`SELECT wait_event FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
      AND pid <> pg_backend_pid()`)

  const untilIdle = () => until('the server to be idle', PATIENCE_MS, async () => (await active()).length === 0)

  test('is used as far as the details ask for it', async () => {
    const mode = (name: string) => ({ 'additional-options': `sslmode=${name}` })
    const cases: [ConnectionDetails, boolean][] = [
      [{}, false],
      [mode('disable'), false],
      [mode('allow'), false],
      [mode('prefer'), true],
      [mode('require'), true],
      [{ ...mode('verify-full'), 'ssl-root-cert': authority }, true],
      [{ ssl: true }, true],
      [verified, true],
      [{ ...verified, 'ssl-mode': 'verify-ca', host: '127.0.0.1' }, true],
      [{ ...mode('allow'), user: 'encrypted' }, true],
    ]
    for (const [change, expected] of cases) {
      assert.equal(await isEncrypted(change), expected, JSON.stringify(change).slice(0, 80))
    }
  })

  test('what cannot be verified is refused by its name', async () => {
    const untrusted = [/signed by nobody who is trusted/, ['ssl']] as const
    const cases: [ConnectionDetails, RegExp, readonly string[]][] = [
      [{ ...verified, host: '127.0.0.1' }, /is for another host/, ['host', 'ssl']],
      [{ ssl: true, 'ssl-mode': 'verify-ca' }, ...untrusted],
      [{ ...verified, 'ssl-root-cert-value': rootCertificates[0] }, ...untrusted],
      [{ ...verified, 'ssl-root-cert-value': 'garbage' }, /cannot be read/, ['ssl-root-cert-value']],
      [{ user: 'encrypted' }, /only accepts encrypted connections/, ['ssl']],
    ]
    for (const [change, message, fields] of cases) {
      const error = await failureOf(connect(change))
      assert.match(error.message, message)
      assert.deepEqual(Object.keys(error.fields), fields, error.message)
    }
  })

  test('through an SSH tunnel the certificate is that of the database, and a lost tunnel is told', async (t) => {
    const ssh = await sshServer({ hosts: { localhost: '127.0.0.1', 'database.inner': '127.0.0.1' } })
    t.after(() => ssh.stop())
    const tunnelled = { ...verified, ...ssh.details }
    assert.equal(await isEncrypted(tunnelled), true)
    for (const host of ['database.inner', '127.0.0.1']) {
      assert.match((await failureOf(connect({ ...tunnelled, host }))).message, /is for another host/)
    }
    const source = connect(tunnelled)
    const abort = new AbortController()
    const stopped = assert.rejects(rowsFrom(source, 'SELECT pg_sleep(30)', { signal: abort.signal }), QueryCancelled)
    await until('the statement to run', PATIENCE_MS, async () => (await active()).length > 0)
    abort.abort()
    await stopped
    await untilIdle()
    const lost = assert.rejects(rowsFrom(source, 'SELECT pg_sleep(30)'), { message: /The SSH connection .* was lost/ })
    await until('the statement to run', PATIENCE_MS, async () => (await active()).length > 0)
    ssh.cut()
    await lost
    await database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(30)'")
    assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
    await source.close()
  })

  test('a certificate that has expired is refused, and taken where nothing is verified', async () => {
    await server.show('server-expired.crt')
    try {
      const error = await failureOf(connect(verified))
      assert.match(error.message, /has expired/)
      assert.equal(await isEncrypted({ ssl: true }), true)
    } finally {
      await server.show('server.crt')
    }
  })

  test('a client certificate lets its user in', async () => {
    const client = { ...verified, user: 'certified', 'ssl-use-client-auth': true }
    const pair = { 'ssl-client-cert-value': await tlsFile('client.crt'), 'ssl-key-value': await tlsFile('client.key') }
    assert.equal(await isEncrypted({ ...client, ...pair }), true)
    const fields = async (change: ConnectionDetails) => Object.keys((await failureOf(connect(change))).fields)
    assert.deepEqual(await fields({ ...verified, user: 'certified' }), ['ssl'])
    assert.deepEqual(await fields(client), ['ssl-client-cert-value', 'ssl-key-value'])
    assert.deepEqual(await fields({ ...client, ...pair, 'ssl-client-cert-value': authority }), [
      'ssl-client-cert-value',
      'ssl-key-value',
    ])
  })

  test('a server without TLS is told', async () => {
    await database.query('ALTER SYSTEM SET ssl TO off')
    await database.query('SELECT pg_reload_conf()')
    try {
      await until('TLS to be off', PATIENCE_MS, async () => (await database.query('SHOW ssl'))[0]?.['ssl'] === 'off')
      assert.match((await failureOf(connect({ ssl: true }))).message, /does not offer SSL/)
      assert.equal(await isEncrypted({ 'additional-options': 'sslmode=prefer' }), false)
    } finally {
      await database.query('ALTER SYSTEM RESET ssl')
      await database.query('SELECT pg_reload_conf()')
      await until('TLS to be on', PATIENCE_MS, async () => (await database.query('SHOW ssl'))[0]?.['ssl'] === 'on')
    }
  })

  test('rows and texts are those of a plain connection', async () => {
    assert.equal(digest(await rowsFrom(secure, MANY)), digest(await rowsFrom(plain, MANY)))
    const texts = await textsFrom(secure, MANY)
    assert.equal(texts.length, 20_000)
    assert.equal(digest(texts), digest(await textsFrom(plain, MANY)))
    await assert.rejects(rowsFrom(secure, 'SELECT 1 / (3000 - n) FROM generate_series(1, 5000) AS n'), {
      message: 'division by zero',
    })
    assert.equal(secure.poolStatus().open, 1)
  })

  test('a reader that stands still holds the server back', async () => {
    const reader = (await secure.run(statement(ENDLESS)))[Symbol.asyncIterator]()
    await reader.next()
    await until('the server to wait', PATIENCE_MS, async () => (await active())[0]?.['wait_event'] === 'ClientWrite')
    const next = await reader.next()
    assert.deepEqual([next.value?.length, next.value?.[0]?.[0]], [1000, 1001])
    await reader.return?.()
    await untilIdle()
  })

  test('leaving early and aborting stop the server, and the session is used again', async () => {
    const [session] = await rowsFrom(secure, 'SELECT pg_backend_pid()')
    for (let round = 0; round < 3; round += 1) {
      for await (const batch of await secure.run(statement(ENDLESS))) {
        assert.equal(batch.length, 1000)
        break
      }
      for await (const batch of (await secure.run(statement(ENDLESS))).texts?.() ?? []) {
        assert.equal(batch.rowCount, 1000)
        break
      }
      await untilIdle()
      const abort = new AbortController()
      const running = rowsFrom(secure, ENDLESS, { signal: abort.signal })
      const failed = assert.rejects(running, QueryCancelled)
      await delay(round * 10)
      abort.abort()
      await failed
      await untilIdle()
    }
    assert.deepEqual(await rowsFrom(secure, 'SELECT pg_backend_pid()'), [session])
  })

  test('exports are those of a plain connection; encryption is chosen when nobody chose', async (t) => {
    const { as, server: app } = await testServer(t)
    const add = async (change: ConnectionDetails) => {
      const details = { ...database.details, host: 'localhost', ...change }
      const { body } = await as.admin.post('/api/database', { name: 'Tls', engine: 'postgres', details })
      await app.jobs.drain()
      return body
    }
    const open = await add({ 'additional-options': 'sslmode=disable', user: 'postgres' })
    const encrypted = await add({ user: 'encrypted' })
    assert.equal(encrypted.details.ssl, true)
    for (const format of ['csv', 'json']) {
      const text = async (id: number) => {
        const query = { database: id, type: 'native', native: { query: MANY } }
        const answer = await as.admin.post(`/api/dataset/${format}`, { query })
        assert.equal(answer.status, 200)
        return answer.text
      }
      const expected = await text(open.id)
      assert.ok(expected.length > 5_000_000)
      assert.equal(digest(await text(encrypted.id)), digest(expected))
    }
  })
})

describe('MySQL and MariaDB', async () => {
  const server = await mysqlServer()
  const certificate = server && (await mysqlCertificate(server.details))
  const authority = certificate?.issuerCertificate?.toString()
  if (server === undefined || authority === undefined) {
    test('encrypted connections', { skip: 'no server was found that offers TLS' })
    return
  }
  const ENDLESS = 'SELECT a.n, REPEAT("x", b.n) FROM numbers a, numbers b, numbers c, numbers d'
  const MANY = `SELECT a.n, REPEAT('é', b.n), CASE WHEN a.n = 70 AND b.n = 70 THEN REPEAT('long ', 200000) END, c.n / 8
    FROM numbers a, numbers b, numbers c WHERE c.n <= 9 ORDER BY a.n, b.n, c.n`

  let database: TestDatabase
  let plain: MysqlDataSource
  let secure: MysqlDataSource

  const connect = (change: ConnectionDetails) => new MysqlDataSource({ ...database.details, ...change }, OPTIONS)

  before(async () => {
    database = await server.createDatabase('tls')
    const values = Array.from({ length: 80 }, (_, index) => `(${index + 1})`).join(',')
    await database.exec(`CREATE TABLE numbers (n INT PRIMARY KEY); INSERT INTO numbers VALUES ${values}`)
    plain = connect({ 'additional-options': 'sslMode=disable' })
    secure = connect({ ssl: true, 'ssl-cert': authority })
  })

  after(async () => {
    await plain.close()
    await secure.close()
    await database.drop()
  })

  const isEncrypted = async (source: MysqlDataSource): Promise<boolean> => {
    const [[, version] = []] = await rowsFrom(source, "SHOW SESSION STATUS LIKE 'Ssl_version'")
    return version !== ''
  }

  const untilIdle = () =>
    until('the server to be idle', PATIENCE_MS, async () => {
      const active = await database.query(`SELECT info FROM information_schema.processlist
        WHERE db = DATABASE() AND id <> CONNECTION_ID() AND command = 'Query' AND info NOT LIKE 'KILL %'`)
      return active.length === 0
    })

  test('are used as far as the details ask for it', async () => {
    for (const [mode, expected] of [
      ['disable', false],
      ['trust', true],
      ['verify-ca', true],
    ] as const) {
      const source = connect({ 'additional-options': `sslMode=${mode}`, 'ssl-cert': authority })
      assert.equal(await isEncrypted(source), expected, mode)
      await source.close()
    }
    assert.equal(await isEncrypted(secure), true)
  })

  test('what cannot be verified is refused by its name', async () => {
    const full = { 'additional-options': 'sslMode=verify-full', 'ssl-cert': authority }
    const cases: [ConnectionDetails, RegExp, readonly string[]][] = [
      [{ ...full, host: 'localhost' }, /is for another host/, ['host', 'ssl']],
      [{ 'additional-options': 'sslMode=verify-ca' }, /signed by nobody who is trusted/, ['ssl']],
      [{ ssl: true, 'ssl-cert': rootCertificates[0] }, /signed by nobody who is trusted/, ['ssl']],
      [{ ssl: true, 'ssl-cert': 'garbage' }, /cannot be read/, ['ssl-cert']],
    ]
    for (const [change, message, fields] of cases) {
      const error = await failureOf(connect(change))
      assert.match(error.message, message)
      assert.deepEqual(Object.keys(error.fields), fields, error.message)
    }
  })

  test('through an SSH tunnel the certificate is that of the database', async (t) => {
    const [, host = ''] = /^CN=(.*)$/m.exec(certificate?.subject ?? '') ?? []
    const ssh = await sshServer({ hosts: { [host]: '127.0.0.1', localhost: '127.0.0.1' } })
    t.after(() => ssh.stop())
    const full = { 'additional-options': 'sslMode=verify-full', 'ssl-cert': authority, ...ssh.details }
    const source = connect({ ...full, host })
    assert.equal(await isEncrypted(source), true)
    await source.close()
    assert.match((await failureOf(connect({ ...full, host: 'localhost' }))).message, /is for another host/)
  })

  test('rows are those of a plain connection', async () => {
    const rows = await rowsFrom(secure, MANY)
    assert.equal(rows.length, 80 * 80 * 9)
    assert.equal(digest(rows), digest(await rowsFrom(plain, MANY)))
  })

  test('leaving early and aborting stop the server, and the session is used again', async () => {
    const [session] = await rowsFrom(secure, 'SELECT CONNECTION_ID()')
    for (let round = 0; round < 3; round += 1) {
      for await (const batch of await secure.run(statement(ENDLESS))) {
        assert.equal(batch.length, 1000)
        break
      }
      await untilIdle()
      const abort = new AbortController()
      const failed = assert.rejects(rowsFrom(secure, ENDLESS, { signal: abort.signal }), QueryCancelled)
      await delay(round * 10)
      abort.abort()
      await failed
      await untilIdle()
    }
    assert.deepEqual(await rowsFrom(secure, 'SELECT CONNECTION_ID()'), [session])
  })
})

/** The certificate of the server, with that of its authority; undefined when it offers no TLS. */
function mysqlCertificate({ host, port, user, password }: ServerDetails): Promise<X509Certificate | undefined> {
  const connection = createConnection({ host, port, user, password, ssl: { rejectUnauthorized: false } })
  return new Promise((resolve) => {
    connection.once('error', () => resolve(undefined))
    connection.once('connect', () => {
      const stream: unknown = Reflect.get(connection, 'stream')
      resolve(stream instanceof TLSSocket ? stream.getPeerX509Certificate() : undefined)
      connection.end()
    })
  })
}
