import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { scheduler } from 'node:timers/promises'
import { createSampleDatabase, SAMPLE_TABLES } from './index.ts'

const { signal } = new AbortController()

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'querent-sample-'))
})
after(() => rm(folder, { recursive: true }))

function hashTables(path: string): Record<string, string> {
  const database = new DatabaseSync(path, { readOnly: true })
  const hashes = SAMPLE_TABLES.map(({ name }) => {
    const hash = createHash('sha256')
    for (const row of database.prepare(`select * from "${name}" order by "ID"`).iterate()) {
      hash.update(JSON.stringify(Object.values(row)))
    }
    return [name, hash.digest('hex')]
  })
  database.close()
  return Object.fromEntries(hashes)
}

test('writes a sound SQLite file', async () => {
  const path = join(folder, 'sound.db')
  await createSampleDatabase(path, signal)
  const database = new DatabaseSync(path, { readOnly: true })
  assert.equal(database.prepare('pragma integrity_check').get()?.integrity_check, 'ok')
  assert.deepEqual(database.prepare('pragma foreign_key_check').all(), [])
  for (const { name, columns } of SAMPLE_TABLES) {
    const written = database.prepare('select name from pragma_table_info(?)').all(name)
    assert.deepEqual(
      written.map((column) => column.name),
      columns.map((column) => column.name),
    )
  }
  const indexes = database.prepare(`select name from sqlite_master where type = 'index' and tbl_name = 'ORDERS'`).all()
  assert.deepEqual(indexes.map(({ name }) => name).sort(), ['ORDERS_CREATED_AT', 'ORDERS_PRODUCT_ID', 'ORDERS_USER_ID'])
  assert.equal(database.prepare('select count(*) as rows from "ORDERS"').get()?.rows, 20_000)
  database.close()
  assert.ok((await stat(path)).size < 15_000_000)
})

test('replaces an older file and its journals, with the same content every time, also if called twice at once', async () => {
  const [first, second] = [join(folder, 'sound.db'), join(folder, 'second.db')]
  await writeFile(second, 'not a database')
  await writeFile(`${second}-journal`, 'left by a crash')
  await writeFile(`${second}.1234.partial`, 'left by a crash')
  await Promise.all([createSampleDatabase(second, signal), createSampleDatabase(second, signal)])
  assert.deepEqual(hashTables(second), hashTables(first))
  const names = await readdir(folder)
  assert.deepEqual(
    names.filter((name) => name.startsWith('second.db')),
    ['second.db'],
  )
})

test('an aborted call leaves the old file and nothing else', async () => {
  const path = join(folder, 'aborted.db')
  await writeFile(path, 'old')
  const controller = new AbortController()
  const stopped = assert.rejects(createSampleDatabase(path, controller.signal), /shutting down/)
  while (!(await readdir(folder)).some((name) => name.startsWith('aborted.db.'))) await scheduler.wait(5)
  controller.abort(new Error('shutting down'))
  await stopped
  assert.equal((await stat(path)).size, 3)
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('aborted.db')),
    ['aborted.db'],
  )
})

test('what keeps the file from being written is said', { skip: process.platform !== 'linux' }, async () => {
  const unwritable = '/proc/self/sample.db' // also for root
  const message = 'The sample database could not be written: unable to open database file'
  await assert.rejects(createSampleDatabase(unwritable, signal), { message })
})

test('a missing folder is an error', async () => {
  await assert.rejects(createSampleDatabase(join(folder, 'nowhere', 'sample.db'), signal), { code: 'ENOENT' })
})
