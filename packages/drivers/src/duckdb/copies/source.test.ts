/** Sets of copied files: read together, and nothing beside them. */
import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { QueryCancelled, type DataSource } from '@querent/query'
import { createFile } from '../../../../../test/support/duckdb-file.ts'
import { readAll, TEST_OPTIONS, testFolder } from '../../shared/test-support.ts'
import { openCopies } from './source.ts'

const folder = testFolder()

async function fileOf(name: string, value: number): Promise<string> {
  const path = join(folder, `it's ${name}.duckdb`)
  await createFile(path, ['create table t (n integer)', `insert into t values (${value})`])
  return path
}

function open(files: Readonly<Record<string, string>>): DataSource {
  const attached = Object.entries(files).map(([schema, path]) => ({ schema, path }))
  const source = openCopies(attached, TEST_OPTIONS)
  after(() => source.close())
  return source
}

test('files are read together, also by several sets, and are not changed', async () => {
  const [one, two] = [await fileOf('one', 1), await fileOf('two', 2)]
  const before = statSync(one).mtimeMs
  const sql = 'select a.n, b.n from "copy_1"."t" a join "copy_2"."t" b on b.n > a.n'
  const [first, second] = [open({ copy_1: one, copy_2: two }), open({ copy_1: one, copy_2: two })]
  for (const source of [first, second]) assert.deepEqual((await readAll(source, sql)).rows, [[1, 2]])
  await assert.rejects(readAll(first, 'delete from "copy_1"."t"'))
  assert.equal(statSync(one).mtimeMs, before)
})

test('nothing else is in reach', async () => {
  const [one, other] = [await fileOf('own', 1), await fileOf('other', 3)]
  const source = open({ copy_1: one })
  const path = other.replaceAll("'", "''")
  for (const sql of [
    `attach '${path}' as other`,
    `select * from read_blob('${path}')`,
    `select * from '${path}'`,
    `copy "copy_1"."t" to '${path}.csv'`,
    'set enable_external_access = true',
    'set lock_configuration = false',
  ]) {
    // As statements of the server's own, which the lock of the files alone keeps away from others.
    await assert.rejects(readAll(source, sql, { holdsSql: false }), sql)
  }
  assert.deepEqual((await readAll(source, 'select n from "copy_1"."t"')).rows, [[1]])
})

test('a file that is not there, or is none, fails the statement', async () => {
  await assert.rejects(readAll(open({ copy_1: join(folder, 'missing.duckdb') }), 'select 1'))
})

test('a statement is stopped', async () => {
  const source = open({ copy_1: await fileOf('stopped', 1) })
  const signal = AbortSignal.timeout(200)
  const sql = 'select count(*) from range(100000000) a, range(100000000) b, "copy_1"."t"'
  const running = source.run({ sql, params: [], timeZone: 'UTC', holdsSql: false, access: 'read', signal })
  await assert.rejects(running, QueryCancelled)
})
