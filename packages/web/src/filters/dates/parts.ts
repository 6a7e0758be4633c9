/** What a date filter says, as an editor shows it. */
import { lookup } from '@querent/contract/lookup/index.ts'

export const DATE_UNITS = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const
export type DateUnit = (typeof DATE_UNITS)[number] | 'second' | 'millisecond'

export interface RelativeDates {
  readonly kind: 'relative'
  /** Whole units before (negative) or after the current one; 0 is the current one. */
  readonly amount: number
  readonly unit: DateUnit
  /** Only where `amount` is not 0. */
  readonly includeCurrent: boolean
  /** How much further away from now. Only where `amount` is not 0. */
  readonly offset: { readonly amount: number; readonly unit: DateUnit } | null
}

export type ExcludedUnit = 'days' | 'months' | 'quarters' | 'hours'

export type DateFilter =
  | RelativeDates
  /** A day, or a minute or second of one: `2024-03-05`, `2024-03-05T10:20`. */
  | { readonly kind: 'at'; readonly date: string }
  /** `2024-03`. */
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'quarter'; readonly year: number; readonly quarter: number }
  /** Both ends belong to it; a range with one end lies strictly after or before its day. One of them may be null. */
  | { readonly kind: 'range'; readonly start: string | null; readonly end: string | null }
  /** Days count from 1 for Monday, months and quarters from 1, hours from 0. */
  | { readonly kind: 'exclude'; readonly unit: ExcludedUnit; readonly values: readonly number[] }

export const EXCLUDED: Readonly<Record<ExcludedUnit, { readonly words: readonly string[]; readonly first: number }>> = {
  days: { words: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], first: 1 },
  months: {
    words: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    first: 1,
  },
  quarters: { words: ['1', '2', '3', '4'], first: 1 },
  hours: { words: Array.from({ length: 24 }, (_, hour) => String(hour)), first: 0 },
}

const KINDS: Readonly<Record<string, readonly DateFilter['kind'][]>> = lookup({
  date: ['at'],
  'date/single': ['at'],
  'date/range': ['range'],
  'date/month-year': ['month'],
  'date/quarter-year': ['quarter'],
  'date/relative': ['relative'],
})

/** The kinds that a parameter of the type takes. */
export function dateKindsOf(type: string): readonly DateFilter['kind'][] {
  return KINDS[type] ?? ['relative', 'at', 'month', 'quarter', 'range', 'exclude']
}
