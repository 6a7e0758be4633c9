import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { COLUMN_KINDS } from './column-kinds.ts'
import { createSecrets, openStore } from './index.ts'

test('columns are of the kind that their name says, in every table', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-kinds-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'app.db')
  await (await openStore(path, createSecrets('secret'))).close()
  const database = new DatabaseSync(path, { readOnly: true })
  const columns = database
    .prepare(
      `select t.name as "table", c.name as "column", lower(c.type) as type from sqlite_schema t, pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like 'kysely_%'`,
    )
    .all()
  database.close()
  const kinds = new Set(columns.map((row) => String(row['column'])))
  assert.deepEqual(
    [...COLUMN_KINDS.keys()].filter((name) => !kinds.has(name)),
    [],
    'a kind that no column has',
  )
  for (const { table, column, type } of columns) {
    const kind = COLUMN_KINDS.get(String(column))
    assert.equal(kind === 'boolean', type === 'boolean', `${table}.${column} is ${type}`)
    if (kind === 'json') assert.equal(type, 'text', `${table}.${column}`)
  }
})
