/** Questions of numbers over time, and which two of their periods an alert with reasons compares. */
import { isMap } from '@querent/contract'
import { QueryError, toForm } from '@querent/query'
import type { StoredCondition } from '../../../store/index.ts'
import { comparedBefore } from './compared.ts'

interface TimeQuestion {
  /** In the older form. */
  query: Record<string, unknown>
  /** The column of time, with its unit. */
  breakout: readonly unknown[]
  unit: string
}

export interface Compared {
  before: string
  after: string
  /** The same in words. */
  shown: { before: string; after: string }
}

/** Units of a clock; all others begin with a day. */
const CLOCK = new Set(['minute', 'hour'])
const DAYS = new Set(['day', 'week', 'month', 'quarter', 'year'])
/** How much of a date is read, by unit. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['year', 4],
  ['quarter', 7],
  ['month', 7],
])

/** Null for SQL, and for a question that is not grouped by one column of time alone. */
export function timeOf(datasetQuery: Record<string, unknown>): TimeQuestion | null {
  const query = older(datasetQuery)
  const inner = query?.['query']
  const breakouts = isMap(inner) && Array.isArray(inner['breakout']) ? inner['breakout'] : []
  const [breakout, more]: unknown[] = breakouts
  const options: unknown = Array.isArray(breakout) ? breakout[2] : null
  const unit = isMap(options) ? options['temporal-unit'] : null
  if (query === null || !Array.isArray(breakout) || more !== undefined || typeof unit !== 'string') return null
  return CLOCK.has(unit) || DAYS.has(unit) ? { query, breakout, unit } : null
}

function older(query: Record<string, unknown>): Record<string, unknown> | null {
  try {
    return toForm(query, 'legacy')
  } catch (error) {
    if (error instanceof QueryError) return null
    throw error
  }
}

/** The last row beside the one a week, a month or a year before, as the condition has it, or else beside the one before it. */
export function periodsOf(
  { unit }: TimeQuestion,
  condition: Extract<StoredCondition, { kind: 'change' }>,
  rows: readonly (readonly unknown[])[],
): Compared | null {
  const periods = rows.map(([period]) => period).filter((period) => typeof period === 'string')
  const after = periods.at(-1)
  if (after === undefined) return null
  const earlier = comparedBefore(condition, `${after.slice(0, 10)}T00:00:00Z`).slice(0, 10)
  const isOfDays = DAYS.has(unit) && condition.against !== 'last-run'
  const same = isOfDays ? periods.find((period) => period !== after && period.startsWith(earlier)) : undefined
  const before =
    same ??
    periods
      .filter((period) => period < after)
      .sort()
      .at(-1)
  if (before === undefined) return null
  const [from, to] = [literal(before, unit), literal(after, unit)]
  const length = LENGTHS.get(unit)
  return { before: from, after: to, shown: { before: from.slice(0, length), after: to.slice(0, length) } }
}

/** Without a zone: filters are read in that of the result. */
function literal(period: string, unit: string): string {
  return CLOCK.has(unit) ? period.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '') : period.slice(0, 10)
}
