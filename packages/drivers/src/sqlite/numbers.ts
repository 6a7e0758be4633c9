import { call, cast, NumberSyntax, raw, sql, type Sql, type TypedSql } from '@querent/query'
import { isA } from '@querent/contract'

export class SqliteNumbers extends NumberSyntax {
  override readonly floatType = 'REAL'
  override readonly integerType = 'INTEGER'

  override textToInteger(value: Sql): Sql {
    return call('querent_integer', value)
  }

  /** Decimals are kept as binary floats here: the result is the short decimal it stands for, if there is one. */
  override decimal(value: Sql): Sql {
    return call('querent_decimal', value)
  }

  /** ABS fails for the one number that has no opposite. */
  override wide(value: TypedSql, op: string): Sql {
    if (op !== 'abs' || !isA(value.type, 'type/BigInteger')) return value.sql
    return sql`CASE ${value.sql} WHEN (-9223372036854775808) THEN 9223372036854775808.0 ELSE ${value.sql} END`
  }

  /** Halves of large integers are added apart, because a sum beyond 64 bits fails; so are what is no integer. */
  override sum(value: TypedSql, window?: Sql): Sql {
    if (isA(value.type, 'type/BigInteger')) {
      const over = window === undefined ? raw('') : sql` OVER (${window})`
      const part = (name: string, piece: string): Sql => sql`${raw(name)}(${value.sql} ${raw(piece)})${over}`
      const rest = sql`TOTAL(${value.sql} - ${cast(value.sql, 'INTEGER')})${over}`
      return call('querent_wide', part('SUM', '>> 32'), part('SUM', '& 4294967295'), rest)
    }
    const total = super.sum(value, window)
    return isA(value.type, 'type/Decimal') ? this.decimal(total) : total
  }

  /** Sums beyond 64 bits are text, which would be greater than every number. */
  override nested(value: TypedSql): Sql {
    return isA(value.type, 'type/BigInteger') ? sql`(${value.sql} + 0)` : value.sql
  }

  override average(value: TypedSql): Sql {
    return isA(value.type, 'type/Decimal') ? this.decimal(super.average(value)) : super.average(value)
  }

  override percentile(value: Sql, share: Sql): Sql {
    return call('percentile_cont', value, share)
  }

  override standardDeviation(value: Sql): Sql {
    return call('querent_stddev_pop', value)
  }

  override variance(value: Sql): Sql {
    return call('querent_var_pop', value)
  }
}
