/** A disk that gets full while a copy is filled: no half copy, the reason in words, and the next refresh mends it. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { smallDisk } from '../../../../test/support/small-disk.ts'
import { sqliteDriver as driver } from '../../../drivers/src/sqlite/index.ts'
import { copyFile, fileState } from './folder.ts'
import { publishCopy } from './publish.ts'

const [DISK_MB, LEFT_MB, MB] = [64, 2, 1024 * 1024]
const ROWS = 200_000

test('a disk that gets full leaves the version before, and no part of the next one', async (t) => {
  const dataDir = smallDisk(t, DISK_MB)
  if (dataDir === undefined) return t.skip('mounting a small disk takes root')
  const folder = mkdtempSync(join(tmpdir(), 'querent-source-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const db = join(folder, 'source.sqlite')
  const file = new DatabaseSync(db)
  file.exec(`create table noise (id integer, text text);
    insert into noise with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
    select i, hex(randomblob(30)) from n`)
  file.close()
  const source = driver.connect({ db }, { maxSessions: 1, connectTimeoutMs: 10_000, idleTimeoutMs: 1000 })
  t.after(() => source.close())
  const publish = (version: number, growing?: Parameters<typeof publishCopy>[0]['growing']) =>
    publishCopy({
      dataDir,
      key: { copyId: 1, version },
      room: 1000 * MB,
      rows: { table: { schema: null, name: 'noise' } },
      source,
      dialect: driver.dialect,
      session: { timeZone: 'UTC', holdsSql: false },
      zones: ['UTC'],
      signal: new AbortController().signal,
      ...(growing && { growing }),
    })
  const files = () => readdirSync(join(dataDir, 'copies', '1'))
  const first = await publish(1, { column: 'id' })
  assert.equal(first.rows, ROWS)

  const ballast = join(dataDir, 'ballast')
  const { bavail, bsize } = statfsSync(dataDir)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - LEFT_MB * MB))
  const words = { message: 'There is not enough room on the disk for the copy.' }
  await assert.rejects(publish(2), words)
  assert.deepEqual(files(), ['1.duckdb'])
  const { columns, greatest } = first
  const since = {
    path: copyFile(dataDir, { copyId: 1, version: 1 }),
    columns,
    greatest: greatest ?? '',
    lookBack: ROWS,
  }
  await assert.rejects(publish(3, { column: 'id', since }), words)
  assert.deepEqual(files(), ['1.duckdb'])
  assert.equal(await fileState(dataDir, { copyId: 1, version: 1 }, first.bytes), 'here')

  rmSync(ballast)
  const next = await publish(4)
  assert.deepEqual([next.rows, files().toSorted()], [ROWS, ['1.duckdb', '4.duckdb']])
})
