import type { Load, LoadColumn, LoadType } from '@querent/query'

/** How an engine writes the tables of loads. */
export interface LoadSyntax {
  types: Readonly<Record<LoadType, string>>
  quoteIdentifier(name: string): string
}

/** `"name" type`, as tables are made of. */
export function columnSql({ name, type }: LoadColumn, syntax: LoadSyntax): string {
  return `${syntax.quoteIdentifier(name)} ${syntax.types[type]}`
}

/** The columns of a new table, with its key. */
function newColumns({ columns, keyColumn }: Pick<Load, 'columns' | 'keyColumn'>): LoadColumn[] {
  return keyColumn === null ? [...columns] : [{ name: keyColumn, type: 'auto-key' }, ...columns]
}

/** `"a", "b"` */
export function columnNames(columns: readonly LoadColumn[], syntax: LoadSyntax): string {
  return columns.map(({ name }) => syntax.quoteIdentifier(name)).join(', ')
}

export function createTable(name: string, load: Pick<Load, 'columns' | 'keyColumn'>, syntax: LoadSyntax): string {
  const columns = newColumns(load).map((column) => columnSql(column, syntax))
  return `CREATE TABLE ${name} (${columns.join(', ')})`
}

/** What a table is called while it is made again under its own name: nobody else's table may be in the way. */
export function copyName(table: string): string {
  return `querent copy of ${table}`
}
