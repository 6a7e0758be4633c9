/** How an engine writes dates and times. What each method means is said in docs/explanation/time.md. */
import type { BoundTemporal } from '../model/bound.ts'
import type { ExtractionUnit, TruncationUnit } from '../model/temporal-unit.ts'
import { join, numberLiteral, sql, type Sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import { COMPACT_TEXT, DATETIME_TEXT, OFFSET_TEXT, TIME_TEXT } from './patterns.ts'
import type { TextSyntax } from './text.ts'
import type { TypedSql } from './typed-sql.ts'

/** Stored numbers and texts that are read as points in time. */
export type EpochUnit = 'seconds' | 'milliseconds' | 'microseconds' | 'nanoseconds'
export type TemporalKind = 'date' | 'datetime' | 'time'

export abstract class DateSyntax {
  /** A date, time or timestamp as a typed value; its text is bound. */
  abstract literal(value: BoundTemporal): Sql

  /** The same as people write it into SQL, where it is compared with columns as they are stored. */
  plainLiteral(value: BoundTemporal): Sql {
    return this.literal(value)
  }

  /**
   * A timestamp with zone as wall time in `zone`, without zone; called for types with a zone only.
   * @param _reportZone where the session is, on engines that have such.
   */
  abstract wallTime(value: Sql, zone: string, _reportZone: string): Sql

  /** Start of the period; a date for units of a day and more. Types with a zone come only with smaller units. */
  abstract truncate(value: TypedSql, unit: TruncationUnit, clock: Clock): Sql

  /** One calendar part as a whole number. The value is wall time. Weekdays count from 0 for Sunday. */
  abstract part(value: TypedSql, part: DatePart): Sql

  /**
   * The value moved by `amount` units; a date stays a date with units of a day and more. A time comes with units of an
   * hour and less only, and goes round at midnight.
   */
  abstract add(value: TypedSql, amount: Sql, unit: TruncationUnit): Sql

  /** Whole months from one wall time to another, cut toward zero. */
  abstract monthsBetween(from: TypedSql, to: TypedSql): Sql

  /** Seconds from one to the other, with a fraction. */
  abstract secondsBetween(from: TypedSql, to: TypedSql): Sql

  /** A number of units since 1970 as a timestamp with zone. */
  abstract fromEpoch(value: Sql, unit: EpochUnit): Sql

  /** Text that is known to hold a timestamp without offset (`DATETIME_TEXT`), or a time (`TIME_TEXT`). */
  protected abstract read(value: Sql, kind: 'datetime' | 'time'): Sql

  /** Text that is known to hold a timestamp with offset (`OFFSET_TEXT`) as wall time of UTC. */
  protected abstract readOffset(value: Sql): Sql

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
  abstract toDate(value: TypedSql): Sql

  /** A date as the timestamp of its midnight. */
  toDateTime(date: Sql): Sql {
    return sql`CAST(${date} AS TIMESTAMP)`
  }

  /** Wall time in `zone`, without zone, as a timestamp with zone; the inverse of `wallTime`. */
  abstract fromWallTime(value: Sql, zone: string): Sql

  /** Wall time in `source` shown as wall time in `target`. */
  abstract shiftZone(value: Sql, source: string, target: string): Sql

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
  abstract wholeQuotient(value: Sql, by: number): Sql

  /** The number without its fraction. */
  abstract wholeNumber(value: Sql): Sql

  /** An extraction unit from calendar parts; week rules as in the contract, query-language section 5. */
  extract(value: TypedSql, unit: ExtractionUnit, clock: Clock): Sql {
    switch (unit) {
      case 'day-of-week':
        return sql`(${this.daysIntoWeek(value, clock.startOfWeek)} + 1)`
      case 'day-of-week-iso':
        return sql`(${this.daysIntoWeek(value, 1)} + 1)`
      case 'week-of-year':
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
    return sql`((${weekday} + ${numberLiteral(7 - startOfWeek)}) % 7)`
  }

  /** Week 1 holds January 1st; later weeks begin on the week's first day. */
  protected weekOfYear(value: TypedSql, startOfWeek: number): Sql {
    const day = this.part(value, 'day-of-year')
    const weekday = this.daysIntoWeek(value, startOfWeek)
    // The weekday of January 1st follows from today's: 371 is a multiple of 7 above any day of the year.
    const january = sql`((${weekday} - ${day} + 372) % 7)`
    return sql`(${this.wholeQuotient(sql`(${day} - 1 + ${january})`, 7)} + 1)`
  }

  /** Whole units between two points in time, cut toward zero. `from` and `to` are wall times for days and more. */
  difference(from: TypedSql, to: TypedSql, unit: TruncationUnit): Sql {
    switch (unit) {
      case 'year':
        return this.wholeQuotient(this.monthsBetween(from, to), 12)
      case 'quarter':
        return this.wholeQuotient(this.monthsBetween(from, to), 3)
      case 'month':
        return this.monthsBetween(from, to)
      default: {
        const seconds = this.secondsBetween(from, to)
        const size = SECONDS[unit]
        return this.wholeNumber(size < 1 ? sql`(${seconds} * 1000)` : sql`(${seconds} / ${numberLiteral(size)}.0)`)
      }
    }
  }

  /** Joins terms with `+`. */
  protected sum(...terms: Sql[]): Sql {
    return sql`(${join(terms, ' + ')})`
  }
}

export type DatePart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'weekday' | 'day-of-year' | 'iso-week'

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

const SECONDS: Record<Exclude<TruncationUnit, 'month' | 'quarter' | 'year'>, number> = {
  millisecond: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
}
