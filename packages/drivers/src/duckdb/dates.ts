import {
  call,
  cast,
  DateSyntax,
  isDateUnit,
  numberLiteral,
  offsetMinutes,
  sql,
  textLiteral,
  Time,
  type Clock,
  type EpochUnit,
  type MomentLimits,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'
import { tryCast } from './try-cast.ts'

/** 64 bits of nanoseconds. */
const NANOSECONDS = {
  first: Time.PlainDateTime.from('1677-09-21T00:12:43.145225'),
  last: Time.PlainDateTime.from('2262-04-11T23:47:16.854775'),
}

export class DuckDbDates extends DateSyntax {
  override limits(databaseType: string): MomentLimits | undefined {
    return databaseType === 'timestamp_ns' ? NANOSECONDS : undefined
  }

  override wallTime(value: Sql, zone: string): Sql {
    const minutes = offsetMinutes(zone)
    if (minutes === undefined) return super.wallTime(value, zone, zone)
    return sql`((${value} AT TIME ZONE 'UTC') + ${call('to_minutes', numberLiteral(minutes))})`
  }

  truncate({ sql: value, type }: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    if (isA(type, 'type/Time')) return this.#truncateTime(value, unit)
    if (unit === 'week' && clock.startOfWeek !== 1) {
      // Weeks begin on Monday here: move the wanted first day there, cut, and move back.
      const days = numberLiteral((8 - clock.startOfWeek) % 7)
      const moved = sql`date_trunc('week', ${cast(value, 'DATE')} + ${days})`
      return cast(sql`${cast(moved, 'DATE')} - ${days}`, 'DATE')
    }
    if (isA(type, 'type/DateTimeWithTZ')) {
      // Cutting the instant itself would make one of the two equal hours when clocks go back.
      const wall = this.wallTime(value, clock.timeZone)
      return sql`(${value} - (${wall} - date_trunc(${textLiteral(unit)}, ${wall})))`
    }
    const cut = sql`date_trunc(${textLiteral(unit)}, ${value})`
    return isDateUnit(unit) ? cast(cut, 'DATE') : cut
  }

  #truncateTime(value: Sql, unit: TruncationUnit): Sql {
    return cast(sql`date_trunc(${textLiteral(unit)}, CAST('1970-01-01' AS DATE) + ${cast(value, 'TIME')})`, 'TIME')
  }

  /** By hand: `date_sub` counts a month as complete on the last day of a shorter one. */
  monthsBetween(from: TypedSql, to: TypedSql): Sql {
    const [start, end] = [cast(from.sql, 'TIMESTAMP'), cast(to.sql, 'TIMESTAMP')]
    const months = call('date_diff', textLiteral('month'), start, end)
    const rest = (value: Sql): Sql => sql`(${value} - date_trunc('month', ${value}))`
    return sql`(${months} - CASE
      WHEN ${months} > 0 AND ${rest(end)} < ${rest(start)} THEN 1
      WHEN ${months} < 0 AND ${rest(end)} > ${rest(start)} THEN -1 ELSE 0 END)`
  }

  microsecondsBetween(from: TypedSql, to: TypedSql): Sql {
    return sql`(epoch_us(${this.#moment(to)}) - epoch_us(${this.#moment(from)}))`
  }

  #moment({ sql: value, type }: TypedSql): Sql {
    return isA(type, 'type/Date') ? cast(value, 'TIMESTAMP') : value
  }

  protected readEpoch(value: Sql, unit: EpochUnit): Sql {
    const microseconds = {
      seconds: sql`ROUND(${cast(value, 'DOUBLE')} * 1000000)`,
      milliseconds: sql`(${cast(value, 'DOUBLE')} * 1000)`,
      microseconds: value,
      // A quotient is a double, which does not hold the digits of today's nanoseconds.
      nanoseconds: sql`FLOOR(${cast(value, 'DECIMAL(38,3)')} * 0.001)`,
    }[unit]
    return sql`(make_timestamp(${cast(microseconds, 'BIGINT')}) AT TIME ZONE 'UTC')`
  }

  protected override read(value: Sql, kind: 'datetime' | 'time'): Sql {
    return super.read(kind === 'time' ? this.#withSeconds(value) : value, kind)
  }

  protected override readAs(value: Sql, kind: 'datetime' | 'time' | 'instant'): Sql {
    return tryCast(value, this.types[kind])
  }

  /** A time without seconds is none here. */
  #withSeconds(value: Sql): Sql {
    return sql`CASE WHEN length(${value}) = 5 THEN ${value} || ':00' ELSE ${value} END`
  }

  /** In the one form that it reads: a capital `Z`, seconds, and no blank before the offset. */
  protected override readOffset(value: Sql): Sql {
    const joined = call('regexp_replace', call('upper', value), textLiteral(' ?([Z+-][0-9:]*)$'), textLiteral('\\1'))
    return super.readOffset(call('regexp_replace', joined, textLiteral('^(.{16})([Z+-])'), textLiteral('\\1:00\\2')))
  }

  protected readCompact(value: Sql): Sql {
    return call('try_strptime', value, textLiteral('%Y%m%d%H%M%S'))
  }

  override fromWallTime(value: Sql, zone: string): Sql {
    const minutes = offsetMinutes(zone)
    if (minutes === undefined) return super.fromWallTime(value, zone)
    return sql`((${value} - ${call('to_minutes', numberLiteral(minutes))}) AT TIME ZONE 'UTC')`
  }

  override wholeQuotient(value: Sql, by: number): Sql {
    return sql`(${value} // ${numberLiteral(by)})`
  }
}
