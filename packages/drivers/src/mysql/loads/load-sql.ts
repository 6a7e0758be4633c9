import type { Load, LoadColumn } from '@querent/query'
import { columnNames, columnSql, createTable, type LoadSyntax } from '../../shared/loads/load-sql.ts'

const SYNTAX: LoadSyntax = {
  types: {
    boolean: 'tinyint(1)',
    integer: 'bigint',
    float: 'double',
    'varchar-255': 'varchar(255)',
    text: 'longtext',
    date: 'date',
    datetime: 'datetime(6)',
    // Left to itself, MariaDB fills in the current time.
    'offset-datetime': 'timestamp(6) NULL DEFAULT NULL',
    'auto-key': 'bigint NOT NULL AUTO_INCREMENT PRIMARY KEY',
  },
  quoteIdentifier: quoted,
}

/** More of them are too many bytes for a row, with texts of all languages. */
const MOST_SHORTS = 60

/** Texts of all languages, and an engine that takes back what fails, whatever the server's defaults. */
export function createSql(name: string, load: Load): string {
  const shorts = load.columns.filter(({ type }) => type === 'varchar-255')
  const types = shorts.length > MOST_SHORTS ? { ...SYNTAX.types, 'varchar-255': 'text' } : SYNTAX.types
  return `${createTable(quoted(name), load, { ...SYNTAX, types })} ENGINE = InnoDB CHARACTER SET = utf8mb4`
}

/** New columns, wider ones, and a key; undefined when nothing changes. */
export function alterSql({ table, keyColumn, added, widened }: Load): string | undefined {
  const key: LoadColumn[] = keyColumn === null ? [] : [{ name: keyColumn, type: 'auto-key' }]
  return alteration(table.name, [
    ...key.map((column) => `ADD COLUMN ${columnSql(column, SYNTAX)} FIRST`),
    ...added.map((column) => `ADD COLUMN ${columnSql(column, SYNTAX)}`),
    ...widened.map((column) => `MODIFY COLUMN ${columnSql(column, SYNTAX)}`),
  ])
}

/**
 * Takes `alterSql` back.
 * @param made what the server says that makes the table, which has a line for each column
 */
export function restoreSql({ table, keyColumn, added, widened }: Load, made: string): string | undefined {
  const lines = made.split('\n').map((line) => line.trim().replace(/,$/, ''))
  const dropped = [...(keyColumn === null ? [] : [keyColumn]), ...added.map(({ name }) => name)]
  const before = widened.flatMap(({ name }) => lines.filter((line) => line.startsWith(`${quoted(name)} `)))
  return alteration(table.name, [
    ...dropped.map((name) => `DROP COLUMN ${quoted(name)}`),
    ...before.map((line) => `MODIFY COLUMN ${line}`),
  ])
}

function alteration(table: string, parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : `ALTER TABLE ${quoted(table)} ${parts.join(', ')}`
}

/** `INSERT` up to its rows. */
export function insertSql(name: string, load: Load): string {
  return `INSERT INTO ${quoted(name)} (${columnNames(load.columns, SYNTAX)}) VALUES `
}

export function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}
