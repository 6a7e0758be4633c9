/** A prepared statement as people read it. */
import { format } from 'sql-formatter'
import type { Dialect, PreparedQuery } from '@querent/query'

const LINE_CHARACTERS = 100

/** The SQL over several lines, below its parameters in their order, as comments; SQL that the formatter cannot read stays as it is. */
export function statementText(prepared: PreparedQuery, { grammar }: Dialect): string {
  return plainText({ ...prepared, sql: formatted(prepared.sql, grammar) })
}

/** The same with the SQL as the compiler gives it. */
export function plainText({ sql, params }: PreparedQuery): string {
  return [...params.map((value, index) => `-- ${index + 1}: ${parameterText(value)}`), sql].join('\n')
}

function parameterText(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

function formatted(sql: string, language: Dialect['grammar']): string {
  try {
    return format(sql, { language, expressionWidth: LINE_CHARACTERS })
  } catch {
    return sql
  }
}
