/** What kind of values a column has, and how columns are bucketed. */
import { kindOf, type Typed } from '../../lib/columns/kind.ts'
import { sameColumn, withOptions } from './clause.ts'
import type { Clause, Column } from './types.ts'

/** True where `sum` and the like mean something. */
export function isMeasure(column: Typed): boolean {
  return kindOf(column) === 'number' && column.semantic_type !== 'type/Category'
}

/** True where rows fall into few groups, as far as types tell. */
export function isCategory(column: Typed): boolean {
  const kind = kindOf(column)
  if (kind === 'boolean' || kind === 'place') return true
  return (
    kind === 'text' &&
    !/^type\/(?:Description|URL|ImageURL|AvatarURL|Email|SerializedJSON|Comment)$/.test(column.semantic_type ?? '')
  )
}

/** True for a date without a time of day. */
export function isDay({ base_type, effective_type }: Typed): boolean {
  return (effective_type ?? base_type) === 'type/Date'
}

/** The reference in the buckets that a first look wants: months, bins, degrees; as it is for all else. */
export function bucketed(ref: Clause, column: Typed): Clause {
  const kind = kindOf(column)
  if (kind === 'date') return withOptions(ref, { 'temporal-unit': 'month' })
  if (kind === 'time') return withOptions(ref, { 'temporal-unit': 'hour' })
  if (kind === 'number' || kind === 'coordinate') return withOptions(ref, { binning: { strategy: 'default' } })
  return ref
}

/** A column of another table that is reached by a foreign key, in the shape of a described one. */
export function throughKey(key: Pick<Column, 'id' | 'ref' | 'display_name'>, column: Column): Column {
  const through = key.ref[1]['join-alias']
  const options = { 'source-field': key.id ?? undefined, 'source-field-join-alias': through }
  const table = key.display_name.replace(/ id$/i, '')
  return { ...column, display_name: `${table} → ${column.display_name}`, ref: withOptions(column.ref, options) }
}

/** The column that a reference means, its buckets aside. */
export function columnOf(ref: Clause, columns: readonly Column[]): Column | null {
  const exact = columns.find((column) => sameColumn(column.ref, ref))
  if (exact !== undefined || ref[0] !== 'field') return exact ?? null
  // Stored queries also refer to a column by id where it has a name, and the other way round.
  const alias = ref[1]['join-alias'] ?? null
  const same = (column: Column) => (column.id === ref[2] || column.name === ref[2]) && column.join_alias === alias
  return ref[1]['source-field'] === undefined ? (columns.find(same) ?? null) : null
}
