/** What kind of values a column has, and how columns are bucketed. */
import { sameColumn, withOptions } from './clause.ts'
import type { Clause, Column } from './types.ts'

export type ColumnKind = 'number' | 'text' | 'date' | 'time' | 'boolean' | 'id' | 'place' | 'coordinate' | 'other'

/** What tells the kind of a column: of a description as of a result. */
export interface Typed {
  readonly base_type: string
  readonly effective_type?: string | null
  readonly semantic_type?: string | null
}

const PLACES = ['type/Country', 'type/State', 'type/City', 'type/ZipCode'] as const
const NUMBERS = /^type\/(?:Number|Integer|BigInteger|Float|Decimal|Currency|Quantity)$/
const DATES = /^type\/(?:Date|DateTime|Instant|DateTimeWith\w+|Temporal)$/
const TEXTS = /^type\/(?:Text|TextLike|UUID|PostgresEnum|MySQLEnum|IPAddress)$/

export function kindOf({ base_type, effective_type, semantic_type }: Typed): ColumnKind {
  const type = effective_type ?? base_type
  if (semantic_type === 'type/PK' || semantic_type === 'type/FK') return 'id'
  if (type === 'type/Boolean') return 'boolean'
  if (DATES.test(type)) return 'date'
  if (type.startsWith('type/Time')) return 'time'
  if (NUMBERS.test(type)) return isCoordinate(semantic_type) ? 'coordinate' : 'number'
  if (TEXTS.test(type)) return placeRank({ semantic_type }) === null ? 'text' : 'place'
  return 'other'
}

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

/** 0 for countries, 1 for states, 2 for cities, 3 for postal codes; null for what is no place. */
export function placeRank({ semantic_type }: Pick<Typed, 'semantic_type'>): number | null {
  const rank = PLACES.findIndex((type) => type === semantic_type)
  return rank < 0 ? null : rank
}

function isCoordinate(semantic: string | null | undefined): boolean {
  return semantic === 'type/Latitude' || semantic === 'type/Longitude'
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
