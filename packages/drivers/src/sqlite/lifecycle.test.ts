import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { QueryCancelled } from '@querent/query'
import { sqliteProcesses } from '../../../../test/support/sqlite-processes.ts'
import { until } from '../../../../test/support/until.ts'
import { TEST_OPTIONS, readAll, statement, testFolder } from '../shared/test-support.ts'
import { SqliteDataSource } from './data-source.ts'
import { SqliteSession } from './session.ts'

const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'
/** As values, all of them would take clearly more than memory may grow by. */
const ROWS = 240_000
const MANY_ROWS = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
  select i, printf('some text of %.*c in row %d', 900, 'x', i), i * 1.5 from n`

const path = join(testFolder(), 'life.db')
new DatabaseSync(path).close()

function openSource(options = TEST_OPTIONS): SqliteDataSource {
  const source = new SqliteDataSource(path, options)
  after(() => source.close())
  return source
}

/** Long enough for a machine that is busy with other things; nothing of what is waited for ends by itself. */
const PATIENCE_MS = 20_000

const processes = () => sqliteProcesses(path)

test('an aborted statement is gone, 6 times', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 1 })
  // Each time, one processor is busy until the process is killed.
  for (let round = 0; round < 6; round += 1) {
    const controller = new AbortController()
    const stream = await source.run(statement(ENDLESS, { signal: controller.signal }))
    const reading = stream[Symbol.asyncIterator]().next()
    const busy = processes()
    controller.abort()
    await assert.rejects(reading, QueryCancelled)
    await until('the end of the process', PATIENCE_MS, () => processes().every((id) => !busy.includes(id)))
  }
  assert.deepEqual((await readAll(source, 'select 1')).rows, [[1]])
  await source.close()
  await until('the end of all processes', PATIENCE_MS, () => processes().length === 0)
})

test('a statement that is aborted before it starts does not run', async () => {
  const source = openSource()
  await assert.rejects(readAll(source, 'select 1', { signal: AbortSignal.abort() }), QueryCancelled)
  assert.equal(source.poolStatus().open, 0)
})

test('a statement that waits for a session can be aborted', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 1 })
  const first = new AbortController()
  const running = readAll(source, ENDLESS, { signal: first.signal })
  const second = new AbortController()
  const waiting = readAll(source, 'select 1', { signal: second.signal })
  await until('one statement running and one waiting', PATIENCE_MS, () => source.poolStatus().waiting === 1)
  second.abort()
  await assert.rejects(waiting, QueryCancelled)
  first.abort()
  await assert.rejects(running, QueryCancelled)
})

test('leaving the loop early keeps the process for the next statement', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 1 })
  let kept = 0
  for (let round = 0; round < 20; round += 1) {
    const before = processes()
    for await (const batch of await source.run(statement(MANY_ROWS))) {
      assert.equal(batch.length, 1000)
      break
    }
    if (before.length > 0 && String(processes()) === String(before)) kept += 1
  }
  // Where the machine does not let one stop in time, it is killed instead.
  assert.ok(kept >= 10, `${kept} times`)
})

test('a slow reader holds the process back and memory stays flat', async () => {
  const source = openSource()
  let rows = 0
  let highest = 0
  await readAll(source, 'select 1')
  const before = process.memoryUsage().rss
  for await (const batch of await source.run(statement(MANY_ROWS))) {
    rows += batch.length
    if (rows % 10_000 === 0) await sleep(5)
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  assert.equal(rows, ROWS)
  assert.ok(highest - before < 120_000_000, `grew by ${highest - before} bytes`)
})

test('large cells make batches small', async () => {
  const source = openSource()
  const sizes: number[] = []
  const wide = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20)
    select hex(zeroblob(1000000)) from n`
  for await (const batch of await source.run(statement(wide))) sizes.push(batch.length)
  assert.deepEqual(
    sizes,
    Array.from({ length: 10 }, () => 2),
  )
})

test('sessions are bounded, reused and closed when idle', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 2, idleTimeoutMs: 1000 })
  await Promise.all(Array.from({ length: 8 }, () => readAll(source, 'select 1')))
  // One that was still being opened when the last statement ended joins the idle ones a little later.
  await until('the opening of all sessions', PATIENCE_MS, () => source.poolStatus().idle === 2)
  assert.deepEqual(source.poolStatus(), { open: 2, idle: 2, waiting: 0, limit: 2 })
  await until('the closing of idle sessions', PATIENCE_MS, () => source.poolStatus().open === 0)
})

