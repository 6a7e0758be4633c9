import {
  call,
  cast,
  DateSyntax,
  numberLiteral,
  param,
  raw,
  sql,
  staysDate,
  textLiteral,
  Time,
  type BoundTemporal,
  type Clock,
  type DatePart,
  type EpochUnit,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'
import { fromUtc, isUtc, toUtc } from './zones/zone-sql.ts'

const PARTS: Readonly<Record<Exclude<DatePart, 'weekday' | 'iso-week'>, string>> = {
  year: 'YEAR',
  month: 'MONTH',
  day: 'DAYOFMONTH',
  hour: 'HOUR',
  minute: 'MINUTE',
  second: 'SECOND',
  'day-of-year': 'DAYOFYEAR',
}
const TIME_FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    hour: '%H:00:00',
    minute: '%H:%i:00',
    second: '%H:%i:%s',
  }),
)

/** Seconds of the units that begin at different moments in different zones. */
const CLOCK_UNITS: ReadonlyMap<string, number> = new Map(Object.entries<number>({ hour: 3600, minute: 60 }))

const UTC = textLiteral('+00:00')
const SESSION_ZONE = raw('@@session.time_zone')

/** TIMESTAMP ends in January 2038. */
const LAST_SECOND = 2 ** 31 - 1

/** Instants that TIMESTAMP columns are compared with go by their epoch second, which is right in any session's zone. */
export class MysqlDates extends DateSyntax {
  override literal({ type, text, offset }: BoundTemporal): Sql {
    if (isA(type, 'type/DateTimeWithTZ')) {
      const instant = Time.Instant.from(text + offset)
      const seconds = Number(instant.epochNanoseconds / 1000n) / 1e6 // 16 digits, which a double holds
      if (seconds > 0 && seconds < LAST_SECOND) return call('FROM_UNIXTIME', numberLiteral(seconds))
      const utc = instant.toZonedDateTimeISO('UTC').toPlainDateTime().toString({ smallestUnit: 'microsecond' })
      return this.#fromUtcTime(cast(param(utc.replace('T', ' ')), 'DATETIME(6)'))
    }
    if (isA(type, 'type/Time')) return cast(param(text), 'TIME(6)')
    return isA(type, 'type/DateTime') ? cast(param(text.replace('T', ' ')), 'DATETIME(6)') : cast(param(text), 'DATE')
  }

  /** Names of zones mean nothing to a server whose zone tables are empty; offsets do, and the session's own zone. */
  override wallTime(value: Sql, zone: string, reportZone: string): Sql {
    if (isUtc(zone) && isUtc(reportZone)) return value
    return fromUtc(this.#toUtcTime(value), zone)
  }

  override fromWallTime(value: Sql, zone: string): Sql {
    return this.#fromUtcTime(toUtc(value, zone))
  }

  /** From the session's zone, which is UTC unless the query holds SQL of its own. */
  #toUtcTime(value: Sql): Sql {
    return call('CONVERT_TZ', value, SESSION_ZONE, UTC)
  }

