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
  UNIT_SECONDS,
  type BoundTemporal,
  type Clock,
  type DatePart,
  type EpochUnit,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'

/** Text forms that SQLite's date functions give and that sort in order of time. */
export const DATE_TIME = '%Y-%m-%d %H:%M:%f'
export const TIME = '%H:%M:%f'

const EPOCHS: Readonly<Record<EpochUnit, string>> = {
  seconds: '1.0',
  milliseconds: '1000.0',
  microseconds: '1000000.0',
  nanoseconds: '1000000000.0',
}

/** Instants are text in UTC and say so, wall times do not. */
function momentForm(type: TypedSql['type']): string {
  return isA(type, 'type/DateTimeWithTZ') ? `${DATE_TIME}Z` : DATE_TIME
}

const PARTS: Readonly<Record<Exclude<DatePart, 'iso-week'>, string>> = {
  year: '%Y',
  month: '%m',
  day: '%d',
  hour: '%H',
  minute: '%M',
  second: '%S',
  weekday: '%w',
  'day-of-year': '%j',
}

export function format(pattern: string, value: Sql, ...modifiers: Sql[]): Sql {
  return call('strftime', textLiteral(pattern), value, ...modifiers)
}

function integer(value: Sql): Sql {
  return cast(value, 'INTEGER')
}

/** SQLite keeps dates as ISO text, or as numbers of which {@link SqliteDates.stored} makes text. */
export class SqliteDates extends DateSyntax {
  /** A stored column of the type, read as text. */
  stored(column: Sql, type: TypedSql['type']): Sql {
    if (!isA(type, 'type/HasDate')) return column
    const moment = call('querent_moment', column)
    const text = isA(type, 'type/Date')
      ? call('date', moment)
      : isA(type, 'type/DateTimeWithTZ')
        ? sql`${moment} || 'Z'`
        : moment
    return sql`iif(typeof(${column}) IN ('integer', 'real'), ${text}, ${column})`
  }

  override literal({ type, text, offset }: BoundTemporal): Sql {
    if (isA(type, 'type/Date')) return param(text)
    if (isA(type, 'type/Time')) return format(TIME, param(text))
    return format(momentForm(type), param(text.replace('T', ' ') + offset))
  }

  /** Without a fraction of zero: stored times are compared as texts. */
  override plainLiteral({ text, offset }: BoundTemporal): Sql {
    return param(text.replace('T', ' ') + offset)
  }

  override wallTime(value: Sql, zone: string): Sql {
    return call('querent_convert_timezone', value, textLiteral('UTC'), textLiteral(zone))
  }

  truncate({ sql: value, type }: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    if (isA(type, 'type/DateTimeWithTZ')) return this.#truncateInstant(value, unit, clock.timeZone)
    const prefix = isA(type, 'type/Time') ? '' : '%Y-%m-%d '
    switch (unit) {
      case 'millisecond':
        return format(`${prefix}%H:%M:%f`, value)
      case 'second':
        return format(`${prefix}%H:%M:%S`, value)
      case 'minute':
        return format(`${prefix}%H:%M:00`, value)
      case 'hour':
        return format(`${prefix}%H:00:00`, value)
      case 'day':
        return call('date', value)
      case 'week': {
        // The last day of the week that is not before the value, then back by six days.
        const lastDay = (clock.startOfWeek + 6) % 7
        return call('date', value, textLiteral(`weekday ${lastDay}`), textLiteral('-6 days'))
      }
      case 'month':
        return call('date', value, textLiteral('start of month'))
      case 'quarter': {
        const back = sql`('-' || ((${this.part({ sql: value, type }, 'month')} - 1) % 3) || ' months')`
        return call('date', value, textLiteral('start of month'), back)
      }
      case 'year':
        return call('date', value, textLiteral('start of year'))
    }
  }

