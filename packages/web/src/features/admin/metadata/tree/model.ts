/** Tables as a tree: databases, their schemas where there are several, tables. */
import type { ListedTable } from '../../../../api/table.ts'

interface SchemaGroup {
  schema: string
  tables: readonly ListedTable[]
}

/** Tables by schema, both by name. */
export function bySchema(tables: readonly ListedTable[]): SchemaGroup[] {
  return [...Map.groupBy(tables, ({ schema }) => schema ?? '')]
    .map(([schema, own]) => ({ schema, tables: own }))
    .sort((a, b) => a.schema.localeCompare(b.schema))
}

/** Tables whose names hold every word. */
export function findTables(tables: readonly ListedTable[], text: string): ListedTable[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return tables.filter(({ name, display_name, schema }) => {
    const names = `${schema ?? ''} ${name} ${display_name}`.toLocaleLowerCase()
    return words.every((word) => names.includes(word))
  })
}

export const isVisible = ({ visibility_type }: Pick<ListedTable, 'visibility_type'>) => visibility_type === null

export const idOfDatabase = (id: number) => `database:${id}`
export const idOfSchema = (databaseId: number, schema: string) => `schema:${databaseId}:${schema}`
export const idOfTable = (id: number) => `table:${id}`

/** The table that a node stands for. */
export function tableOf(node: string): number | undefined {
  const [kind, id] = node.split(':')
  return kind === 'table' ? Number(id) : undefined
}