  #fromUtcTime(value: Sql): Sql {
    return call('CONVERT_TZ', value, UTC, SESSION_ZONE)
  }

  /** Computed instants are DATETIME values of the session's zone, which is not the report zone on every server. */
  override output(value: Sql, { timeZone }: Clock): Sql {
    if (isUtc(timeZone)) return value
    return call('DATE_FORMAT', this.#toUtcTime(value), textLiteral('%Y-%m-%dT%H:%i:%s.%fZ'))
  }

  /** The answer shows it as wall time of the report zone. */
  override plainInstant(value: Sql, zone: string): Sql {
    return this.wallTime(value, zone, zone)
  }

  truncate(value: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    if (isA(value.type, 'type/DateTimeWithTZ')) return this.#truncateInstant(value.sql, unit, clock.timeZone)
    const date = call('DATE', value.sql)
    switch (unit) {
      case 'day':
        return date
      case 'week':
        return sql`DATE_SUB(${date}, INTERVAL ${this.daysIntoWeek(value, clock.startOfWeek)} DAY)`
      case 'month':
        return sql`DATE_SUB(${date}, INTERVAL (DAYOFMONTH(${value.sql}) - 1) DAY)`
      case 'quarter':
        return sql`DATE_ADD(${this.#yearStart(value.sql)}, INTERVAL (QUARTER(${value.sql}) - 1) QUARTER)`
      case 'year':
        return this.#yearStart(value.sql)
      default:
        return this.#truncateTime(value, unit)
    }
  }

  /** The hour or minute that clocks in the zone show, which is not the session's: offsets of old have seconds. */
  #truncateInstant(value: Sql, unit: TruncationUnit, zone: string): Sql {
    const length = CLOCK_UNITS.get(unit)
    const cut = this.#truncateTime({ sql: value, type: 'type/DateTime' }, length === undefined ? unit : 'second')
    if (length === undefined) return cut
    const beyond = sql`TO_SECONDS(${this.wallTime(value, zone, zone)}) % ${numberLiteral(length)}`
    return sql`DATE_SUB(${cut}, INTERVAL (${beyond}) SECOND)`
  }

  /** Not MAKEDATE, which takes the year 1 for 2001. */
  #yearStart(value: Sql): Sql {
    return cast(call('DATE_FORMAT', value, textLiteral('%Y-01-01')), 'DATE')
  }

  #truncateTime({ sql: value, type }: TypedSql, unit: TruncationUnit): Sql {
    const isTime = isA(type, 'type/Time')
    const format = TIME_FORMATS.get(unit)
    if (format === undefined) {
      const milliseconds = call(
        'LEFT',
        call('DATE_FORMAT', value, textLiteral(`${isTime ? '' : '%Y-%m-%d '}%H:%i:%s.%f`)),
        raw(isTime ? '12' : '23'),
      )
      return cast(milliseconds, isTime ? 'TIME(3)' : 'DATETIME(3)')
    }
    if (isTime) return cast(call('TIME_FORMAT', value, textLiteral(format)), 'TIME')
    return cast(call('DATE_FORMAT', value, textLiteral(`%Y-%m-%d ${format}`)), 'DATETIME')
  }

  override part({ sql: value }: TypedSql, part: DatePart): Sql {
    if (part === 'weekday') return sql`(DAYOFWEEK(${value}) - 1)`
    return part === 'iso-week' ? call('WEEK', value, raw('3')) : call(PARTS[part], value)
  }

  override add({ sql: value, type }: TypedSql, amount: Sql, unit: TruncationUnit): Sql {
    const isMillisecond = unit === 'millisecond'
    const count = isMillisecond ? sql`(${amount} * 1000)` : amount
    const isTime = isA(type, 'type/Time')
    // Of a day, so that it goes round at midnight.
    const moment = isTime ? sql`TIMESTAMP('2000-01-01', ${value})` : value
    const moved = sql`DATE_ADD(${moment}, INTERVAL ${count} ${raw(isMillisecond ? 'MICROSECOND' : unit.toUpperCase())})`
    if (isTime) return call('TIME', moved)
    return staysDate(type, unit) ? call('DATE', moved) : moved
  }

  monthsBetween(from: TypedSql, to: TypedSql): Sql {
    return call('TIMESTAMPDIFF', raw('MONTH'), from.sql, to.sql)
  }

  microsecondsBetween(from: TypedSql, to: TypedSql): Sql {
    return call('TIMESTAMPDIFF', raw('MICROSECOND'), from.sql, to.sql)
  }

  /** FROM_UNIXTIME knows no time before 1970. */
  protected readEpoch(value: Sql, unit: EpochUnit): Sql {
    const microseconds = {
      seconds: sql`ROUND(${value} * 1000000)`,
      milliseconds: sql`(${value} * 1000)`,
      microseconds: value,
      nanoseconds: sql`FLOOR(${value} / 1000)`,
    }[unit]
    const start = cast(textLiteral('1970-01-01'), 'DATETIME(6)')
    return this.#fromUtcTime(sql`DATE_ADD(${start}, INTERVAL ${microseconds} MICROSECOND)`)
  }

  /** With digits down to the microsecond: MySQL rounds more of them. */
  protected override read(value: Sql, kind: 'datetime' | 'time'): Sql {
    if (kind === 'time') return cast(call('LEFT', value, raw('15')), 'TIME(6)')
    return cast(call('LEFT', call('REPLACE', value, textLiteral('T'), textLiteral(' ')), raw('26')), 'DATETIME(6)')
  }

  /** The server does not know `Z` or offsets without a colon. */
  protected override readOffset(value: Sql): Sql {
    const offset = sql`REGEXP_SUBSTR(${value}, ${textLiteral('([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')})`
    const wall = this.read(sql`TRIM(LEFT(${value}, CHAR_LENGTH(${value}) - CHAR_LENGTH(${offset})))`, 'datetime')
    const minutes = sql`IF(CHAR_LENGTH(${offset}) > 3, RIGHT(${offset}, 2), '00')`
    const shift = sql`IF(${offset} IN ('Z', 'z'), '0:0', CONCAT(LEFT(${offset}, 3), ':', ${minutes}))`
    return sql`DATE_SUB(${wall}, INTERVAL ${shift} HOUR_MINUTE)`
  }

  protected readCompact(value: Sql): Sql {
    return call('STR_TO_DATE', value, textLiteral('%Y%m%d%H%i%s'))
  }

  override toDateTime(date: Sql): Sql {
    return cast(date, 'DATETIME')
  }

  override toDate({ sql: value }: TypedSql): Sql {
    return call('DATE', value)
  }

  override shiftZone(value: Sql, source: string, target: string): Sql {
    return fromUtc(toUtc(value, source), target)
  }

  override wholeQuotient(value: Sql, by: number): Sql {
    return sql`(${value} DIV ${numberLiteral(by)})`
  }
}
