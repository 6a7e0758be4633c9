import { call, cast, NumberSyntax, type Sql, type TypedSql } from '@querent/query'
import { isA } from '@querent/contract'

export class PostgresNumbers extends NumberSyntax {
  protected override readonly log10Name = 'LOG'

  /** Rounding a double goes to the even neighbor; rounding a numeric goes away from zero. */
  override round(value: TypedSql): Sql {
    return isA(value.type, 'type/Decimal') ? super.round(value) : this.roundDouble(value.sql)
  }

  /** STDDEV_POP of large whole numbers and decimals has no digits after the point. */
  override standardDeviation(value: Sql): Sql {
    return call('SQRT', this.variance(value))
  }

  override wide(value: TypedSql): Sql {
    if (!isA(value.type, 'type/Integer')) return value.sql
    return cast(value.sql, isA(value.type, 'type/BigInteger') ? 'numeric' : 'bigint')
  }
}
