/** What kind of values a column has. */

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

/** 0 for countries, 1 for states, 2 for cities, 3 for postal codes; null for what is no place. */
export function placeRank({ semantic_type }: Pick<Typed, 'semantic_type'>): number | null {
  const rank = PLACES.findIndex((type) => type === semantic_type)
  return rank < 0 ? null : rank
}

function isCoordinate(semantic: string | null | undefined): boolean {
  return semantic === 'type/Latitude' || semantic === 'type/Longitude'
}
