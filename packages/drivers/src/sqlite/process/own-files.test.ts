/** The server's own files are refused by what they are, after they were opened: a path is another file a moment later. */
import assert from 'node:assert/strict'
import { linkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { fileIdentity } from '../../shared/files/file-identity.ts'
import { testFolder } from '../../shared/test-support.ts'
import { openDatabase } from './database.ts'

const OWN = /^Error: Querent keeps its own data here/

function makeFile(path: string): void {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; create table if not exists t (a integer)')
  file.close()
}

const folder = testFolder()
const appDatabase = join(folder, 'app.db')
makeFile(appDatabase)
// Nobody has it open in this process, where that would count as opened by SQLite.
writeFileSync(`${appDatabase}-wal`, 'a log')
const own = ['', '-wal'].map((suffix) => fileIdentity(appDatabase + suffix)!)

const open = (path: string) => openDatabase({ path, access: 'read', own })

for (const [name, link] of Object.entries({ symbolic: symlinkSync, hard: linkSync })) {
  test(`a ${name} link that leads there when the file is opened`, () => {
    const path = join(folder, `${name}.db`)
    link(appDatabase, path)
    assert.throws(() => open(path), OWN)
  })

  test(`a log that is a ${name} link to that of the app database`, () => {
    const path = join(folder, `shop-${name}.db`)
    makeFile(path)
    open(path).close()
    rmSync(`${path}-wal`, { force: true })
    link(`${appDatabase}-wal`, `${path}-wal`)
    assert.throws(() => open(path), OWN)
  })
}

test('a file that comes in place of one that is open', () => {
  const path = join(folder, 'swapped.db')
  makeFile(path)
  const database = open(path)
  assert.ok(database.connection())
  database.close()
  rmSync(path)
  symlinkSync(appDatabase, path)
  assert.throws(() => open(path), OWN)
})