  #truncateInstant(value: Sql, unit: TruncationUnit, zone: string): Sql {
    if (unit === 'millisecond') return format(`${DATE_TIME}Z`, value)
    if (unit === 'second') return format('%Y-%m-%d %H:%M:%SZ', value)
    return call('querent_truncate_instant', value, textLiteral(unit), textLiteral(zone))
  }

  override part({ sql: value }: TypedSql, part: DatePart): Sql {
    if (part !== 'iso-week') return integer(format(PARTS[part], value))
    // The week of a date is that of its Thursday.
    const thursday = call('date', value, textLiteral('-3 days'), textLiteral('weekday 4'))
    return sql`((${integer(format('%j', thursday))} - 1) / 7 + 1)`
  }

  override add({ sql: value, type }: TypedSql, amount: Sql, unit: TruncationUnit): Sql {
    if (unit === 'month' || unit === 'quarter' || unit === 'year') {
      const months = unit === 'month' ? amount : sql`(${amount} * ${numberLiteral(unit === 'quarter' ? 3 : 12)})`
      return this.#addMonths({ sql: value, type }, months)
    }
    const modifier = sql`((${amount} * ${numberLiteral(UNIT_SECONDS[unit])}) || ' seconds')`
    if (isA(type, 'type/Time')) return format(TIME, value, modifier)
    return staysDate(type, unit) ? call('date', value, modifier) : format(momentForm(type), value, modifier)
  }

  /** Days past the end of the month are cut to it. */
  #addMonths({ sql: value, type }: TypedSql, months: Sql): Sql {
    const modifier = sql`((${months}) || ' months')`
    const floor = textLiteral('floor')
    return isA(type, 'type/Date')
      ? call('date', value, modifier, floor)
      : format(momentForm(type), value, modifier, floor)
  }

  monthsBetween(from: TypedSql, to: TypedSql): Sql {
    const months = (value: TypedSql) => sql`(${this.part(value, 'year')} * 12 + ${this.part(value, 'month')})`
    const rest = (value: TypedSql) => format('%d %H:%M:%f', value.sql)
    const difference = sql`(${months(to)} - ${months(from)})`
    return sql`(${difference} - CASE
      WHEN ${difference} > 0 AND ${rest(to)} < ${rest(from)} THEN 1
      WHEN ${difference} < 0 AND ${rest(to)} > ${rest(from)} THEN -1 ELSE 0 END)`
  }

  microsecondsBetween(from: TypedSql, to: TypedSql): Sql {
    const milliseconds = (value: TypedSql) =>
      sql`(${integer(format('%s', value.sql))} * 1000 + ${integer(sql`substr(${format('%f', value.sql)}, 4)`)})`
    return sql`((${milliseconds(to)} - ${milliseconds(from)}) * 1000)`
  }

  protected readEpoch(value: Sql, unit: EpochUnit): Sql {
    return format(`${DATE_TIME}Z`, sql`(${value} / ${raw(EPOCHS[unit])})`, textLiteral('unixepoch'))
  }

  /** SQLite reads most offsets, and the function the others. */
  protected override readOffset(value: Sql): Sql {
    const utc = textLiteral('UTC')
    return sql`COALESCE(${format(DATE_TIME, value)}, ${call('querent_convert_timezone', value, utc, utc)})`
  }

  protected override read(value: Sql, kind: 'datetime' | 'time'): Sql {
    return format(kind === 'time' ? TIME : DATE_TIME, value)
  }

  protected readCompact(value: Sql): Sql {
    const cut = (start: number, length: number) =>
      sql`substr(${value}, ${numberLiteral(start)}, ${numberLiteral(length)})`
    const text = sql`(${cut(1, 4)} || '-' || ${cut(5, 2)} || '-' || ${cut(7, 2)} || ' ' || ${cut(9, 2)} || ':' || ${cut(11, 2)} || ':' || ${cut(13, 2)})`
    return this.read(text, 'datetime')
  }

  override toDateTime(date: Sql): Sql {
    return format(DATE_TIME, date)
  }

  override toDate({ sql: value }: TypedSql): Sql {
    return call('date', value)
  }

  override fromWallTime(value: Sql, zone: string): Sql {
    return sql`(${call('querent_convert_timezone', value, textLiteral(zone), textLiteral('UTC'))} || 'Z')`
  }

  override shiftZone(value: Sql, source: string, target: string): Sql {
    return call('querent_convert_timezone', value, textLiteral(source), textLiteral(target))
  }

  /** Stored text may be written in several ways; compared values have one form. */
  override comparable({ sql: value }: TypedSql, type: TypedSql['type']): Sql {
    if (isA(type, 'type/DateTime')) return format(momentForm(type), value)
    if (isA(type, 'type/Time')) return format(TIME, value)
    return isA(type, 'type/Date') ? call('date', value) : value
  }
}
