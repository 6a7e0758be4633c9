/** A reader that takes its time holds a DuckDB statement back; alone in its process, so that memory can be measured. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { TEST_OPTIONS, readAll, statement, testFolder } from '../../packages/drivers/src/shared/test-support.ts'
import { DuckDbDataSource } from '../../packages/drivers/src/duckdb/data-source.ts'
import { createFile } from '../support/duckdb-file.ts'

const MANY_ROWS = "select i, 'some text in row ' || i, i * 1.5 from range(1200000) t(i)"

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
    if (rows % 50_000 === 0) await sleep(5)
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  assert.equal(rows, 1_200_000)
  assert.ok(highest - before < 100_000_000, `grew by ${highest - before} bytes`)
})
