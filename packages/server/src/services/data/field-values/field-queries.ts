/** Queries for the values of fields of one table. */
import { decimalOf, isA } from '@querent/contract'
import type { FieldRow, TableRow } from '../../../store/index.ts'
import type { FieldOfTable } from '../fields/index.ts'
import type { ValuesQuery } from './ask-database.ts'

/** A clause of the query language in its older form. */
export type Clause = readonly unknown[]

/** The column itself: without a unit, dates would be cut to days. */
export function columnOf(
  field: Pick<FieldRow, 'id' | 'effective_type'>,
  options: Record<string, unknown> = {},
): Clause {
  const unit = isA(field.effective_type, 'type/Temporal') ? { 'temporal-unit': 'default' } : {}
  return ['field', field.id, { ...unit, ...options }]
}

interface DistinctValues {
  /** Columns whose combinations are wanted. */
  columns: readonly Clause[]
  filters: readonly Clause[]
  orderBy: readonly Clause[]
  limit: number
  joins?: readonly Record<string, unknown>[]
}

/** Different rows of these columns. */
export function distinctValues(
  source: { databaseId: number; source: number | string },
  { columns, filters, orderBy, limit, joins = [] }: DistinctValues,
): ValuesQuery {
  const query = {
    'source-table': source.source,
    ...(joins.length === 0 ? {} : { joins }),
    breakout: columns,
    ...(filters.length === 0 ? {} : { filter: ['and', ...filters] }),
    'order-by': orderBy.map((column) => ['asc', column]),
    limit,
  }
  return { query: { database: source.databaseId, type: 'query', query } }
}

export function sourceOf({ db_id, id }: Pick<TableRow, 'db_id' | 'id'>) {
  return { databaseId: db_id, source: id }
}

/** All values but null. */
export function listQuery({ field, table }: FieldOfTable, limit: number): ValuesQuery {
  const column = columnOf(field)
  return distinctValues(sourceOf(table), {
    columns: [column],
    filters: [['not-null', column]],
    orderBy: [column],
    limit,
  })
}

/** A text anywhere in a column, in any case. */
export function holds(column: Clause, text: string): Clause {
  return ['contains', column, text, { 'case-sensitive': false }]
}

/** Different values of `field`, with those of `shown` when it is another, where `shown` holds the text. */
export function searchQuery(
  { field, table }: FieldOfTable,
  shown: FieldRow,
  text: string | undefined,
  limit: number,
): ValuesQuery {
  const column = columnOf(shown)
  return distinctValues(sourceOf(table), {
    columns: field.id === shown.id ? [column] : [columnOf(field), column],
    filters: [text === undefined ? ['not-null', column] : holds(column, text)],
    orderBy: [column],
    limit,
  })
}

/** What stands in `shown` for one value of `field`. */
export function pairQuery({ field, table }: FieldOfTable, shown: FieldRow, value: string): ValuesQuery {
  const columns = field.id === shown.id ? [columnOf(field)] : [columnOf(field), columnOf(shown)]
  const filters = [['=', columnOf(field), value]]
  return distinctValues(sourceOf(table), { columns, filters, orderBy: columns, limit: 1 })
}

/** Numbers of values and of different values. */
export function summaryQuery({ field, table }: FieldOfTable): ValuesQuery {
  const column = columnOf(field)
  const aggregation = [
    ['count', column],
    ['distinct', column],
  ]
  return { query: { database: table.db_id, type: 'query', query: { 'source-table': table.id, aggregation } } }
}

/** The text as a value of the field; undefined for text that is no number where one is needed. */
export function valueOfText({ base_type }: Pick<FieldRow, 'base_type'>, text: string): string | number | undefined {
  if (!isA(base_type, 'type/Number')) return text
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return undefined
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : typeof decimalOf(text) === 'number'
  return isExact ? number : text.trim()
}
