import { isA } from '@querent/contract'
import { call, cast, sql, type Sql, type TypedSql } from '@querent/query'
import { PostgresNumbers } from '../postgres/index.ts'

/** A decimal without a size holds no fraction here. */
export class RedshiftNumbers extends PostgresNumbers {
  override readonly decimalType = 'decimal(38, 10)'

  /** A number that is too large for a decimal fails. */
  override textToInteger(value: Sql): Sql {
    return sql`CASE WHEN ABS(${this.textToFloat(value)}) < 1e19 THEN ${super.textToInteger(value)} END`
  }

  override round({ sql: value, type }: TypedSql): Sql {
    return isA(type, 'type/Decimal') ? sql`(SIGN(${value}) * FLOOR(ABS(${value}) + 0.5))` : this.roundDouble(value)
  }

  override wide(value: TypedSql): Sql {
    return isA(value.type, 'type/BigInteger') ? cast(value.sql, 'decimal(38, 0)') : super.wide(value)
  }

  /** AVG of whole numbers is a whole number, and that of decimals has no more digits than they. */
  override average({ sql: value, type }: TypedSql): Sql {
    const isExact = isA(type, 'type/Decimal') || isA(type, 'type/Integer')
    const total = cast(call('SUM', value), isExact ? this.decimalType : this.floatType)
    return this.toFloat(sql`(${total} / NULLIF(COUNT(${value}), 0))`)
  }
}
