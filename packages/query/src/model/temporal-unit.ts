/** Temporal units and their groups (contract: query-language, section 5). */
export const TRUNCATION_UNITS = [
  'millisecond',
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
] as const

export const EXTRACTION_UNITS = [
  'second-of-minute',
  'minute-of-hour',
  'hour-of-day',
  'day-of-week',
  'day-of-month',
  'day-of-year',
  'week-of-year',
  'month-of-year',
  'quarter-of-year',
  'year-of-era',
] as const

/** Units that only `temporal-extract` takes. */
export const MODE_EXTRACTION_UNITS = [
  'week-of-year-iso',
  'week-of-year-us',
  'week-of-year-instance',
  'day-of-week-iso',
] as const

/** A unit that cuts to the start of a period; also the units of intervals. */
export type TruncationUnit = (typeof TRUNCATION_UNITS)[number]
export type ExtractionUnit = (typeof EXTRACTION_UNITS)[number] | (typeof MODE_EXTRACTION_UNITS)[number]
/** A unit of a bucketed column; `default` marks one that is explicitly not bucketed. */
export type TemporalUnit = TruncationUnit | (typeof EXTRACTION_UNITS)[number] | 'default'

const truncations: ReadonlySet<string> = new Set(TRUNCATION_UNITS)
const extractions: ReadonlySet<string> = new Set([...EXTRACTION_UNITS, ...MODE_EXTRACTION_UNITS])
const bucketExtractions: ReadonlySet<string> = new Set(EXTRACTION_UNITS)
const timeUnits: ReadonlySet<string> = new Set([
  'default',
  'millisecond',
  'second',
  'minute',
  'hour',
  'minute-of-hour',
  'hour-of-day',
  'second-of-minute',
])
const dateUnits: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'year'])

export function isTruncationUnit(unit: string): unit is TruncationUnit {
  return truncations.has(unit)
}

export function isExtractionUnit(unit: string): unit is ExtractionUnit {
  return extractions.has(unit)
}

export function isTemporalUnit(unit: string): unit is TemporalUnit {
  return unit === 'default' || truncations.has(unit) || bucketExtractions.has(unit)
}

/** True for units of a day and more. */
export function isDateUnit(unit: string): unit is 'day' | 'week' | 'month' | 'quarter' | 'year' {
  return dateUnits.has(unit)
}

/** True for units that fit a column without a date. */
export function isTimeUnit(unit: string): boolean {
  return timeUnits.has(unit)
}

/** `month-of-year` → `Month of year`: the suffix of a bucketed column's display name. */
export function unitLabel(unit: string): string {
  const words = unit.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
