/** A dialect for tests of the pipeline itself: plain names of functions, never run. */
import { DateSyntax } from '../dialect/dates.ts'
import { Dialect } from '../dialect/dialect.ts'
import { COMMON_FEATURES, type Feature } from '../dialect/features.ts'
import type { BoundTemporal } from '../model/bound.ts'
import { call, numberLiteral, param, raw, textLiteral, type Sql } from '../sql/fragment.ts'
import type { TypedSql } from '../dialect/typed-sql.ts'

class PlainDates extends DateSyntax {
  literal = (value: BoundTemporal): Sql => param(value.text + value.offset)
  wallTime = (value: Sql, zone: string): Sql => call('wall', value, textLiteral(zone))
  fromWallTime = (value: Sql, zone: string): Sql => call('moment', value, textLiteral(zone))
  truncate = (value: TypedSql, unit: string): Sql => call('cut', value.sql, raw(unit))
  part = (value: TypedSql, part: string): Sql => call('part', value.sql, textLiteral(part))
  add = (value: TypedSql, amount: Sql, unit: string): Sql => call('move', value.sql, amount, raw(unit))
  monthsBetween = (from: TypedSql, to: TypedSql): Sql => call('months', from.sql, to.sql)
  secondsBetween = (from: TypedSql, to: TypedSql): Sql => call('seconds', from.sql, to.sql)
  fromEpoch = (value: Sql): Sql => call('epoch', value)
  protected read = (value: Sql, kind: string): Sql => call(kind, value)
  protected readOffset = (value: Sql): Sql => call('offset', value)
  protected readCompact = (value: Sql): Sql => call('compact', value)
  toDate = (value: TypedSql): Sql => call('date', value.sql)
  shiftZone = (value: Sql): Sql => value
  wholeQuotient = (value: Sql, by: number): Sql => call('quotient', value, numberLiteral(by))
  wholeNumber = (value: Sql): Sql => call('whole', value)
}

export class PlainDialect extends Dialect {
  override readonly engine: string = 'plain'
  override readonly features: ReadonlySet<Feature> = new Set(COMMON_FEATURES)
  override readonly dates: DateSyntax = new PlainDates()
}
