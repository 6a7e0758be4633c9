/** Short ways to run statements on a data source in tests. */
import type { Change, DataSource, Row, Statement, TextBatch } from '@querent/query'

/** A reading statement in UTC that nobody cancels, unless said otherwise. */
export function statement(sql: string, more: Partial<Statement> = {}): Statement {
  const { signal } = new AbortController()
  return { sql, params: [], timeZone: 'UTC', holdsSql: true, signal, access: 'read', ...more }
}

/** All rows of a statement. */
export async function rowsFrom(source: DataSource, sql: string, more: Partial<Statement> = {}): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of await source.run(statement(sql, more))) rows.push(...batch)
  return rows
}

/** All rows of a statement, read as text; null where a cell is. */
export async function textsFrom(
  source: DataSource,
  sql: string,
  more: Partial<Statement> = {},
): Promise<(string | null)[][]> {
  const stream = await source.run(statement(sql, more))
  const rows: (string | null)[][] = []
  for await (const batch of stream.texts?.() ?? []) rows.push(...rowsOfTexts(batch))
  return rows
}

/** The cells of a batch, row by row. */
export function rowsOfTexts({ rowCount, columnCount, bytes, bounds }: TextBatch): (string | null)[][] {
  const cell = (index: number): string | null => {
    const [start = 0, end] = bounds.subarray(index * 2, index * 2 + 2)
    return start < 0 ? null : Buffer.from(bytes.subarray(start, end)).toString()
  }
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (_cell, column) => cell(row * columnCount + column)),
  )
}

/** The columns of a statement as pairs of database type and base type. */
export async function typesFrom(source: DataSource, sql: string): Promise<[string, string][]> {
  const stream = await source.run(statement(sql))
  const types = stream.columns.map(({ databaseType, baseType }): [string, string] => [databaseType, baseType])
  const reader = stream[Symbol.asyncIterator]()
  while ((await reader.next()).done !== true);
  return types
}

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What a change of one step gives. */
export async function written(source: DataSource, sql: string, given: Partial<Change> = {}): Promise<Row[]> {
  const { signal } = new AbortController()
  const steps = [{ sql, params: [] }]
  const [result] = await source.change({ steps, timeZone: 'UTC', holdsSql: true, signal, ...given })
  return result?.rows ?? []
}
