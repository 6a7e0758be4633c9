/** Lengths of calendar periods, to tell whether two times are one period apart. */
const MINUTE = 1 / 1440

/** Days from one period to the next, from shortest to longest: months and years differ. */
const PERIODS: readonly [unit: string, least: number, most: number][] = [
  ['second', MINUTE / 60, MINUTE / 60],
  ['minute', MINUTE, MINUTE],
  ['hour', 1 / 24, 1 / 24],
  ['day', 1, 1],
  ['week', 7, 7],
  ['month', 28, 31],
  ['quarter', 90, 92],
  ['year', 365, 366],
]

/** Where clocks change, a day has 23 or 25 hours. */
const CLOCK_CHANGE = 1 / 24
const ROUNDING = 1e-6

/** True when `days` lie between the beginnings of two neighboring periods. */
export function isOnePeriod(unit: string, days: number): boolean {
  const period = PERIODS.find(([name]) => name === unit)
  return period !== undefined && fits(period, days)
}

/** The unit in which times that are `days` apart follow each other; null for none. */
export function unitOfStep(days: number): string | null {
  return PERIODS.find((period) => fits(period, days))?.[0] ?? null
}

function fits([, least, most]: (typeof PERIODS)[number], days: number): boolean {
  const slack = least >= 1 ? CLOCK_CHANGE + ROUNDING : least * 0.01
  return days >= least - slack && days <= most + slack
}

const DAY_MS = 86_400_000
const HAS_ZONE = /(Z|[+-]\d\d(:?\d\d)?)$/

/** Days since 1970-01-01 of a date or a point in time as the engines give it, wall times as UTC; NaN for others. */
export function daysOf(text: string): number {
  if (text.length === 10) return Date.parse(text) / DAY_MS
  return Date.parse(HAS_ZONE.test(text.slice(10)) ? text : `${text}Z`) / DAY_MS
}
