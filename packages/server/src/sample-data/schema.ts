import type { EntityType, SemanticType } from '@querent/contract'
import type { SQLInputValue } from 'node:sqlite'

/** One column of the sample: its SQL declaration, and what sync cannot read from an SQLite file. */
interface SampleColumn {
  name: string
  /** References and times have an index, for questions join, group and filter by them. */
  type: 'INTEGER' | 'DOUBLE' | 'TEXT' | `VARCHAR(${number})` | `CHAR(${number})` | 'DATE' | 'TIMESTAMP' | 'BOOLEAN'
  description: string
  /** Left to sync where there is none. */
  semantic_type?: SemanticType | undefined
  isNullable?: boolean
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

export function column(
  name: string,
  type: SampleColumn['type'],
  description: string,
  semantic_type?: SemanticType,
): SampleColumn {
  return { name, type, description, semantic_type }
}

/** A column that may be null. */
export function optional(...definition: Parameters<typeof column>): SampleColumn {
  return { ...column(...definition), isNullable: true }
}

export function reference(name: string, references: string, description: string): SampleColumn {
  return { name, type: 'INTEGER', description, references }
}

export function createdAt(description: string): SampleColumn {
  return column('CREATED_AT', 'TIMESTAMP', description, 'type/CreationTimestamp')
}

/** The statement that creates a table. */
export function createTableSql({ name, columns }: SampleTable): string {
  return `create table "${name}" (\n  ${columns.map(columnSql).join(',\n  ')}\n)`
}

/** The statements that create its indexes; cheaper to run after the rows are in. */
export function createIndexSql(table: SampleTable): string[] {
  return table.columns
    .filter(({ references, type }) => references !== undefined || type === 'TIMESTAMP')
    .map(({ name }) => `create index "${table.name}_${name}" on "${table.name}" ("${name}")`)
}

/** An insert that takes a row. */
export function insertSql({ name, columns }: SampleTable): string {
  return `insert into "${name}" values (${columns.map((column) => `@${column.name}`).join(', ')})`
}

function columnSql({ name, type, isNullable, references }: SampleColumn): string {
  const key = name === 'ID' ? ' primary key' : ''
  const required = isNullable ? '' : ' not null'
  return `"${name}" ${type}${key}${required}${references ? ` references "${references}" ("ID")` : ''}`
}
