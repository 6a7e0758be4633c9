/** A prepared statement as people read it. */
import { hash } from 'node:crypto'
import { format } from 'sql-formatter'
import type { Dialect, PreparedQuery } from '@querent/query'

const LINE_CHARACTERS = 100
/** Such as the changes of a zone: which they are says their hash. */
const LONG_LIST = /(?<=\(|, )(-?\d+)((?:, -?\d+){20,})(?=, -?\d+)/g

/** The SQL over several lines, below its parameters in their order, as comments; SQL that the formatter cannot read stays as it is. */
export function statementText(prepared: PreparedQuery, { grammar }: Dialect): string {
  return withParameters(formatted(shortened(prepared.sql), grammar), prepared)
}

/** The same with the SQL as the compiler gives it. */
export function plainText(prepared: PreparedQuery): string {
  return withParameters(shortened(prepared.sql), prepared)
}

function shortened(sql: string): string {
  return sql.replaceAll(LONG_LIST, (_list, first: string, others: string) => {
    const count = others.split(',').length - 1
    return `${first} /* ${count} more, ${hash('sha256', others).slice(0, 8)} */`
  })
}

function withParameters(sql: string, { params }: PreparedQuery): string {
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
