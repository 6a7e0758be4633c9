/** All files together take what they may of memory, and what is more costs the statement that wants it. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { QueryError } from '@querent/query'
import { createFile } from '../../../../test/support/duckdb-file.ts'
import { until } from '../../../../test/support/until.ts'
import { readAll, statement, TEST_OPTIONS, testFolder } from '../shared/test-support.ts'
import { DuckDbDataSource } from './data-source.ts'
import { DuckDbHost, LEAST_MIB } from './duckdb-host.ts'

const BUDGET_MIB = 512
/** Of the budget and of the program itself. */
const MOST_MIB = 1200
/** What stays with the process after statements that wanted too much: parts of its heap, and stacks of threads. */
const LEFT_MIB = 120
const PATIENCE_MS = 30_000

const folder = testFolder()
const host = new DuckDbHost(BUDGET_MIB)

async function openFile(name: string, on = host): Promise<DuckDbDataSource> {
  const path = join(folder, name)
  if (!existsSync(path)) await createFile(path, ['create table t (a integer)', 'insert into t values (7)'])
  const source = new DuckDbDataSource(path, TEST_OPTIONS, on)
  after(() => source.close())
  return source
}

function statusMiB(name: 'VmHWM' | 'VmRSS' | 'VmData'): number {
  const status = readFileSync(`/proc/${host.processId}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

const isLinux = { skip: process.platform !== 'linux' }

test('statements that take gigabytes fail, and those beside them do not', isLinux, async () => {
  const sources = await Promise.all(['one.duckdb', 'two.duckdb'].map((name) => openFile(name)))
  for (const source of sources) await readAll(source, 'select a from t')
  const [before, dataBefore] = [process.memoryUsage.rss(), statusMiB('VmData')]
  const greedy = sources.flatMap((source) =>
    [
      "select repeat('x', 900000000)",
      "select repeat('x', 300000000) from range(20)",
      "select string_agg(repeat('x', 1000000), '') from range(4000)",
    ].map((sql) => readAll(source, sql)),
  )
  const outcomes = await Promise.allSettled(greedy)
  for (const outcome of outcomes) {
    assert.equal(outcome.status, 'rejected')
    assert.ok(outcome.reason instanceof QueryError, String(outcome.reason))
    assert.match(outcome.reason.message, /Out of Memory|too large|too much memory/)
  }
  for (const source of sources) assert.deepEqual((await readAll(source, 'select a from t')).rows, [[7]])
  assert.ok(statusMiB('VmHWM') < MOST_MIB, `DuckDB took ${statusMiB('VmHWM')} MiB`)
  const grown = (process.memoryUsage.rss() - before) / 2 ** 20
  assert.ok(grown < 300, `the server took ${grown} MiB`)
  await until('DuckDB to give the memory back', PATIENCE_MS, () => statusMiB('VmData') < dataBefore + LEFT_MIB)
})

test('rows that are refused for their size leave no memory behind', isLinux, async () => {
  const source = await openFile('one.duckdb')
  await readAll(source, 'select 1')
  const before = statusMiB('VmRSS')
  const large = "select repeat('x', n) as big from range(70000000, 70000001) r(n)"
  for (let round = 0; round < 4; round += 1) await assert.rejects(readAll(source, large), /more than 64 MB/)
  await until('the values to be freed', PATIENCE_MS, () => statusMiB('VmRSS') < before + LEFT_MIB)
})

test('the smallest budget is enough for several files and a sort', isLinux, async () => {
  const small = new DuckDbHost(LEAST_MIB)
  for (const name of ['one.duckdb', 'two.duckdb', 'four.duckdb', 'five.duckdb']) {
    const source = await openFile(name, small)
    const sql = 'select count(*) from (select i from range(600000) t(i) order by hash(i) limit 500000)'
    assert.deepEqual((await readAll(source, sql)).rows, [[500000]])
  }
})

test('when the process is gone, its statements say so, and the next ones have another', async () => {
  const source = await openFile('three.duckdb')
  const stream = await source.run(statement('select i from range(1000000) t(i)'))
  const gone = host.processId
  assert.ok(gone)
  process.kill(gone, 'SIGKILL')
  await assert.rejects(async () => {
    for await (const batch of stream) assert.ok(batch.length > 0)
  }, /DuckDB was stopped/)
  await until('the sessions of the process to be gone', PATIENCE_MS, () => source.poolStatus().open === 0)
  assert.deepEqual((await readAll(source, 'select a from t')).rows, [[7]])
  assert.notEqual(host.processId, gone)
})
