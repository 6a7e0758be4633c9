/** SQL in lines that are easy to read. Loaded when somebody asks for it. */
import { lookup } from '@querent/contract/lookup/index.ts'
import {
  formatDialect,
  mariadb,
  mysql,
  postgresql,
  redshift,
  sql,
  sqlite,
  tidb,
  duckdb,
  type DialectOptions,
} from 'sql-formatter'

const DIALECTS: Readonly<Record<string, DialectOptions>> = lookup({
  postgres: postgresql,
  cockroachdb: postgresql,
  redshift,
  duckdb,
  mysql,
  mariadb,
  tidb,
  sqlite,
})
/** Tags and optional blocks stay as they are. */
const TAGS = [String.raw`\{\{[^{}]*\}\}`, String.raw`\[\[`, String.raw`\]\]`].map((regex) => ({ regex }))

/** The same SQL with other blanks alone. Throws where it cannot be read, or more than blanks would change. */
export function formatSql(text: string, engine: string): string {
  const formatted = formatDialect(text, { dialect: DIALECTS[engine] ?? sql, paramTypes: { custom: TAGS } })
  if (formatted.replaceAll(/\s+/g, '') !== text.replaceAll(/\s+/g, '')) throw new Error('The SQL would change.')
  return formatted
}
