/** How a column of a source is stored in a copy, and how far it is the source's (design: classes of columns). */
import type { CopiedClass, DriverColumn } from '@querent/query'

/** How the source orders the values: as DuckDB does, by a collation or by places of its own, or in a way that is not followed. */
type Order = 'alike' | 'collated' | 'listed' | 'other'

export interface StoredType {
  class: CopiedClass
  /** DuckDB's type, lower case; empty for an absent one. */
  type: string
  /** Why it is not `full`; null where it is. */
  note: string | null
  order: Order
  /** Its text may be spelled differently from the source's. */
  differsAsText: boolean
  /** Instants, whose wall times are stored, too. */
  isInstant: boolean
  /** An expression of the source over the column that is null where the value is what its type says. */
  guard: ((column: string) => string) | null
  /** Decimals whose scale is not known before the values are. */
  isUnscaled: boolean
  /** What is tried next if a value does not fit; null for `absent`. */
  otherwise: StoredType | null
}

/** What a copy has to know of an engine whose rows it keeps. */
export interface CopySource {
  typeOf(column: DriverColumn): StoredType
  /** The text of a SELECT expression that gives the name of the collation of a text column; null where columns have none. */
  collation: ((column: string) => string) | null
  /** A condition on a text column that holds where its collation takes different texts for equal ones; left out where none does. */
  mergesTexts?: (column: string) => string
  /** Whether texts under a collation of this name are ordered by their bytes. */
  isBinary(collation: string): boolean
  /** A SELECT of the names of collations that count for columns which do not name one; null where there are none. */
  collations: string | null
  /** Expressions for a decimal column: the digits of its fraction and those before it. */
  decimalSize: ((column: string) => { fraction: string; whole: string }) | null
}

const PLAIN: Omit<StoredType, 'class' | 'type'> = {
  note: null,
  order: 'alike',
  differsAsText: false,
  isInstant: false,
  guard: null,
  isUnscaled: false,
  otherwise: null,
}

export function full(type: string, given: Partial<StoredType> = {}): StoredType {
  return { ...PLAIN, class: 'full', type, ...given }
}

/** Only its cells are the source's: they may be selected and counted. */
export function shown(note: string, type = 'varchar'): StoredType {
  return { ...PLAIN, class: 'shown', type, note, order: 'other' }
}

export function absent(note: string): StoredType {
  return { ...PLAIN, class: 'absent', type: '', note, order: 'other' }
}

/** A decimal whose scale and size come from a look at the values. */
export const UNSCALED = full('decimal', { isUnscaled: true })
