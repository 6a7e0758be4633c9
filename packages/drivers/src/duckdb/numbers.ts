import { call, cast, NumberSyntax, sql, type Sql, type TypedSql } from '@querent/query'
import { isA } from '@querent/contract'
import { tryCast } from './try-cast.ts'

export class DuckDbNumbers extends NumberSyntax {
  override readonly floatType = 'DOUBLE'

  override textToFloat(value: Sql): Sql {
    return tryCast(value, 'DOUBLE')
  }

  override textToInteger(value: Sql): Sql {
    return tryCast(sql`ROUND(${tryCast(value, 'DECIMAL(38,19)')})`, 'BIGINT')
  }

  override wide(value: TypedSql, op: string): Sql {
    // A product of decimals of up to 18 digits is kept in 18 digits, of a longer one in 38.
    if (op === '*' && isA(value.type, 'type/Decimal')) return sql`CAST(1 AS DECIMAL(19, 0)) * ${value.sql}`
    if (!isA(value.type, 'type/Integer')) return value.sql
    return cast(value.sql, isA(value.type, 'type/BigInteger') ? 'HUGEINT' : 'BIGINT')
  }

  override percentile(value: Sql, share: Sql): Sql {
    return call('quantile_cont', this.toFloat(value), share)
  }
}
