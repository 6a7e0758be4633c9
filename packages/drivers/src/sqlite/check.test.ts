import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { ConnectionError } from '@querent/query'
import { TEST_OPTIONS, readAll, testFolder } from '../shared/test-support.ts'
import { SqliteDataSource } from './data-source.ts'
import { ProcessFailure, connectionError } from './errors.ts'

const folder = testFolder()

async function failure(path: string): Promise<ConnectionError> {
  const source = new SqliteDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  try {
    await source.check(new AbortController().signal)
  } catch (error) {
    assert.ok(error instanceof ConnectionError)
    assert.equal(error.fields['db'], error.message)
    return error
  }
  throw new Error('The check should have failed.')
}

test('a missing file is named and not created', async () => {
  const path = join(folder, 'missing.db')
  assert.match((await failure(path)).message, /There is no file .*missing\.db/)
  assert.equal(existsSync(path), false)
})

test('a folder is not a database', async () => {
  mkdirSync(join(folder, 'folder.db'))
  assert.match((await failure(join(folder, 'folder.db'))).message, /is a folder/)
})

test('a file of another kind is not a database', async () => {
  const path = join(folder, 'letter.txt')
  writeFileSync(
    path,
    'Dear Ann, this is a letter that is long enough to be read as a page header of a database.'.repeat(20),
  )
  assert.match((await failure(path)).message, /is not a SQLite database/)
  assert.match(readFileSync(path, 'utf8'), /^Dear Ann/)
})

test('no path at all', async () => {
  assert.match((await failure('')).message, /Give the path/)
})

test('result codes that people can act on', () => {
  const texts = [14, 8, 5, 270].map((code) => connectionError(new ProcessFailure('x', code), '/a.db').message)
  assert.match(texts[0] ?? '', /check its permissions/)
  assert.match(texts[1] ?? '', /may not write/)
  assert.match(texts[2] ?? '', /locked/)
  assert.match(texts[3] ?? '', /check its permissions/)
})

test('paths with special characters', async () => {
  const path = join(folder, 'a b%20?x=1#ü&mode=rwc.db')
  const database = new DatabaseSync(path)
  database.exec('create table t as select 7 as a')
  database.close()
  const source = new SqliteDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  assert.deepEqual((await readAll(source, 'select a from t')).rows, [[7]])
})

test('what a crashed writer has left is rolled back by a reader', async () => {
  const path = join(folder, 'crashed.db')
  const database = new DatabaseSync(path)
  database.exec(
    `create table t (a, b); insert into t select value, randomblob(500) from generate_series(1, 1)`.replace(
      'select value, randomblob(500) from generate_series(1, 1)',
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000) select i, randomblob(500) from n',
    ),
  )
  const source = new SqliteDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  assert.deepEqual((await readAll(source, 'select count(*) from t')).rows, [[2000]])

  database.exec('pragma cache_size = 5; begin; update t set a = -1, b = randomblob(500)')
  const pages = readFileSync(path)
  const journal = readFileSync(`${path}-journal`)
  database.exec('rollback')
  database.close()
  writeFileSync(path, pages)
  writeFileSync(`${path}-journal`, journal)

  assert.deepEqual((await readAll(source, 'select count(*), min(a) from t')).rows, [[2000, 1]])
  assert.equal(existsSync(`${path}-journal`), false)
})

test('a database in WAL mode is read while it is written to', async () => {
  const path = join(folder, 'wal.db')
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal; create table t (a); insert into t values (1)')
  const source = new SqliteDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  assert.deepEqual((await readAll(source, 'select count(*) from t')).rows, [[1]])
  database.exec('insert into t values (2)')
  assert.deepEqual((await readAll(source, 'select count(*) from t')).rows, [[2]])
  database.close()
})
