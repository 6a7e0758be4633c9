/** A filter as an editor shows it: a column, what is asked of it, and values. */
import type { Clause } from '../types.ts'

export type CompareOperator =
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'between'
  | 'contains'
  | 'does-not-contain'
  | 'starts-with'
  | 'ends-with'
  | 'is-null'
  | 'not-null'
  | 'is-empty'
  | 'not-empty'

export interface Compare {
  readonly kind: 'compare'
  readonly column: Clause
  readonly operator: CompareOperator
  readonly values: readonly unknown[]
  /** Of texts; true where it is not said. */
  readonly caseSensitive?: boolean
}

/** A span of whole units that is counted from now: −3 months are the three before this one; 0 is the current unit. */
export interface Relative {
  readonly kind: 'relative'
  readonly column: Clause
  readonly amount: number
  readonly unit: string
  readonly includeCurrent?: boolean
  /** Shifts the span: −2 years begins it two years earlier. */
  readonly offset?: { readonly amount: number; readonly unit: string }
}

/** Certain dates: ISO texts, days without a time of day. `before` and `after` exclude the date, `between` includes both. */
export interface Dates {
  readonly kind: 'dates'
  readonly column: Clause
  readonly operator: 'on' | 'before' | 'after' | 'between'
  readonly values: readonly string[]
}

export const EXCLUDED_UNITS = ['day-of-week', 'month-of-year', 'quarter-of-year', 'hour-of-day'] as const
export type ExcludedUnit = (typeof EXCLUDED_UNITS)[number]

/** All but some parts of dates, which are numbered as results number them: months 1–12, days by the week's first day. */
export interface Exclude {
  readonly kind: 'exclude'
  readonly column: Clause
  readonly unit: ExcludedUnit
  readonly values: readonly number[]
}

/** A box on the map, in degrees. */
export interface Inside {
  readonly kind: 'inside'
  readonly latitude: Clause
  readonly longitude: Clause
  readonly north: number
  readonly west: number
  readonly south: number
  readonly east: number
}

export type FilterParts = Compare | Relative | Dates | Exclude | Inside
