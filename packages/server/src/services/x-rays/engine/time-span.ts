/** Which unit of time suits a column, and whether its last period is over. */
import type { Column } from './column.ts'

export type Unit = 'minute' | 'hour' | 'day' | 'month' | 'year'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The longest span of each unit, in milliseconds. */
const SPANS: readonly (readonly [Unit, number])[] = [
  ['minute', 3 * HOUR],
  ['hour', 7 * DAY],
  ['day', 183 * DAY],
  ['month', 3_653 * DAY],
]

interface Span {
  /** ISO-8601. */
  earliest: string
  latest: string
}

export function spanOf({ fingerprint }: Pick<Column, 'fingerprint'>): Span | null {
  const span = fingerprint?.type?.['type/DateTime']
  if (span === undefined) return null
  return Number.isNaN(Date.parse(span.earliest)) || Number.isNaN(Date.parse(span.latest)) ? null : span
}

/** A column of days is never cut finer; rows that nobody has looked at may be as new as now. */
export function unitOf(column: Pick<Column, 'fingerprint' | 'type' | 'isSampled'>, now: number): Unit {
  const span = spanOf(column)
  if (span === null) return 'day'
  const end = column.isSampled ? Math.max(now, Date.parse(span.latest)) : Date.parse(span.latest)
  const length = end - Date.parse(span.earliest)
  const unit = SPANS.find(([, longest]) => length < longest)?.[0] ?? 'year'
  return column.type === 'type/Date' && (unit === 'minute' || unit === 'hour') ? 'day' : unit
}

/** Characters of an ISO-8601 time that name its period. */
const PERIOD: Readonly<Record<Unit, number>> = { minute: 16, hour: 13, day: 10, month: 7, year: 4 }

/** Whether the last period of the column goes on now, so that its numbers still grow; null where the last one is not known. */
export function isLastOpen(column: Pick<Column, 'fingerprint' | 'isSampled'>, unit: Unit, now: number): boolean | null {
  const span = spanOf(column)
  if (span === null) return null
  const periodOf = (time: number) => new Date(time).toISOString().slice(0, PERIOD[unit])
  const isOpen = periodOf(Date.parse(span.latest)) === periodOf(now)
  return isOpen || !column.isSampled ? isOpen : null
}

/** Something happened in the last so many days, or that is not known. */
export function isRecent(column: Pick<Column, 'fingerprint' | 'isSampled'>, days: number, now: number): boolean {
  const span = spanOf(column)
  return span === null || column.isSampled || Date.parse(span.latest) >= now - days * DAY
}
