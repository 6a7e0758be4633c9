import { call, cast, numberLiteral, sql, type Sql, type TypedSql } from '@querent/query'
import { monthsByHand, OffsetZones } from '../postgres/index.ts'

export class CockroachDates extends OffsetZones {
  /** `age` makes months of days wherever there are enough. */
  override monthsBetween(from: TypedSql, to: TypedSql): Sql {
    return monthsByHand(from, to)
  }

  /** EXTRACT gives a float, which holds the microseconds of a difference but not those of a moment. */
  override microsecondsBetween(from: TypedSql, to: TypedSql): Sql {
    const difference = sql`(${this.moment(to)} - ${this.moment(from)})`
    return cast(sql`(EXTRACT(epoch FROM ${difference}) * 1000000)`, 'bigint')
  }

  /** A slash between whole numbers gives a decimal. */
  override wholeQuotient(value: Sql, by: number): Sql {
    return cast(call('DIV', value, numberLiteral(by)), 'bigint')
  }
}
