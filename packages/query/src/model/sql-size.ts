import { QueryError } from '../errors.ts'

/** Characters of SQL, with snippets and the like put in: it is read before it runs, and others wait for that. */
const MAX_SQL = 250_000

/** @throws {QueryError} `invalid-query` for SQL of more characters than are taken. */
export function requireShortSql(characters: number, extra: Record<string, unknown> = {}): void {
  if (characters <= MAX_SQL) return
  const at = typeof extra['path'] === 'string' ? ` (at ${extra['path']})` : ''
  throw new QueryError(
    'invalid-query',
    `The SQL is longer than ${MAX_SQL.toLocaleString('en')} characters.${at}`,
    extra,
  )
}
