import {
  call,
  cast,
  DateSyntax,
  isDateUnit,
  numberLiteral,
  offsetMinutes,
  raw,
  sql,
  textLiteral,
  type Clock,
  type DatePart,
  type EpochUnit,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'

const TIME_PARTS: ReadonlySet<DatePart> = new Set(['hour', 'minute', 'second'])

export class PostgresDates extends DateSyntax {
  /** A bare offset would be read with its sign the other way round. */
  protected override zone(zone: string): Sql {
    const minutes = offsetMinutes(zone)
    return minutes === undefined ? super.zone(zone) : sql`INTERVAL ${textLiteral(`${minutes} minutes`)}`
  }

  truncate({ sql: value, type }: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    const name = textLiteral(unit === 'millisecond' ? 'milliseconds' : unit)
    if (isA(type, 'type/Time')) return cast(call('date_trunc', name, cast(value, 'time')), 'time')
    // A bare date would be cut as a timestamp with zone.
    const moment = isA(type, 'type/Date') ? cast(value, 'timestamp') : value
    if (unit === 'week' && clock.startOfWeek !== 1) {
      const days = raw(`INTERVAL '${(clock.startOfWeek + 6) % 7} day'`)
      return cast(sql`(${call('date_trunc', name, sql`(${moment} - ${days})`)} + ${days})`, 'date')
    }
    const cut = call('date_trunc', name, moment)
    return isDateUnit(unit) ? cast(cut, 'date') : cut
  }

  override part({ sql: value, type }: TypedSql, part: DatePart): Sql {
    // A date has no hours to the server.
    const moment = isA(type, 'type/Date') && TIME_PARTS.has(part) ? cast(value, 'timestamp') : value
    const number = this.field(moment, part)
    // Seconds come with their fraction, and a cast would round it.
    return cast(part === 'second' || isA(type, 'type/Time') ? call('FLOOR', number) : number, 'integer')
  }

  monthsBetween(from: TypedSql, to: TypedSql): Sql {
    const age = call('age', cast(to.sql, 'timestamp'), cast(from.sql, 'timestamp'))
    return cast(sql`(EXTRACT(year FROM ${age}) * 12 + EXTRACT(month FROM ${age}))`, 'integer')
  }

  microsecondsBetween(from: TypedSql, to: TypedSql): Sql {
    const seconds = sql`(EXTRACT(epoch FROM ${this.moment(to)}) - EXTRACT(epoch FROM ${this.moment(from)}))`
    return cast(sql`(${seconds} * 1000000)`, 'bigint')
  }

  /** A bound literal needs its type; one with a zone keeps it. */
  protected moment({ sql: value, type }: TypedSql): Sql {
    if (isA(type, 'type/Time')) return cast(value, 'time')
    return isA(type, 'type/DateTimeWithTZ') ? value : cast(value, 'timestamp')
  }

  protected readEpoch(value: Sql, unit: EpochUnit): Sql {
    if (unit === 'seconds') return call('to_timestamp', cast(value, 'double precision'))
    const units = unit === 'nanoseconds' ? sql`FLOOR(${value} / 1000.0)` : value
    return sql`(to_timestamp(0) + ${units} * INTERVAL '1 ${raw(unit === 'milliseconds' ? 'millisecond' : 'microsecond')}')`
  }

  /** With digits down to the microsecond: more would be rounded, into the next day even. */
  protected override read(value: Sql, kind: 'datetime' | 'time'): Sql {
    return super.read(call('LEFT', value, numberLiteral(kind === 'time' ? 15 : 26)), kind)
  }

  protected override readOffset(value: Sql): Sql {
    return super.readOffset(call('regexp_replace', value, textLiteral('([.][0-9]{6})[0-9]+'), textLiteral('\\1')))
  }

  protected readCompact(value: Sql): Sql {
    // Not `to_timestamp`: it gives an instant, and moves wall times that the session's zone skips.
    return cast(sql`(substr(${value}, 1, 8) || 'T' || substr(${value}, 9))`, 'timestamp')
  }
}
