import type { Load, LoadColumn } from '@querent/query'
import { columnNames, columnSql, createTable, type LoadSyntax } from '../../shared/loads/load-sql.ts'

/** Names of types that say how the values are read again. */
const SYNTAX: LoadSyntax = {
  types: {
    boolean: 'boolean',
    integer: 'bigint',
    float: 'double',
    'varchar-255': 'varchar(255)',
    text: 'text',
    date: 'date',
    datetime: 'datetime',
    'offset-datetime': 'timestamp with local time zone',
    'auto-key': 'integer PRIMARY KEY AUTOINCREMENT',
  },
  quoteIdentifier: quoted,
}

export type LoadTable = Pick<Load, 'mode' | 'columns' | 'keyColumn' | 'added' | 'widened'> & { table: string }

export function createSql(load: LoadTable): string {
  return createTable(quoted(load.table), load, SYNTAX)
}

export function addSql({ table }: LoadTable, column: LoadColumn): string {
  return `ALTER TABLE ${quoted(table)} ADD COLUMN ${columnSql(column, SYNTAX)}`
}

/** Inserts so many rows. */
export function insertSql({ table, columns }: LoadTable, rowCount: number): string {
  const row = `(${columns.map(() => '?').join(', ')})`
  const rows = Array.from({ length: rowCount }, () => row)
  return `INSERT INTO ${quoted(table)} (${columnNames(columns, SYNTAX)}) VALUES ${rows.join(', ')}`
}

const HEAD = /^create\s+table\s+(?:"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|[^\s("`[]+)\s*\(/i

/**
 * The statement that makes the table as it is to be, under another name: SQLite can change no type, and add no key.
 * @param made the statement that made it
 * @throws {Error} it was not made by a load.
 */
export function rebuiltSql(made: string, name: string, { keyColumn, widened }: LoadTable): string {
  const key = keyColumn === null ? '' : `${columnSql({ name: keyColumn, type: 'auto-key' }, SYNTAX)}, `
  if (!HEAD.test(made)) throw new Error('The table cannot be changed.')
  const head = `CREATE TABLE ${quoted(name)} (${key}`
  return widened.reduce(
    widenedSql,
    made.replace(HEAD, () => head),
  )
}

function widenedSql(made: string, column: LoadColumn): string {
  const name = quoted(column.name).replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const found = made.match(new RegExp(`${name} (?:boolean|bigint|varchar\\(255\\))(?=[,)])`, 'gi')) ?? []
  if (found.length !== 1) throw new Error(`The type of the column ${column.name} cannot be changed.`)
  return made.replace(found[0]!, () => columnSql(column, SYNTAX))
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
