import type { TableMetadata } from '../../metadata.ts'
import type { Relation, TableReference } from '../../model/resolved.ts'
import type { ResolveContext } from '../context.ts'
import { tableColumns } from './table-columns.ts'

/** A table in a FROM clause; recorded for `authorize`. */
export function tableRelation(table: TableMetadata, context: ResolveContext, alias: string): Relation {
  const visible = context.restrict?.(table)
  const access: TableReference = {
    table,
    fieldIds: new Set(),
    cardId: context.cardPath[0] ?? null,
    restricted: visible?.stage ?? null,
  }
  context.found.tables.push(access)
  return { alias, content: { kind: 'table', table, access }, columns: visible?.columns ?? tableColumns(table) }
}
