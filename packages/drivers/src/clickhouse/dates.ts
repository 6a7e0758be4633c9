import {
  call,
  cast,
  DateSyntax,
  isDateUnit,
  numberLiteral,
  offsetMinutes,
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
  type MomentLimits,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'
import { INSTANT_ZONE, WALL_ZONE } from './types.ts'

const DATE = 'Date32'
/** Wall times that are computed here, and instants: the names of their zones tell them apart in the answer. */
const WALL = `DateTime64(6, '${WALL_ZONE}')`
const INSTANT = `DateTime64(6, '${INSTANT_ZONE}')`
const TIME = 'Time64(6)'

/** The engine holds these years, and takes the nearest of them for any other without a word. */
const LIMITS: MomentLimits = {
  first: Time.PlainDateTime.from('1900-01-01T00:00'),
  last: Time.PlainDateTime.from('2299-12-31T23:59:59.999999'),
}
const EPOCH_LIMITS = [-2_208_988_800n, 10_413_792_000n] as const
const PER_SECOND = { seconds: 1n, milliseconds: 1_000n, microseconds: 1_000_000n, nanoseconds: 1_000_000_000n } as const

/** Zones that moved over the date line: `timezoneOffset` has been a day off in them since. */
const DAY_OFF: ReadonlySet<string> = new Set([
  'Kwajalein',
  'Pacific/Apia',
  'Pacific/Enderbury',
  'Pacific/Fakaofo',
  'Pacific/Kanton',
  'Pacific/Kiritimati',
  'Pacific/Kwajalein',
])

/** Before, `timezoneOffset` is wrong in more than half of all zones. */
const FIRST_KNOWN = raw("toDateTime64('1970-01-02 00:00:00', 6, 'UTC')")

const PARTS: Readonly<Record<DatePart, string>> = {
  year: 'toYear',
  month: 'toMonth',
  day: 'toDayOfMonth',
  hour: 'toHour',
  minute: 'toMinute',
  second: 'toSecond',
  weekday: 'toDayOfWeek',
  'day-of-year': 'toDayOfYear',
  'iso-week': 'toISOWeek',
}

const STARTS: Readonly<Record<Exclude<TruncationUnit, 'week' | 'day'>, string>> = {
  millisecond: 'toStartOfMillisecond',
  second: 'toStartOfSecond',
  minute: 'toStartOfMinute',
  hour: 'toStartOfHour',
  month: 'toStartOfMonth',
  quarter: 'toStartOfQuarter',
  year: 'toStartOfYear',
}

export class ClickhouseDates extends DateSyntax {
  protected override readonly types = { date: DATE, datetime: WALL, time: TIME, instant: INSTANT }

  override limits(): MomentLimits {
    return LIMITS
  }

  override literal({ type, text, offset }: BoundTemporal): Sql {
    if (isA(type, 'type/DateTimeWithTZ'))
      return call('parseDateTime64BestEffort', param(text + offset), raw('6'), textLiteral(INSTANT_ZONE))
    if (isA(type, 'type/DateTime'))
      return call('toDateTime64', param(text.replace('T', ' ')), raw('6'), textLiteral(WALL_ZONE))
    return isA(type, 'type/Time') ? cast(param(text), TIME) : call('toDate32', param(text))
  }

  override wallTime(value: Sql, zone: string): Sql {
    const instant = cast(value, INSTANT)
    const minutes = offsetMinutes(zone)
    if (minutes !== undefined)
      return this.#asWall(sql`(${instant} + ${call('toIntervalMinute', numberLiteral(minutes))})`)
    if (DAY_OFF.has(zone)) return shownIn(instant, zone)
    const wall = this.#asWall(
      sql`(${instant} + ${call('toIntervalSecond', call('timezoneOffset', inZone(instant, zone)))})`,
    )
    return call('if', sql`${instant} < ${FIRST_KNOWN}`, shownIn(instant, zone), wall)
  }

  #asWall(instant: Sql): Sql {
    return inZone(instant, WALL_ZONE)
  }

  truncate({ sql: value, type }: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    if (isA(type, 'type/Time')) return this.#truncateTime(value, unit)
    if (isA(type, 'type/DateTimeWithTZ')) {
      // Cutting the instant itself goes wrong where clocks change by half an hour.
      const wall = this.wallTime(value, clock.timeZone)
      const rest = call('dateDiff', textLiteral('microsecond'), this.#start(wall, unit), wall)
      return sql`(${cast(value, INSTANT)} - ${call('toIntervalMicrosecond', rest)})`
    }
    if (unit === 'week') return this.#startOfWeek(value, clock.startOfWeek)
    const moment = isDateUnit(unit) && isA(type, 'type/Date') ? cast(value, DATE) : cast(value, WALL)
    return this.#start(moment, unit)
  }

  #start(moment: Sql, unit: TruncationUnit): Sql {
    if (unit === 'day') return cast(moment, DATE)
    if (unit === 'week') return this.#startOfWeek(moment, 1)
    // A fraction before 1970 is cut toward it.
    const isOfDay = unit === 'minute' || unit === 'hour'
    const start = call(STARTS[unit], isOfDay ? call('toStartOfSecond', moment) : moment)
    return isDateUnit(unit) ? cast(start, DATE) : start
  }

  #startOfWeek(value: Sql, startOfWeek: number): Sql {
    const date = cast(value, DATE)
    // Weeks begin on Monday here: move the wanted first day there, cut, and move back.
    const days = numberLiteral((8 - startOfWeek) % 7)
    const monday = call('toStartOfWeek', sql`(${date} + ${days})`, raw('1'))
    return cast(sql`(${monday} - ${days})`, DATE)
  }

  #truncateTime(value: Sql, unit: TruncationUnit): Sql {
    return cast(this.#start(momentOfTime(value), unit), TIME)
  }

  override part({ sql: value, type }: TypedSql, part: DatePart): Sql {
    const isOfDay = part === 'hour' || part === 'minute' || part === 'second'
    const moment = isA(type, 'type/Time')
      ? momentOfTime(value)
      : isA(type, 'type/Date')
        ? cast(value, isOfDay ? WALL : DATE)
        : value
    const field = cast(call(PARTS[part], moment), 'Int64')
    return part === 'weekday' ? sql`(${field} % 7)` : field
  }

  override add({ sql: value, type }: TypedSql, amount: Sql, unit: TruncationUnit): Sql {
    const add = (moment: Sql) => call(`add${unit[0]?.toUpperCase()}${unit.slice(1)}s`, moment, cast(amount, 'Int64'))
    if (isA(type, 'type/Time')) return cast(add(momentOfTime(value)), TIME)
    return add(isA(type, 'type/Date') ? cast(value, staysDate(type, unit) ? DATE : WALL) : value)
  }

  monthsBetween(from: TypedSql, to: TypedSql): Sql {
    return call('age', textLiteral('month'), this.#moment(from), this.#moment(to))
  }

  microsecondsBetween(from: TypedSql, to: TypedSql): Sql {
    return call('dateDiff', textLiteral('microsecond'), this.#moment(from), this.#moment(to))
  }

  #moment({ sql: value, type }: TypedSql): Sql {
    return cast(value, isA(type, 'type/DateTimeWithTZ') ? INSTANT : WALL)
  }

  override fromEpoch(value: Sql, unit: EpochUnit): Sql {
    const [first, end] = EPOCH_LIMITS.map((seconds) => numberLiteral(seconds * PER_SECOND[unit]))
    return sql`CASE WHEN ${value} >= ${first!} AND ${value} < ${end!} THEN ${this.readEpoch(value, unit)} END`
  }

  protected readEpoch(value: Sql, unit: EpochUnit): Sql {
    const microseconds = {
      seconds: sql`round(${call('toFloat64', value)} * 1000000)`,
      milliseconds: sql`(${call('toFloat64', value)} * 1000)`,
      microseconds: value,
      nanoseconds: sql`floor(${call('toFloat64', value)} / 1000)`,
    }[unit]
    return call('fromUnixTimestamp64Micro', cast(microseconds, 'Int64'), textLiteral(INSTANT_ZONE))
  }

  protected override readAs(value: Sql, kind: 'date' | 'datetime' | 'time' | 'instant'): Sql {
    if (kind === 'time') return call('accurateCastOrNull', value, textLiteral(TIME))
    return call(
      'parseDateTime64BestEffortOrNull',
      value,
      raw('6'),
      textLiteral(kind === 'instant' ? INSTANT_ZONE : WALL_ZONE),
    )
  }

  protected override readOffset(value: Sql): Sql {
    return this.#asWall(this.readAs(value, 'instant'))
  }

  protected readCompact(value: Sql): Sql {
    return this.readAs(value, 'datetime')
  }

  /** Of a wall time that clocks show twice the second instant; one that they skip moves forward. */
  override fromWallTime(value: Sql, zone: string): Sql {
    const instant = inZone(cast(value, WALL), INSTANT_ZONE)
    const minutes = offsetMinutes(zone)
    if (minutes !== undefined) return sql`(${instant} - ${call('toIntervalMinute', numberLiteral(minutes))})`
    const before = offset(sql`(${instant} - toIntervalDay(1))`, zone)
    const after = offset(sql`(${instant} + toIntervalDay(1))`, zone)
    const later = sql`(${instant} - ${call('toIntervalSecond', after)})`
    const earlier = sql`(${instant} - ${call('toIntervalSecond', before)})`
    return call('if', sql`${offset(later, zone)} = ${after}`, later, earlier)
  }

  override wholeQuotient(value: Sql, by: number): Sql {
    return call('intDiv', value, numberLiteral(by))
  }
}

function inZone(moment: Sql, zone: string): Sql {
  return call('toTimeZone', moment, textLiteral(zone))
}

/** Wall time by way of the text that the engine shows: it is always right, and takes three times as long. */
function shownIn(instant: Sql, zone: string): Sql {
  return call('toDateTime64', call('toString', inZone(instant, zone)), raw('6'), textLiteral(WALL_ZONE))
}

/** Seconds east of Greenwich. */
function offset(instant: Sql, zone: string): Sql {
  const shown = call('dateDiff', textLiteral('second'), instant, shownIn(instant, zone))
  if (DAY_OFF.has(zone)) return shown
  return call('if', sql`${instant} < ${FIRST_KNOWN}`, shown, call('timezoneOffset', inZone(instant, zone)))
}

/** A time on some day: functions take no time of day. */
function momentOfTime(value: Sql): Sql {
  const microseconds = cast(sql`round(${call('toFloat64', cast(value, TIME))} * 1000000)`, 'Int64')
  return sql`(toDateTime64('1970-01-01 00:00:00', 6, 'UTC') + ${call('toIntervalMicrosecond', microseconds)})`
}
