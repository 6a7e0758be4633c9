import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { ConnectionError } from '@querent/query'
import { TEST_OPTIONS, readAll, testFolder } from '../shared/test-support.ts'
import { DuckDbDataSource } from './data-source.ts'
import { createFile } from '../../../../test/support/duckdb-file.ts'

const folder = testFolder()

async function failure(path: string): Promise<ConnectionError> {
  const source = new DuckDbDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  try {
    await source.check(new AbortController().signal)
  } catch (error) {
    assert.ok(error instanceof ConnectionError, String(error))
    assert.equal(error.fields['database_file'], error.message)
    return error
  }
  throw new Error('The check should have failed.')
}

test('a missing file is named and not created', async () => {
  const path = join(folder, 'missing.duckdb')
  assert.match((await failure(path)).message, /There is no file .*missing\.duckdb/)
  assert.equal(existsSync(path), false)
})

test('a folder is not a database', async () => {
  mkdirSync(join(folder, 'folder.duckdb'))
  assert.match((await failure(join(folder, 'folder.duckdb'))).message, /is a folder/)
})

test('a file of another kind is not a database', async () => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear Ann')
  assert.match((await failure(join(folder, 'letter.txt'))).message, /is not a DuckDB database/)
})

test('a SQLite file is not a database either', async () => {
  const path = join(folder, 'shop.db')
  const database = new DatabaseSync(path)
  database.exec('create table t (a)')
  database.close()
  assert.match((await failure(path)).message, /is not a DuckDB database/)
})

test('addresses are not opened', async () => {
  assert.match((await failure('https://example.org/shop.duckdb')).message, /There is no file/)
  assert.match((await failure('')).message, /Give the path/)
})

test('a file that another program writes to', async () => {
  const path = join(folder, 'locked.duckdb')
  await createFile(path, ['create table t (a integer)'])
  const program = `import duckdb from ${JSON.stringify(import.meta.resolve('@duckdb/node-api'))}
    const instance = await duckdb.DuckDBInstance.create(${JSON.stringify(path)})
    console.log('locked')
    setInterval(() => instance, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  try {
    assert.match((await failure(path)).message, /in use by another program/)
  } finally {
    other.kill('SIGKILL')
  }
  await once(other, 'exit')
  const source = new DuckDbDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  assert.deepEqual((await readAll(source, 'select count(*) from t')).rows, [[0]])
})

test('a file that is named like one of its schemas', async () => {
  const path = join(folder, 'store.duckdb')
  await createFile(path, ['create schema "Store"'])
  assert.match((await failure(path)).message, /rename the file/)
})

test('a file called main', async () => {
  const path = join(folder, 'main.duckdb')
  await createFile(path, ['create table t as select 7 as a'])
  const source = new DuckDbDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  await source.check(new AbortController().signal)
  assert.deepEqual((await readAll(source, 'select a from "main"."t"')).rows, [[7]])
})
