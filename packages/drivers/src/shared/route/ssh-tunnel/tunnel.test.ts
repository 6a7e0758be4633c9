import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { ConnectionError, type DataSource, QueryCancelled, QueryError } from '@querent/query'
import {
  mysqlServer,
  postgresServer,
  type ServerDetails,
  type TestDatabase,
  type DatabaseServer,
} from '../../../../../../test/support/servers.ts'
import { SSH_PASSPHRASE, sshServer, type SshTestServer } from '../../../../../../test/support/ssh-server.ts'
import { delay, rowsFrom, statement } from '../../../../../../test/support/statements.ts'
import { until } from '../../../../../../test/support/until.ts'
import { MysqlDataSource } from '../../../mysql/data-source.ts'
import { PostgresDataSource } from '../../../postgres/data-source.ts'
import { failureOf } from '../../test-support.ts'

const OPTIONS = { maxSessions: 3, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
/** Long enough for a machine that is busy with other things; the statements of these tests run for longer. */
const PATIENCE_MS = 20_000
/** A name that the SSH server knows, and nobody else. */
const INNER_HOST = 'database.inner'

const ENGINES = [
  {
    name: 'postgres',
    server: await postgresServer(),
    open: (details: Record<string, unknown>): DataSource => new PostgresDataSource(details, OPTIONS),
    sleep: 'SELECT pg_sleep(30)',
    rows: (count: number) => `SELECT n, repeat('x', 2500) FROM generate_series(1, ${count}) AS n`,
    running: `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%sleep(30)'
      AND state = 'active'`,
  },
  {
    name: 'mysql',
    server: await mysqlServer(),
    open: (details: Record<string, unknown>): DataSource => new MysqlDataSource(details, OPTIONS),
    sleep: 'SELECT SLEEP(30)',
    rows: (count: number) =>
      `SELECT a.n * 1000 + b.n, repeat('x', 2500) FROM numbers AS a, numbers AS b WHERE a.n < ${count / 1000}`,
    running: `SELECT info FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE '%SLEEP(30)'`,
  },
]

for (const engine of ENGINES) {
  if (engine.server !== undefined) testEngine(engine, engine.server)
}

function testEngine({ name, open, sleep, rows, running }: (typeof ENGINES)[number], server: DatabaseServer): void {
  describe(`an SSH tunnel to ${name}`, () => {
    let ssh: SshTestServer
    let database: TestDatabase
    let tunnelled: ServerDetails
    const closers: (() => Promise<void>)[] = []

    before(async () => {
      database = await server.createDatabase('tunnel')
      ssh = await sshServer({ hosts: { [INNER_HOST]: '127.0.0.1' } })
      const values = Array.from({ length: 1000 }, (_, index) => `(${index})`).join(',')
      await database.exec(`CREATE TABLE numbers (n INT PRIMARY KEY); INSERT INTO numbers VALUES ${values}`)
      tunnelled = { ...database.details, host: INNER_HOST, ...ssh.details }
    })

    after(async () => {
      for (const close of closers) await close()
      await ssh.stop()
      await database.drop()
    })

    const sourceFor = (change: Record<string, unknown> = {}): DataSource => {
      const source = open({ ...tunnelled, ...change })
      closers.push(() => source.close())
      return source
    }

    const failure = (change: Record<string, unknown>) => failureOf(sourceFor(change))

    const assertFailure = async (change: Record<string, unknown>, fields: string[], message: RegExp) => {
      const error = await failure(change)
      assert.match(error.message, message)
      assert.deepEqual(Object.keys(error.fields), fields)
    }

    const isRunning = async () => (await database.query(running)).length > 0

    const started = () => until('the statement to run', PATIENCE_MS, isRunning)

    test('leads to the database as the SSH server sees it, over one connection for all sessions', async () => {
      const before = { logins: ssh.logins, forwarded: ssh.forwarded }
      const source = sourceFor()
      const sessions = await Promise.all([1, 2, 3].map((n) => rowsFrom(source, `SELECT ${n}`)))
      assert.deepEqual(sessions, [[[1]], [[2]], [[3]]])
      assert.deepEqual([ssh.logins - before.logins, ssh.forwarded - before.forwarded], [1, 3])
      await source.close()
      await until('the closing', PATIENCE_MS, () => ssh.forwarding === 0 && ssh.connected === 0)
      await assert.rejects(rowsFrom(source, 'SELECT 1'), ConnectionError)
      assert.equal(ssh.logins - before.logins, 1)
    })

    test('carries 50 MB, as slowly as they are read', async () => {
      const source = sourceFor()
      let count = 0
      for await (const batch of await source.run(statement(rows(20_000)))) {
        count += batch.length
        if (count === 2000) await delay(300)
      }
      assert.equal(count, 20_000)
      assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
    })

    test('cancelling reaches the database', async () => {
      const source = sourceFor()
      for (let round = 0; round < 3; round += 1) {
        const abort = new AbortController()
        const asleep = rowsFrom(source, sleep, { signal: abort.signal })
        await started()
        abort.abort()
        await assert.rejects(asleep, QueryCancelled)
        await until('the database to be free', PATIENCE_MS, async () => !(await isRunning()))
        assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
      }
      for await (const batch of await source.run(statement(rows(1_000_000)))) {
        assert.equal(batch.length, 1000)
        break
      }
      assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
      assert.ok(source.poolStatus().open <= 2)
    })

    test('when it is lost, statements tell so, and the next one opens another', async () => {
      const source = sourceFor()
      await rowsFrom(source, 'SELECT 1')
      const logins = ssh.logins
      const asleep = assert.rejects(rowsFrom(source, sleep), (error) => {
        assert.ok(error instanceof QueryError)
        assert.match(error.message, /The SSH connection to 127\.0\.0\.1 was lost/)
        return true
      })
      await started()
      ssh.cut()
      await asleep
      assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
      assert.equal(ssh.logins, logins + 1)
    })

    test('closing stops what runs and ends the SSH connection', async () => {
      const source = sourceFor()
      const connected = ssh.connected
      const asleep = rowsFrom(source, sleep).catch(() => undefined)
      await started()
      await source.close()
      await asleep
      await until('the closing of the SSH connection', PATIENCE_MS, () => ssh.connected === connected)
    })

    describe('logs in', () => {
      const keyLogin = { 'tunnel-auth-option': 'ssh-key', 'tunnel-pass': null }

      test('with a key, plain or encrypted, and without being told which way', async () => {
        const key = { ...keyLogin, 'tunnel-private-key': ssh.privateKey }
        assert.deepEqual(await rowsFrom(sourceFor(key), 'SELECT 1'), [[1]])
        const windows = { ...key, 'tunnel-private-key': `\r\n${ssh.privateKey.trim().replaceAll('\n', '\r\n')}` }
        assert.deepEqual(await rowsFrom(sourceFor(windows), 'SELECT 1'), [[1]])
        const encrypted = {
          'tunnel-auth-option': undefined,
          'tunnel-pass': null,
          'tunnel-private-key': ssh.encryptedKey,
          'tunnel-private-key-passphrase': SSH_PASSPHRASE,
        }
        assert.deepEqual(await rowsFrom(sourceFor(encrypted), 'SELECT 1'), [[1]])
        assert.deepEqual(await rowsFrom(sourceFor({ 'tunnel-auth-option': undefined }), 'SELECT 1'), [[1]])
      })

      test('with a password that the server asks for in a dialogue', async (t) => {
        const asking = await sshServer({ hosts: { [INNER_HOST]: '127.0.0.1' }, asksForPassword: true })
        t.after(() => asking.stop())
        const source = sourceFor(asking.details)
        assert.deepEqual(await rowsFrom(source, 'SELECT 1'), [[1]])
        await source.close()
        await assertFailure({ ...asking.details, 'tunnel-pass': 'no' }, ['tunnel-user', 'tunnel-pass'], /refused/)
      })

      test('only to a server with the key that is expected', async () => {
        assert.deepEqual(await rowsFrom(sourceFor({ 'tunnel-host-key': ssh.fingerprint }), 'SELECT 1'), [[1]])
        const other = `SHA256:${'A'.repeat(43)}`
        const logins = ssh.logins
        const { message, fields } = await failure({ 'tunnel-host-key': other })
        assert.ok(message.includes(ssh.fingerprint))
        assert.deepEqual(Object.keys(fields), ['tunnel-host-key'])
        assert.equal(ssh.logins, logins)
        assert.throws(() => sourceFor({ 'tunnel-host-key': '12:34' }), { message: /SHA256:/ })
      })

      test('or names the detail at fault', async () => {
        const encrypted = { ...keyLogin, 'tunnel-private-key': ssh.encryptedKey }
        const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
        const foreignKey = foreign.export({ format: 'pem', type: 'pkcs8' })
        const lockedKey = foreign.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'x' })
        const passphrase = ['tunnel-private-key-passphrase']
        await assertFailure(
          { 'tunnel-pass': 'wrong' },
          ['tunnel-user', 'tunnel-pass'],
          /refused the user name or the pa/,
        )
        await assertFailure({ 'tunnel-user': 'nobody' }, ['tunnel-user', 'tunnel-pass'], /refused the user name/)
        await assertFailure(encrypted, passphrase, /needs its passphrase/)
        await assertFailure({ ...encrypted, 'tunnel-private-key-passphrase': 'x' }, passphrase, /is wrong/)
        for (const key of ['no key', ssh.privateKey.slice(0, 200)]) {
          await assertFailure({ ...keyLogin, 'tunnel-private-key': key }, ['tunnel-private-key'], /cannot be read/)
        }
        const stranger = { ...keyLogin, 'tunnel-private-key': foreignKey }
        await assertFailure(stranger, ['tunnel-user', 'tunnel-private-key'], /refused the user name or the key/)
        await assertFailure({ ...keyLogin, 'tunnel-private-key': lockedKey }, passphrase, /needs its passphrase/)
      })
    })

    describe('names the detail at fault', () => {
      test('when details are missing or malformed', () => {
        const fieldsOf = (change: Record<string, unknown>) => {
          try {
            sourceFor(change)
          } catch (error) {
            if (error instanceof ConnectionError) return Object.keys(error.fields)
          }
          return []
        }
        assert.deepEqual(fieldsOf({ 'tunnel-host': ' ', 'tunnel-user': null }), ['tunnel-host', 'tunnel-user'])
        assert.deepEqual(fieldsOf({ 'tunnel-auth-option': 'ssh-key' }), ['tunnel-private-key'])
        assert.deepEqual(fieldsOf({ 'tunnel-pass': '' }), ['tunnel-pass'])
        assert.deepEqual(fieldsOf({ 'tunnel-port': 0 }), ['tunnel-port'])
        assert.deepEqual(fieldsOf({ 'tunnel-auth-option': 'agent' }), ['tunnel-auth-option'])
        assert.deepEqual(fieldsOf({ host: '/run/database' }), ['host'])
      })

      test('when the SSH server is not there, or is none', async (t) => {
        await assertFailure({ 'tunnel-host': 'no-such-host.invalid' }, ['tunnel-host'], /SSH server: The host name/)
        await assertFailure({ 'tunnel-port': 1 }, ['tunnel-host', 'tunnel-port'], /No SSH server accepts/)
        const silent = createServer(() => undefined).listen(0, '127.0.0.1')
        const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
        t.after(() => [silent, web].map((listener) => listener.close()))
        await Promise.all([once(silent, 'listening'), once(web, 'listening')])
        const portOf = (listener: typeof web) => Reflect.get(Object(listener.address()), 'port')
        const place = ['tunnel-host', 'tunnel-port']
        const quick = { 'additional-options': name === 'postgres' ? 'connectTimeout=1' : 'connectTimeout=500' }
        await assertFailure({ ...quick, 'tunnel-port': portOf(silent) }, place, /SSH server did not answer in time/)
        await assertFailure({ 'tunnel-port': portOf(web) }, place, /does not behave like an SSH server/)
      })

      test('when the SSH server does not forward, or cannot reach the database', async (t) => {
        const closed = await sshServer({ forwards: false })
        t.after(() => closed.stop())
        await assertFailure(closed.details, ['tunnel-host', 'tunnel-user'], /does not allow this user to forward/)
        await assertFailure({ port: 1 }, ['host', 'port'], /SSH server cannot reach the database at database\.inner:1/)
        await assertFailure({ host: 'no-such-host.invalid' }, ['host', 'port'], /SSH server cannot reach/)
      })

      test('of the database itself', async () => {
        await assertFailure({ dbname: 'no_such_database' }, ['dbname'], /no database of this name/)
      })
    })
  })
}
