/** A reader that takes its time holds a DuckDB statement back; alone in its process, so that memory can be measured. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { TEST_OPTIONS, readAll, statement, testFolder } from '../../packages/drivers/src/shared/test-support.ts'
import { DuckDbDataSource } from '../../packages/drivers/src/duckdb/data-source.ts'
import { createFile } from '../support/duckdb-file.ts'

/** As values, all of them would take clearly more than memory may grow by. */
const ROWS = 240_000
const MANY_ROWS = `select i, repeat('some text in row ' || i, 25), i * 1.5 from range(${ROWS}) t(i)`

test('a slow reader holds the statement back and memory stays flat', async () => {
  const path = join(testFolder(), 'life.duckdb')
  await createFile(path, ['create table t (a integer)'])
  const source = new DuckDbDataSource(path, TEST_OPTIONS)
  after(() => source.close())
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
  assert.ok(highest - before < 100_000_000, `grew by ${highest - before} bytes`)
})
