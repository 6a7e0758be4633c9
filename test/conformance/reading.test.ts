/** A question on a saved question holds SQL of people within ours: whatever the pipeline writes has to pass as reading. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Lexis, ReadingRules } from '@querent/query'
import { DUCKDB_LEXIS } from '../../packages/drivers/src/duckdb/lexis.ts'
import { DUCKDB_READING } from '../../packages/drivers/src/duckdb/reading.ts'
import { MYSQL_LEXIS } from '../../packages/drivers/src/mysql/lexis.ts'
import { MYSQL_READING } from '../../packages/drivers/src/mysql/reading.ts'
import { POSTGRES_LEXIS } from '../../packages/drivers/src/postgres/lexis.ts'
import { POSTGRES_READING } from '../../packages/drivers/src/postgres/reading.ts'
import { SQLITE_LEXIS } from '../../packages/drivers/src/sqlite/lexis.ts'
import { SQLITE_READING } from '../../packages/drivers/src/sqlite/reading.ts'
import { requireReading } from '../support/require-reading.ts'

const FOLDER = join(import.meta.dirname, 'sql')
const ENGINES: readonly [engine: string, lexis: Lexis, rules: ReadingRules][] = [
  ['postgres', POSTGRES_LEXIS, POSTGRES_READING],
  ['mysql', MYSQL_LEXIS, MYSQL_READING],
  ['sqlite', SQLITE_LEXIS, SQLITE_READING],
  ['duckdb', DUCKDB_LEXIS, DUCKDB_READING],
]

for (const [engine, lexis, rules] of ENGINES) {
  test(`all SQL of the fixtures reads: ${engine}`, () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(`.${engine}.sql`))
    const statements = files.flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split(/^-- # .*$/m))
    assert.ok(statements.length > 100)
    for (const sql of statements) requireReading(sql, lexis, rules)
  })
}
