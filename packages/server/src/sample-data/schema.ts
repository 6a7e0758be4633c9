import type { EntityType, SemanticType } from '@querent/contract'
import type { SQLInputValue } from 'node:sqlite'

/** One column of the sample: its SQL declaration and what sync cannot read from an SQLite file. */
export interface SampleColumn {
  name: string
  type: 'INTEGER' | 'DOUBLE' | 'TEXT' | `VARCHAR(${number})` | `CHAR(${number})` | 'DATE' | 'TIMESTAMP' | 'BOOLEAN'
  description: string
  semantic_type?: SemanticType
  isNullable?: boolean
  /** Dates that questions group and filter by; foreign keys have an index anyway. */
  isIndexed?: boolean
  /** The table whose ID this column holds. */
  references?: string
}

/** A table of the sample. Its first column is `ID`, the primary key. */
export interface SampleTable {
  name: string
  description: string
  entity_type: EntityType
  columns: readonly SampleColumn[]
}

/** A row by column name. */
export type SampleRow = Readonly<Record<string, SQLInputValue>>

/** The key that every table starts with. */
export function idColumn(description: string): SampleColumn {
  return { name: 'ID', type: 'INTEGER', description }
}

/** The statement that creates a table. */
export function createTableSql(table: SampleTable): string {
  return `create table ${quote(table.name)} (\n  ${table.columns.map(columnSql).join(',\n  ')}\n)`
}

/** The statements that create its indexes; cheaper to run after the rows are in. */
export function createIndexSql(table: SampleTable): string[] {
  return table.columns
    .filter((column) => column.references || column.isIndexed)
    .map(({ name }) => `create index ${quote(`${table.name}_${name}`)} on ${quote(table.name)} (${quote(name)})`)
}

/** An insert with one placeholder per column, in the table's order. */
export function insertSql(table: SampleTable): string {
  const names = table.columns.map(({ name }) => quote(name)).join(', ')
  return `insert into ${quote(table.name)} (${names}) values (${table.columns.map(() => '?').join(', ')})`
}

function columnSql(column: SampleColumn): string {
  const parts = [quote(column.name), column.type]
  if (column.name === 'ID') parts.push('primary key')
  if (!column.isNullable) parts.push('not null')
  if (column.references) parts.push(`references ${quote(column.references)} ("ID")`)
  return parts.join(' ')
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}
