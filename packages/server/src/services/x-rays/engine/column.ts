/** The columns that an x-ray may use, and which kind of values each has: from types and fingerprints alone, no data is asked. */
import { isA, type EntityType } from '@querent/contract'
import type { Fingerprint } from '@querent/query'

/** A clause of the query language in its older form. */
export type Clause = readonly unknown[]

export type Kind =
  | 'key'
  | 'foreign-key'
  | 'time'
  | 'number'
  | 'latitude'
  | 'longitude'
  | 'country'
  | 'state'
  | 'category'
  | 'flag'
  | 'text'
  | 'other'

/** How the table of a column is reached from the subject's. */
export interface Via {
  /** The foreign key. */
  fieldId: number
  targetFieldId: number
  tableId: number
  /** The display name of the table. */
  label: string
  entity: EntityType | null
}

/** What the app database knows of a column. */
export interface KnownColumn {
  id: number | null
  name: string
  label: string
  /** The effective type. */
  type: string
  semantic: string | null
  /** Null where nothing is known, and for people who do not see all rows. */
  fingerprint: Fingerprint | null
  /** Its numbers can be put into ranges, also where the fingerprint must not be shown; false when left out. */
  hasRange?: boolean
  /** Null for a column of the subject itself. */
  via: Via | null
}

export interface Column extends KnownColumn {
  kind: Kind
  /** Not all rows were looked at: there may be values beyond those that the fingerprint knows. */
  isSampled: boolean
  ref: Clause
}

/** @param rows How many rows the column's table has, as far as that is known. */
export function columnOf(known: KnownColumn, rows: number | null): Column {
  const isSampled = rows === null || rows > SAMPLE
  return { ...known, kind: kindOf(known, rows), isSampled, ref: referenceTo(known) }
}

/** With options, such as a unit of time. */
export function referenceTo(column: Pick<Column, 'id' | 'name' | 'type' | 'via'>, options: object = {}): Clause {
  const { id, name, type, via } = column
  const path = via === null ? {} : { 'source-field': via.fieldId }
  const all = { ...(id === null && { 'base-type': type }), ...path, ...options }
  return ['field', id ?? name, Object.keys(all).length === 0 ? null : all]
}

/** How many different values were seen; null where that is not known. */
export function distinctOf({ fingerprint }: Pick<KnownColumn, 'fingerprint'>): number | null {
  return fingerprint?.global['distinct-count'] ?? null
}

/** The share of rows without a value, from 0 to 1. */
export function emptyShare({ fingerprint }: Pick<KnownColumn, 'fingerprint'>): number {
  return fingerprint?.global['nil%'] ?? 0
}

/** Nothing can be learned from it: it has no values, or the same in every row. */
export function isConstant(column: Pick<KnownColumn, 'fingerprint'>): boolean {
  const distinct = distinctOf(column)
  return distinct !== null && distinct < 2
}

/** A number of some table's rows, whatever the data model says of it. */
const KEY_NAME = /(?:^|[_\s])(?:id|uuid|guid|key)$|[a-z]ID$|[a-z]Id$/
const UNREAD = new Set([
  'type/URL',
  'type/ImageURL',
  'type/AvatarURL',
  'type/Email',
  'type/Description',
  'type/Comment',
  'type/SerializedJSON',
  'type/Address',
])
const GROUPED = new Set(['type/Category', 'type/Enum', 'type/Source', 'type/City', 'type/Product', 'type/Company'])
const NAMES = new Set(['type/Name', 'type/Title'])
/** First and last names: the most frequent ones say nothing of anybody. */
const PERSON_NAME = /(?:^|_)(?:first|last|middle|given|family|sur|full)_?name$/i
/** Beyond so many names the ten largest are hardly any of the rows. */
const MANY_NAMES = 100

function kindOf(column: KnownColumn, rows: number | null): Kind {
  const { type, semantic, name } = column
  if (semantic === 'type/PK') return 'key'
  if (semantic === 'type/FK') return 'foreign-key'
  if (isA(type, 'type/Large') || isA(type, 'type/UUID')) return 'other'
  if (isA(type, 'type/HasDate')) return 'time'
  if (isA(type, 'type/Boolean')) return 'flag'
  if (isA(type, 'type/Number')) return numberKind(semantic, name)
  if (!isA(type, 'type/Text') && !isA(type, 'type/TextLike')) return 'other'
  return textKind(column, rows)
}

function numberKind(semantic: string | null, name: string): Kind {
  if (semantic === 'type/Latitude') return 'latitude'
  if (semantic === 'type/Longitude') return 'longitude'
  if (KEY_NAME.test(name)) return 'key'
  return semantic === 'type/Category' || semantic === 'type/Enum' || semantic === 'type/ZipCode' ? 'category' : 'number'
}

/** Texts longer than this on average are read, not compared. */
const LONG_TEXT = 60
/** Rows that fingerprints are made of, at most. */
const SAMPLE = 10_000
/** Texts with more different values than this share of rows name single rows. */
const NAMING = 0.5

function textKind(column: KnownColumn, rows: number | null): Kind {
  const { semantic, name, fingerprint, via } = column
  if (KEY_NAME.test(name)) return 'other'
  if (semantic === 'type/Country') return 'country'
  if (semantic === 'type/State') return 'state'
  if (semantic !== null && UNREAD.has(semantic)) return 'text'
  if (PERSON_NAME.test(name)) return 'text'
  if (semantic === 'type/Name' && (distinctOf(column) ?? 0) > MANY_NAMES) return 'text'
  // Names in another table are few beside the rows that point there.
  if (semantic !== null && NAMES.has(semantic)) return via === null && isNaming(column, rows) ? 'text' : 'category'
  if ((fingerprint?.type?.['type/Text']?.['average-length'] ?? 0) > LONG_TEXT) return 'text'
  if (isNaming(column, rows)) return 'text'
  if (semantic !== null && GROUPED.has(semantic)) return 'category'
  return fingerprint === null ? 'text' : 'category'
}

function isNaming(column: KnownColumn, rows: number | null): boolean {
  const distinct = distinctOf(column)
  if (distinct === null) return column.semantic === 'type/Name' || column.semantic === 'type/Title'
  return distinct > 30 && distinct >= NAMING * Math.min(rows ?? SAMPLE, SAMPLE)
}
