/** A dialect for tests of the pipeline itself: plain names of functions, never run. */
import { DateSyntax } from '../dialect/dates.ts'
import { Dialect } from '../dialect/dialect.ts'
import { COMMON_FEATURES, type Features } from '../dialect/features.ts'
import type { BoundTemporal } from '../model/bound.ts'
import { call, numberLiteral, param, raw, textLiteral, type Sql } from '../sql/fragment.ts'
import type { TypedSql } from '../dialect/typed-sql.ts'

export class PlainDates extends DateSyntax {
  override literal = (value: BoundTemporal): Sql => param(value.text + value.offset)
  override wallTime = (value: Sql, zone: string): Sql => call('wall', value, textLiteral(zone))
  override fromWallTime = (value: Sql, zone: string): Sql => call('moment', value, textLiteral(zone))
  truncate = (value: TypedSql, unit: string): Sql => call('cut', value.sql, raw(unit))
  override part = (value: TypedSql, part: string): Sql => call('part', value.sql, textLiteral(part))
  override add = (value: TypedSql, amount: Sql, unit: string): Sql => call('move', value.sql, amount, raw(unit))
  monthsBetween = (from: TypedSql, to: TypedSql): Sql => call('months', from.sql, to.sql)
  microsecondsBetween = (from: TypedSql, to: TypedSql): Sql => call('microseconds', from.sql, to.sql)
  protected readEpoch = (value: Sql): Sql => call('epoch', value)
  protected override read = (value: Sql, kind: string): Sql => call(kind, value)
  protected override readOffset = (value: Sql): Sql => call('offset', value)
  protected readCompact = (value: Sql): Sql => call('compact', value)
  override toDate = (value: TypedSql): Sql => call('date', value.sql)
  override shiftZone = (value: Sql): Sql => value
  override wholeQuotient = (value: Sql, by: number): Sql => call('quotient', value, numberLiteral(by))
}

export const PLAIN_FEATURES: Features = {
  ...COMMON_FEATURES,
  'set-timezone': 'missing',
  schemas: 'missing',
  'uuid-type': 'missing',
}

export class PlainDialect extends Dialect {
  override readonly engine: string = 'plain'
  override readonly features: Features = PLAIN_FEATURES
  override readonly dates: DateSyntax = new PlainDates()
}
