/** What tests of drivers share. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import {
  type ColumnDescription,
  ConnectionError,
  type DataSource,
  type DataSourceOptions,
  type DriverColumn,
  type Row,
  type Statement,
} from '@querent/query'

export const TEST_OPTIONS: DataSourceOptions = { maxSessions: 3, connectTimeoutMs: 10_000, idleTimeoutMs: 60_000 }

/** A folder of its own for the test file, removed after its tests. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'querent-test-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A reading statement without parameters in UTC, but for what is given. */
export function statement(sql: string, given: Partial<Statement> = {}): Statement {
  const { signal } = new AbortController()
  return { sql, params: [], timeZone: 'UTC', holdsSql: true, signal, access: 'read', ...given }
}

/** The whole result. */
export async function readAll(
  source: DataSource,
  sql: string,
  given: Partial<Statement> = {},
): Promise<{ columns: readonly DriverColumn[]; rows: Row[] }> {
  const stream = await source.run(statement(sql, given))
  const rows: Row[] = []
  for await (const batch of stream) rows.push(...batch)
  return { columns: stream.columns, rows }
}

/** The error of a connection that fails; the source is closed. */
export async function failureOf(source: DataSource): Promise<ConnectionError> {
  try {
    await source.check(new AbortController().signal)
  } catch (error) {
    assert.ok(error instanceof ConnectionError, String(error))
    return error
  } finally {
    await source.close()
  }
  assert.fail('connected')
}

/** The columns of a table, each as `0 id int4 Integer pk auto required indexed`. */
export function columnLines(columns: readonly ColumnDescription[], table: string): string[] {
  return columns
    .filter((column) => column.table === table)
    .map((column) => {
      const marks = [
        column.isPrimaryKey && 'pk',
        column.isAutoIncrement && 'auto',
        column.isGenerated === true && 'generated',
        column.isRequired && 'required',
        column.isIndexed && 'indexed',
      ]
      const parts = [String(column.position), column.name, column.databaseType, column.baseType.slice(5), ...marks]
      return parts.filter(Boolean).join(' ')
    })
}