test('a process that is killed from outside is replaced', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 1 })
  await source.check(new AbortController().signal)
  for (const id of processes()) process.kill(id, 'SIGKILL')
  await until('the notice of the end', PATIENCE_MS, () => source.poolStatus().open === 0)
  assert.deepEqual((await readAll(source, 'select 1')).rows, [[1]])

  const result = readAll(source, ENDLESS)
  result.catch(() => {})
  await until('the start of the statement', PATIENCE_MS, () => source.poolStatus().idle === 0)
  for (const id of processes()) process.kill(id, 'SIGKILL')
  await assert.rejects(result, { name: 'QueryError', type: 'db', message: /ended unexpectedly/ })
  assert.deepEqual((await readAll(source, 'select 1')).rows, [[1]])
})

test('a process that is being killed runs nothing else, even if it has stopped in time', async () => {
  const session = await SqliteSession.open({ path, access: 'read', own: [] }, PATIENCE_MS)
  after(() => session.close())
  const running = session.run(statement(MANY_ROWS))
  await running.columns()
  const stopped = running.stop()
  // The process says at once that it has stopped; nobody hears it before the time is up.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
  await stopped
  assert.equal(session.isBroken, true)
})

test('a file that is replaced or deleted is noticed by the next statement', async () => {
  const [place, other] = [join(testFolder(), 'place.db'), join(testFolder(), 'other.db')]
  for (const [file, value] of [
    [place, 1],
    [other, 2],
  ] as const) {
    const database = new DatabaseSync(file)
    database.exec(`create table t (a integer); insert into t values (${value})`)
    database.close()
  }
  const kept = `${other}.kept`
  copyFileSync(other, kept)
  const source = new SqliteDataSource(place, { ...TEST_OPTIONS, maxSessions: 2 })
  after(() => source.close())
  const read = async () => (await readAll(source, 'select a from t')).rows
  assert.deepEqual(await read(), [[1]])
  const during = (await source.run(statement('select a from t')))[Symbol.asyncIterator]()
  renameSync(other, place)
  assert.deepEqual(await read(), [[2]])
  assert.deepEqual((await during.next()).value, [[1]], 'what runs goes on with the file that it began with')
  await during.return?.()
  assert.deepEqual(await read(), [[2]])
  rmSync(place)
  await assert.rejects(read(), { name: 'ConnectionError', message: `There is no file ${place}.` })
  renameSync(kept, place)
  assert.deepEqual(await read(), [[2]])
})

test('a file that is written over in place is read once it is whole', async () => {
  const place = join(testFolder(), 'over.db')
  const database = new DatabaseSync(place)
  database.exec('create table t (a integer); insert into t values (1)')
  database.close()
  const content = readFileSync(place)
  const source = new SqliteDataSource(place, { ...TEST_OPTIONS, maxSessions: 1 })
  after(() => source.close())
  const read = async () => (await readAll(source, 'select a from t')).rows
  assert.deepEqual(await read(), [[1]])
  writeFileSync(place, '')
  await assert.rejects(read(), /no such table/)
  writeFileSync(place, content)
  assert.deepEqual(await read(), [[1]])
})

test('closing the source ends what runs', async () => {
  const source = openSource()
  const result = readAll(source, MANY_ROWS.replace(String(ROWS), '100000000'))
  result.catch(() => {})
  await until('the opening of a session', PATIENCE_MS, () => source.poolStatus().open === 1)
  await source.close()
  await until('the end of all processes', PATIENCE_MS, () => processes().length === 0)
})

test('busy processes end when their parent is killed', async () => {
  const program = `import { SqliteDataSource } from ${JSON.stringify(new URL('./data-source.ts', import.meta.url).href)}
    const source = new SqliteDataSource(${JSON.stringify(path)}, ${JSON.stringify(TEST_OPTIONS)})
    const signal = new AbortController().signal
    await source.run({ sql: ${JSON.stringify(ENDLESS)}, params: [], timeZone: 'UTC', holdsSql: true, signal, access: 'read', own: [] })
    await source.check(signal)
    console.log('running')
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(parent.stdout, 'data')
  assert.equal(processes().length, 2)
  parent.kill('SIGKILL')
  await until('the end of the orphans', PATIENCE_MS, () => processes().length === 0)
})
