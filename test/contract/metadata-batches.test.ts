/** The metadata of a database comes whole, though its tables are read batch by batch. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

/** More than one batch, with one table that is wider than a batch of fields. */
const TABLES = 120
const WIDE = 1_200

interface Field {
  name: string
  target: { name: string; table_id: number } | null
}

interface Table {
  id: number
  name: string
  fields: Field[]
}

test('every table has its fields, and foreign keys find their targets in other batches', async (t) => {
  const server = await testServer(t)
  const path = join(server.dataDir, 'many.sqlite')
  makeMany(path)
  const { body } = await server.as.admin.post('/api/database', {
    name: 'Many',
    engine: 'sqlite',
    details: { db: path },
  })
  await server.server.jobs.drain()
  const answers = await Promise.all(
    [`${body.id}/metadata`, `${body.id}/metadata?include_hidden=true`, `${body.id}?include=tables.fields`].map(
      async (rest) => (await server.as.admin.get(`/api/database/${rest}`)).body.tables as Table[],
    ),
  )
  for (const tables of answers) {
    assert.deepEqual(
      tables.map(({ name }) => name),
      [...Array.from({ length: TABLES }, (_, index) => `table_${String(index).padStart(3, '0')}`), 'wide', 'zones'],
    )
    const zones = tables.at(-1)!
    for (const { fields } of tables.slice(0, TABLES)) {
      assert.deepEqual(
        fields.map(({ name, target }) => [name, target?.name ?? null, target?.table_id ?? null]),
        [
          ['id', null, null],
          ['zone', 'code', zones.id],
        ],
      )
    }
    assert.equal(tables.at(-2)!.fields.length, WIDE)
  }
})

function makeMany(path: string): void {
  const file = new DatabaseSync(path)
  file.exec('create table zones (code text primary key)')
  for (let index = 0; index < TABLES; index += 1) {
    const name = `table_${String(index).padStart(3, '0')}`
    file.exec(`create table ${name} (id integer primary key, zone text references zones (code))`)
  }
  file.exec(`create table wide (${Array.from({ length: WIDE }, (_, index) => `c${index} text`).join()})`)
  file.close()
}
