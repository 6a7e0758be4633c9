import assert from 'node:assert/strict'
import { copyFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { QueryCancelled } from '@querent/query'
import { until } from '../../../../test/support/until.ts'
import { written } from '../../../../test/support/statements.ts'
import { TEST_OPTIONS, readAll, statement, testFolder } from '../shared/test-support.ts'
import { DuckDbDataSource } from './data-source.ts'
import { createFile } from '../../../../test/support/duckdb-file.ts'

const ENDLESS = 'with recursive n(i) as (select 1::hugeint union all select i + 1 from n) select count(*) from n'
const HEAVY = 'select count(*) from range(40000) a(i), range(40000) b(j) where (i * j) % 7 = 3'
const MANY_ROWS = "select i, 'some text in row ' || i, i * 1.5 from range(1200000) t(i)"

/** Long enough for a machine that is busy with other things; nothing of what is waited for ends by itself. */
const PATIENCE_MS = 20_000

const path = join(testFolder(), 'life.duckdb')
await createFile(path, ['create table t (a integer)', 'create sequence ids'])

function openSource(options = TEST_OPTIONS): DuckDbDataSource {
  const source = new DuckDbDataSource(path, options)
  after(() => source.close())
  return source
}

for (const [name, sql] of [
  ['an endless recursion', ENDLESS],
  ['a heavy aggregation', HEAVY],
] as const) {
  test(`${name} is stopped, 20 times`, async () => {
    const source = openSource({ ...TEST_OPTIONS, maxSessions: 1 })
    for (let round = 0; round < 20; round += 1) {
      const controller = new AbortController()
      const result = readAll(source, sql, { signal: controller.signal })
      await sleep(round)
      controller.abort()
      await assert.rejects(result, QueryCancelled)
      await until('the end of the statement', PATIENCE_MS, () => source.poolStatus().idle === source.poolStatus().open)
      assert.deepEqual((await readAll(source, 'select 42')).rows, [[42]])
    }
  })
}

test('a heavy statement does not hold up the event loop', async () => {
  const source = openSource()
  const controller = new AbortController()
  const result = readAll(source, HEAVY, { signal: controller.signal })
  const before = performance.eventLoopUtilization()
  await sleep(500)
  const { active } = performance.eventLoopUtilization(before)
  controller.abort()
  await assert.rejects(result, QueryCancelled)
  assert.ok(active < 250, `the event loop was busy for ${active} ms`)
})

test('more heavy statements than threads leave one for files', { timeout: 60_000 }, async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 8 })
  const controller = new AbortController()
  const results = Array.from({ length: 8 }, () => readAll(source, ENDLESS, { signal: controller.signal }))
  await sleep(200)
  await stat(path)
  assert.equal(source.poolStatus().idle, 0)
  controller.abort()
  for (const result of results) await assert.rejects(result, QueryCancelled)
  await until('the end of all statements', PATIENCE_MS, () => source.poolStatus().idle === source.poolStatus().open)
})

test('leaving the loop early frees the session, 20 times', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 1 })
  for (let round = 0; round < 20; round += 1) {
    for await (const batch of await source.run(statement(MANY_ROWS))) {
      assert.ok(batch.length > 0 && batch.length <= 1000)
      break
    }
    assert.equal(source.poolStatus().idle, 1)
  }
})

test('a writer waits for readers, and later readers for the writer', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 5 })
  const reader = (await source.run(statement(MANY_ROWS)))[Symbol.asyncIterator]()
  await reader.next()
  const order: string[] = []
  const writing = written(source, "insert into t values (1) returning nextval('ids')").then((rows) =>
    order.push(`written ${String(rows)}`),
  )
  const counting = readAll(source, 'select count(*) from t').then(({ rows }) => order.push(`counted ${String(rows)}`))
  await sleep(50)
  assert.deepEqual(order, [])
  await reader.return?.()
  await Promise.all([writing, counting])
  assert.deepEqual(order, ['written 1', 'counted 1'])
})

test('a writer that waits can be aborted', async () => {
  const source = openSource()
  const reader = (await source.run(statement(MANY_ROWS)))[Symbol.asyncIterator]()
  await reader.next()
  const controller = new AbortController()
  const writing = written(source, 'insert into t values (2)', { signal: controller.signal })
  await sleep(20)
  controller.abort()
  await assert.rejects(writing, QueryCancelled)
  await reader.return?.()
  assert.deepEqual((await readAll(source, 'select count(*) from t where a = 2')).rows, [[0]])
})

test('sessions are bounded and the file is let go when idle', async () => {
  const source = openSource({ ...TEST_OPTIONS, maxSessions: 2, idleTimeoutMs: 500 })
  await Promise.all(Array.from({ length: 8 }, () => readAll(source, 'select 1')))
  // One that was still being opened when the last statement ended joins the idle ones a little later.
  await until('the opening of all sessions', PATIENCE_MS, () => source.poolStatus().idle === 2)
  assert.deepEqual(source.poolStatus(), { open: 2, idle: 2, waiting: 0, limit: 2 })
  await until('the closing of idle sessions', PATIENCE_MS, () => source.poolStatus().open === 0)
  await sleep(600)
  await createFile(path, ['create or replace table written_elsewhere as select 1 as a'])
  assert.deepEqual((await readAll(source, 'select a from written_elsewhere')).rows, [[1]])
})

test('a file that is replaced, overwritten or deleted is noticed by the next statement', async () => {
  const [place, other] = [join(testFolder(), 'place.duckdb'), join(testFolder(), 'other.duckdb')]
  await createFile(place, ['create table t as select 1 as a'])
  await createFile(other, ['create table t as select 2 as a'])
  const kept = `${other}.kept`
  await copyFile(other, kept)
  const source = new DuckDbDataSource(place, TEST_OPTIONS)
  after(() => source.close())
  const read = async () => (await readAll(source, 'select a from t')).rows
  assert.deepEqual(await read(), [[1]])
  const during = (await source.run(statement('select a from t')))[Symbol.asyncIterator]()
  await rename(other, place)
  const later = read()
  assert.deepEqual((await during.next()).value, [[1]], 'what runs goes on with the file that it began with')
  await during.return?.()
  assert.deepEqual(await later, [[2]])
  await writeFile(place, 'something else')
  await assert.rejects(read(), { name: 'ConnectionError', message: `The file ${place} is not a DuckDB database.` })
  await rm(place)
  await assert.rejects(read(), { name: 'ConnectionError', message: `There is no file ${place}.` })
  await rename(kept, place)
  assert.deepEqual(await read(), [[2]])
})

test('closing the source ends what runs', async () => {
  const source = openSource()
  const result = readAll(source, ENDLESS)
  await sleep(50)
  const closed = assert.rejects(result)
  await source.close()
  await closed
  await assert.rejects(readAll(source, 'select 1'), { name: 'ConnectionError' })
})
