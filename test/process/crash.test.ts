/** What was acknowledged survives `kill -9` at any moment, and so does the ability to start. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { duckdbDriver } from '../../packages/drivers/src/duckdb/index.ts'
import { rowsFrom } from '../support/statements.ts'
import { until } from '../support/until.ts'
import { killsOf, seededNumbers } from './faulty-processes.ts'
import { startPrepared } from './prepared-server.ts'
import {
  clientOf,
  connect,
  logIn,
  setUp,
  start,
  startHealthy,
  stop,
  temporaryFolder,
  type Client,
  type Started,
} from './running-server.ts'
import { sizeOf } from './size-of.ts'

const WRITERS = 8
const CRASHES_AFTER_MS = [100, 300]
/** Of each round, also on a machine that is busy with other things. */
const LEAST_WRITES = 25
const PATIENCE_MS = 30_000

function assertIntact(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'querent.db'))
  assert.deepEqual({ ...file.prepare('pragma integrity_check').get() }, { integrity_check: 'ok' })
  assert.deepEqual(file.prepare('pragma foreign_key_check').all(), [])
  file.close()
}

/** Writes until the server is gone; adds to `acknowledged` what was answered with success. */
async function write(admin: Client, label: string, acknowledged: Map<number, string>): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${label} ${count}`
    const answer = await admin.call('POST', '/api/collection', { name }).catch(() => undefined)
    if (answer === undefined) return
    assert.equal(answer.status, 200, answer.text)
    acknowledged.set(answer.json().id, name)
  }
}

test('every acknowledged write is there after a crash', { timeout: 120_000 }, async (t) => {
  const dataDir = temporaryFolder(t)
  const acknowledged = new Map<number, string>()
  let { server, admin } = await startPrepared(t, { dataDir })
  for (const [round, delay] of CRASHES_AFTER_MS.entries()) {
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(admin, `Round ${round} writer ${writer}`, acknowledged),
    )
    const before = acknowledged.size
    await sleep(delay)
    await until('writes to be acknowledged', PATIENCE_MS, () => acknowledged.size >= before + LEAST_WRITES)
    server.child.kill('SIGKILL')
    assert.equal(await server.ended, 'SIGKILL')
    await Promise.all(writers)
    server = await startHealthy(t, { dataDir })
    admin = await logIn(server)
    const collections: { id: number; name: string }[] = (await admin.call('GET', '/api/collection')).json()
    const found = new Map(collections.map(({ id, name }) => [id, name]))
    for (const [id, name] of acknowledged) assert.equal(found.get(id), name)
    assert.ok(found.size <= acknowledged.size + 3 * WRITERS + 3, 'at most the writes in flight came on top')
  }
  t.diagnostic(`${acknowledged.size} acknowledged writes`)
  assert.equal(await stop(server), 0)
  assertIntact(dataDir)
})

/** The moments are spread over the whole of a refresh. */
const COPY_CRASHES = killsOf(3)
const COPIED_ROWS = 60_000

/** Counts and adds up what is in a copy's file. */
async function readCopy(path: string): Promise<unknown> {
  const source = duckdbDriver.connect(
    { database_file: path },
    { maxSessions: 1, connectTimeoutMs: 30_000, idleTimeoutMs: 1000 },
  )
  try {
    const [row] = await rowsFrom(source, 'select count(*), count(t), max(id) from t')
    return row
  } finally {
    await source.close()
  }
}

test('a copy is one version or the other after a crash, and whole', { timeout: 600_000 }, async (t) => {
  const random = seededNumbers(t)
  const dataDir = temporaryFolder(t)
  const path = join(dataDir, 'source.sqlite')
  const source = new DatabaseSync(path, { timeout: PATIENCE_MS })
  source.exec(`pragma journal_mode = wal; create table rows (id integer primary key, t text collate nocase, at timestamp);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${COPIED_ROWS})
    insert into rows select i, 'Text number ' || i % 500, '2024-03-05 10:20:30' from n`)
  let { server, admin } = await startPrepared(t, { dataDir })
  const id = await connect(admin, 'sqlite', { db: path })
  const [{ id: table }] = (await admin.call('GET', `/api/database/${id}/metadata`)).json().tables
  const api = `/api/persist/table/${table}`
  const info = async () => (await admin.call('GET', api)).json()
  assert.equal((await admin.call('POST', '/api/persist/enable', {})).status, 204)
  assert.equal((await admin.call('POST', `${api}/persist`, {})).status, 204)
  await until('the first fill', PATIENCE_MS, async () => (await info()).state === 'persisted')
  const usual = (await info()).fill_ms
  /** The version that is current, whose file has its rows. */
  const current = async () => {
    const file = new DatabaseSync(join(dataDir, 'querent.db'), { timeout: PATIENCE_MS })
    const sql = `select persistence_id, persistence_versions.id, row_count from persistence
      join persistence_versions on persistence_versions.id = current_version_id`
    const { persistence_id: copy, id: version, row_count } = file.prepare(sql).get() ?? {}
    // Whoever was killed holds what it did for another minute.
    file.exec("update jobs set locked_until = '2020-01-01T00:00:00.000Z' where locked_until is not null")
    file.close()
    const folder = join(dataDir, 'copies', String(copy))
    const rows = Number(row_count)
    assert.deepEqual(await readCopy(join(folder, `${String(version)}.duckdb`)), [rows, rows, rows])
    return { rows, folder }
  }
  let known = await current()
  for (let round = 1; round <= COPY_CRASHES; round += 1) {
    source.exec(`insert into rows values (${COPIED_ROWS + round}, 'new', null)`)
    assert.equal((await admin.call('POST', `${api}/refresh`, {})).status, 204)
    await until('the refresh', PATIENCE_MS, async () => {
      const { state, row_count } = await info()
      return state === 'refreshing' || row_count === COPIED_ROWS + round
    })
    await sleep(random() * usual * 2)
    server.child.kill('SIGKILL')
    assert.equal(await server.ended, 'SIGKILL')
    server = await startHealthy(t, { dataDir })
    admin = clientOf(server, admin.sessionId)
    const found = await current()
    assert.ok(found.rows >= known.rows && found.rows <= COPIED_ROWS + round)
    t.diagnostic(`round ${round}: ${found.rows === known.rows ? 'as before' : 'the new one'}`)
    known = found
  }
  await admin.call('POST', `${api}/refresh`, {})
  await until('the last refresh', 4 * PATIENCE_MS, async () => {
    const { state, row_count } = await info()
    return state === 'persisted' && row_count === COPIED_ROWS + COPY_CRASHES
  })
  const { folder } = await current()
  const files = readdirSync(folder)
  assert.deepEqual(
    files.filter((name) => !/^\d+\.duckdb$/.test(name)),
    [],
  )
  source.close()
})

/** Moments of a first start, in their order. */
const MOMENTS: Record<string, (dataDir: string, server: Started) => boolean | Promise<boolean>> = {
  'the key is made': (dataDir) => existsSync(join(dataDir, 'secret.key')),
  'the app database is opened': (dataDir) => existsSync(join(dataDir, 'querent.db')),
  'tables are made': (dataDir) => sizeOf(join(dataDir, 'querent.db-wal')) > 0,
  'requests are answered': (_dataDir, { port }) => answers(port),
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined)
  return answer?.ok === true
}

for (const [moment, isReached] of Object.entries(MOMENTS)) {
  test(`a crash of the very first start when ${moment} does no harm`, { timeout: 120_000 }, async (t) => {
    const dataDir = temporaryFolder(t)
    const first = await start(t, { dataDir })
    const deadline = performance.now() + PATIENCE_MS
    while (!(await isReached(dataDir, first)) && performance.now() < deadline) await sleep(1)
    first.child.kill('SIGKILL')
    assert.equal(await first.ended, 'SIGKILL', first.output())
    const second = await startHealthy(t, { dataDir })
    const admin = await setUp(second)
    assert.equal((await admin.call('GET', '/api/user/current')).status, 200)
    assert.equal(await stop(second), 0)
    assertIntact(dataDir)
  })
}
