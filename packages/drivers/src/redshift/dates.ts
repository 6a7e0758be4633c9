import { isA } from '@querent/contract'
import {
  call,
  cast,
  isDateUnit,
  raw,
  sql,
  staysDate,
  textLiteral,
  type Clock,
  type EpochUnit,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { monthsByHand, OffsetZones } from '../postgres/index.ts'

export class RedshiftDates extends OffsetZones {
  /** A time is cut as one of a day. */
  override truncate(value: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    if (!isA(value.type, 'type/Time')) return super.truncate(value, unit, clock)
    const moment = sql`(CAST('1970-01-01' AS date) + ${cast(value.sql, 'time')})`
    return cast(super.truncate({ sql: moment, type: 'type/DateTime' }, unit, clock), 'time')
  }

  /** There are no intervals of months. */
  override add({ sql: value, type }: TypedSql, amount: Sql, unit: TruncationUnit): Sql {
    const moved = call('DATEADD', raw(unit), cast(amount, 'integer'), value)
    return staysDate(type, unit) && isDateUnit(unit) ? cast(moved, 'date') : moved
  }

  override monthsBetween(from: TypedSql, to: TypedSql): Sql {
    return monthsByHand(from, to)
  }

  /** EXTRACT gives whole seconds. */
  override microsecondsBetween(from: TypedSql, to: TypedSql): Sql {
    return call('DATEDIFF', raw('microsecond'), this.moment(from), this.moment(to))
  }

  protected override readEpoch(value: Sql, unit: EpochUnit): Sql {
    const units = unit === 'nanoseconds' ? sql`FLOOR(${value} / 1000.0)` : value
    const name = unit === 'nanoseconds' ? 'microsecond' : unit.slice(0, -1)
    return sql`((TIMESTAMP '1970-01-01 00:00:00' + ${units} * INTERVAL '1 ${raw(name)}') AT TIME ZONE 'UTC')`
  }

  /** Text with a blank between day and time. */
  protected override readAs(value: Sql, kind: 'date' | 'datetime' | 'time' | 'instant'): Sql {
    return super.readAs(call('REPLACE', value, textLiteral('T'), textLiteral(' ')), kind)
  }

  /** References to groups of a pattern are written in another way. */
  protected override readOffset(value: Sql): Sql {
    return sql`(${this.readAs(value, 'instant')} AT TIME ZONE 'UTC')`
  }

  protected override readCompact(value: Sql): Sql {
    const part = (start: number, length: number) =>
      sql`SUBSTRING(${value}, ${raw(String(start))}, ${raw(String(length))})`
    const day = sql`${part(1, 4)} || '-' || ${part(5, 2)} || '-' || ${part(7, 2)}`
    return cast(sql`(${day} || ' ' || ${part(9, 2)} || ':' || ${part(11, 2)} || ':' || ${part(13, 2)})`, 'timestamp')
  }
}
