/** Cutting and moving wall time by units; the same rules as the dialects' SQL. */
import type { TruncationUnit } from '../model/temporal-unit.ts'
import { Time } from '../zones/index.ts'

/** Start of the period that holds `at`. `startOfWeek`: 0 for Sunday to 6. */
export function truncate(
  at: Temporal.PlainDateTime,
  unit: TruncationUnit,
  startOfWeek: number,
): Temporal.PlainDateTime {
  switch (unit) {
    case 'millisecond':
    case 'second':
    case 'minute':
    case 'hour':
    case 'day':
      return at.round({ smallestUnit: unit, roundingMode: 'floor' })
    case 'week':
      return startOfDay(at).subtract({ days: daysIntoWeek(at, startOfWeek) })
    case 'month':
      return startOfDay(at).with({ day: 1 })
    case 'quarter':
      return startOfDay(at).with({ day: 1, month: at.month - ((at.month - 1) % 3) })
    case 'year':
      return startOfDay(at).with({ day: 1, month: 1 })
  }
}

/** 0 on the day on which the week starts, to 6. */
export function daysIntoWeek({ dayOfWeek }: Temporal.PlainDateTime, startOfWeek: number): number {
  return ((dayOfWeek % 7) - startOfWeek + 7) % 7
}

function startOfDay(at: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return at.with({ hour: 0, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
}

/** Moves by whole units; days past the end of a month are cut to it. */
export function add(at: Temporal.PlainDateTime, amount: number, unit: TruncationUnit): Temporal.PlainDateTime {
  if (unit === 'quarter') return at.add({ months: amount * 3 })
  return at.add(Time.Duration.from({ [`${unit}s`]: amount }))
}
