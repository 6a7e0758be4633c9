/** How an engine writes dates and times. What each method means is said in docs/explanation/time.md. */
import { isA, type BaseType } from '@querent/contract'
import type { BoundTemporal } from '../model/bound.ts'
import { type ExtractionUnit, isDateUnit, type TruncationUnit } from '../model/temporal-unit.ts'
import { cast, numberLiteral, param, raw, sql, textLiteral, type Sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import type { MomentLimits } from '../time/years.ts'
import { COMPACT_TEXT, DATETIME_TEXT, OFFSET_TEXT, TIME_TEXT } from './patterns.ts'
import type { TextSyntax } from './text.ts'
import type { TypedSql } from './typed-sql.ts'

/** Stored numbers and texts that are read as points in time. */
export type EpochUnit = keyof typeof PER_SECOND
const PER_SECOND = { seconds: 1n, milliseconds: 1_000n, microseconds: 1_000_000n, nanoseconds: 1_000_000_000n } as const
/** Seconds since 1970 at the start of year 1 and at the end of year 9999. */
const YEARS_1_TO_9999 = [-62_135_596_800n, 253_402_300_800n] as const
export type TemporalKind = 'date' | 'datetime' | 'time'

/** The calendar part of a value, and the field of it that EXTRACT gives. */
export type DatePart = keyof typeof FIELDS
const FIELDS = {
  year: 'YEAR',
  month: 'MONTH',
  day: 'DAY',
  hour: 'HOUR',
  minute: 'MINUTE',
  second: 'SECOND',
  weekday: 'DOW',
  'day-of-year': 'DOY',
  'iso-week': 'WEEK',
} as const

/** What has no method body here differs on all engines; the rest is as most engines have it. */
export abstract class DateSyntax {
  /** Names of types in casts; `instant` is a timestamp with zone. */
  protected readonly types: Readonly<Record<TemporalKind | 'instant', string>> = {
    date: 'DATE',
    datetime: 'TIMESTAMP',
    time: 'TIME',
    instant: 'TIMESTAMPTZ',
  }

  /** What a column of the engine's type holds, where that is less than the years 1 to 9999. */
  limits(_databaseType: string): MomentLimits | undefined {
    return undefined
  }

  /** A date, time or timestamp as a typed value; its text is bound. */
  literal({ type, text, offset }: BoundTemporal): Sql {
    return cast(param(text + offset), this.types[kindOf(type)])
  }

  /** The same as people write it into SQL, where it is compared with columns as they are stored. */
  plainLiteral(value: BoundTemporal): Sql {
    return this.literal(value)
  }

  /**
   * A timestamp with zone as wall time in `zone`, without zone; called for types with a zone only.
   * @param _reportZone where the session is, on engines that have such.
   */
  wallTime(value: Sql, zone: string, _reportZone: string): Sql {
    return sql`(${value} AT TIME ZONE ${this.zone(zone)})`
  }

  /** A zone after AT TIME ZONE. */
  protected zone(zone: string): Sql {
    return textLiteral(zone)
  }

  /** Start of the period; a date for units of a day and more. Types with a zone come only with smaller units. */
  abstract truncate(value: TypedSql, unit: TruncationUnit, clock: Clock): Sql

  /** One calendar part as a whole number. The value is wall time. Weekdays count from 0 for Sunday. */
  part(value: TypedSql, part: DatePart): Sql {
    return cast(this.field(value.sql, part), 'INTEGER')
  }

  protected field(value: Sql, part: DatePart): Sql {
    return sql`EXTRACT(${raw(FIELDS[part])} FROM ${value})`
  }

  /**
   * The value moved by `amount` units; a date stays a date with units of a day and more. A time comes with units of an
   * hour and less only, and goes round at midnight.
   */
  add({ sql: value, type }: TypedSql, amount: Sql, unit: TruncationUnit): Sql {
    const step = raw(unit === 'quarter' ? "INTERVAL '3 month'" : `INTERVAL '1 ${unit}'`)
    const moved = sql`(${value} + ${amount} * ${step})`
    return staysDate(type, unit) ? cast(moved, this.types.date) : moved
  }

  /** Complete calendar months from one date to another, cut toward zero. */
  abstract monthsBetween(from: TypedSql, to: TypedSql): Sql

  /** Microseconds from one to the other, as a whole number. */
  abstract microsecondsBetween(from: TypedSql, to: TypedSql): Sql

  /** A number of units since 1970 as a timestamp with zone; null beyond the years 1 to 9999, where engines fail. */
  fromEpoch(value: Sql, unit: EpochUnit): Sql {
    const [first, end] = YEARS_1_TO_9999.map((seconds) => numberLiteral(seconds * PER_SECOND[unit]))
    return sql`CASE WHEN ${value} >= ${first!} AND ${value} < ${end!} THEN ${this.readEpoch(value, unit)} END`
  }

  /** The same for a number within these years. */
  protected abstract readEpoch(value: Sql, unit: EpochUnit): Sql

  /** Text that is known to hold a timestamp without offset (`DATETIME_TEXT`), or a time (`TIME_TEXT`). */
  protected read(value: Sql, kind: 'datetime' | 'time'): Sql {
    return this.readAs(value, kind)
  }

  /** Text that is known to be readable, in a type. */
  protected readAs(value: Sql, kind: keyof typeof this.types): Sql {
    return cast(value, this.types[kind])
  }

  /** Text that is known to hold a timestamp with offset (`OFFSET_TEXT`) as wall time of UTC. */
  protected readOffset(value: Sql): Sql {
    return sql`(${this.readAs(value, 'instant')} AT TIME ZONE 'UTC')`
  }

  /** Text that is known to hold 14 digits (`COMPACT_TEXT`). */
  protected abstract readCompact(value: Sql): Sql

  /** ISO text as a date, a timestamp without zone, or a time; null for any other text. */
  parse(value: Sql, kind: TemporalKind, text: TextSyntax): Sql {
    if (kind === 'time') return sql`CASE WHEN ${text.fits(value, TIME_TEXT)} THEN ${this.read(value, kind)} END`
    const moment = sql`CASE WHEN ${text.fits(value, DATETIME_TEXT)} THEN ${this.read(value, 'datetime')}
      WHEN ${text.fits(value, OFFSET_TEXT)} THEN ${this.readOffset(value)} END`
    return kind === 'date' ? this.toDate({ sql: moment, type: 'type/DateTime' }) : moment
  }

  /** `YYYYMMDDHHMMSS` text as a timestamp without zone; null for any other text. */
  parseCompact(value: Sql, text: TextSyntax): Sql {
    return sql`CASE WHEN ${text.fits(value, COMPACT_TEXT)} THEN ${this.readCompact(value)} END`
  }

  /** The date of a wall time. */
  toDate(value: TypedSql): Sql {
    return cast(value.sql, this.types.date)
  }

  /** A date as the timestamp of its midnight. */
  toDateTime(date: Sql): Sql {
    return cast(date, this.types.datetime)
  }

  /** Wall time in `zone`, without zone, as a timestamp with zone; the inverse of `wallTime`. */
  fromWallTime(value: Sql, zone: string): Sql {
    return sql`(${value} AT TIME ZONE ${this.zone(zone)})`
  }

  /** Wall time in `source` shown as wall time in `target`. */
  shiftZone(value: Sql, source: string, target: string): Sql {
    // A bare date would be read as an instant of the session's zone.
    return this.wallTime(this.fromWallTime(this.toDateTime(value), source), target, target)
  }

  /** The value in the form in which it compares with a literal of `type`; most engines need nothing. */
  comparable(value: TypedSql, _type: TypedSql['type']): Sql {
    return value.sql
  }

  /** A computed timestamp with zone as SQL that people write gives it, whose columns are not known to be computed. */
  plainInstant(value: Sql, _zone: string): Sql {
    return value
  }

  /** A computed timestamp with zone as the answer gives it; for engines that give it without its offset. */
  output(value: Sql, _clock: Clock): Sql {
    return value
  }

  /** A whole number divided by a whole number, without the rest. */
  wholeQuotient(value: Sql, by: number): Sql {
    return sql`(${value} / ${numberLiteral(by)})`
  }

  /** What is left of a whole number, which is not below zero, when it is divided by another. */
  protected modulo(value: Sql, by: number): Sql {
    return sql`(${value} % ${numberLiteral(by)})`
  }

  /** An extraction unit from calendar parts; week rules (contract: query-language, section 5). */
  extract(value: TypedSql, unit: ExtractionUnit, clock: Clock): Sql {
    switch (unit) {
      case 'day-of-week':
        return sql`(${this.daysIntoWeek(value, clock.startOfWeek)} + 1)`
      case 'day-of-week-iso':
        return sql`(${this.daysIntoWeek(value, 1)} + 1)`
      case 'week-of-year':
        return this.weekBegunInYear(value, clock)
      case 'week-of-year-instance':
        return this.weekOfYear(value, clock.startOfWeek)
      case 'week-of-year-us':
        return this.weekOfYear(value, 0)
      case 'week-of-year-iso':
        return this.part(value, 'iso-week')
      case 'quarter-of-year':
        return this.wholeQuotient(sql`(${this.part(value, 'month')} + 2)`, 3)
      default:
        return this.part(value, PARTS[unit])
    }
  }

  /** 0 on the day on which the week starts, to 6. */
  daysIntoWeek(value: TypedSql, startOfWeek: number): Sql {
    const weekday = this.part(value, 'weekday')
    if (startOfWeek === 0) return weekday
    return this.modulo(sql`(${weekday} + ${numberLiteral(7 - startOfWeek)})`, 7)
  }

  /** Week 1 is the first that begins in the year; the days before it belong to the last week of the year before. */
  protected weekBegunInYear(value: TypedSql, clock: Clock): Sql {
    const start: TypedSql = { sql: this.truncate(value, 'week', clock), type: 'type/Date' }
    return this.wholeQuotient(sql`(${this.part(start, 'day-of-year')} + 6)`, 7)
  }

  /** Week 1 holds January 1st; later weeks begin on the week's first day. */
  protected weekOfYear(value: TypedSql, startOfWeek: number): Sql {
    const day = this.part(value, 'day-of-year')
    const weekday = this.daysIntoWeek(value, startOfWeek)
    // The weekday of January 1st follows from today's: 371 is a multiple of 7 above any day of the year.
    const january = this.modulo(sql`(${weekday} - ${day} + 372)`, 7)
    return sql`(${this.wholeQuotient(sql`(${day} - 1 + ${january})`, 7)} + 1)`
  }

  /** Whole units between two points in time, cut toward zero. `from` and `to` are dates for days and more. */
  difference(from: TypedSql, to: TypedSql, unit: TruncationUnit): Sql {
    switch (unit) {
      case 'year':
        return this.wholeQuotient(this.monthsBetween(from, to), 12)
      case 'quarter':
        return this.wholeQuotient(this.monthsBetween(from, to), 3)
      case 'month':
        return this.monthsBetween(from, to)
      default:
        return this.wholeQuotient(this.microsecondsBetween(from, to), UNIT_SECONDS[unit] * 1_000_000)
    }
  }
}

function kindOf(type: BaseType): TemporalKind | 'instant' {
  if (isA(type, 'type/DateTimeWithTZ')) return 'instant'
  if (isA(type, 'type/DateTime')) return 'datetime'
  return isA(type, 'type/Time') ? 'time' : 'date'
}

/** True for a date that is moved by days and more. */
export function staysDate(type: BaseType, unit: TruncationUnit): boolean {
  return isA(type, 'type/Date') && isDateUnit(unit)
}

const PARTS: Record<
  Exclude<ExtractionUnit, `week-of-year${string}` | `day-of-week${string}` | 'quarter-of-year'>,
  DatePart
> = {
  'second-of-minute': 'second',
  'minute-of-hour': 'minute',
  'hour-of-day': 'hour',
  'day-of-month': 'day',
  'day-of-year': 'day-of-year',
  'month-of-year': 'month',
  'year-of-era': 'year',
}

/** Lengths of units in seconds. */
export const UNIT_SECONDS: Readonly<Record<Exclude<TruncationUnit, 'month' | 'quarter' | 'year'>, number>> = {
  millisecond: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
}
