/** Short ways to run statements on a data source in tests. */
import type { DataSource, Row, Statement } from '@querent/query'

/** A reading statement in UTC that nobody cancels, unless said otherwise. */
export function statement(sql: string, more: Partial<Statement> = {}): Statement {
  return { sql, params: [], timeZone: 'UTC', signal: new AbortController().signal, access: 'read', ...more }
}

/** All rows of a statement. */
export async function rowsFrom(source: DataSource, sql: string, more: Partial<Statement> = {}): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of await source.run(statement(sql, more))) rows.push(...batch)
  return rows
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
