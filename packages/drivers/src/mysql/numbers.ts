import { call, cast, NumberSyntax, sql, type Sql, type TypedSql } from '@querent/query'
import { isA } from '@querent/contract'

export class MysqlNumbers extends NumberSyntax {
  override readonly floatType = 'DOUBLE'
  override readonly integerType = 'SIGNED'
  override readonly decimalType = 'DECIMAL(65,10)'

  /** Adding a double works on versions that cannot cast to one. */
  override toFloat(value: Sql): Sql {
    return sql`(${value} + 0E0)`
  }

  override textToFloat(value: Sql): Sql {
    return sql`(${value} + 0E0)`
  }

  /** AVG of whole numbers and decimals keeps four more digits only. */
  override average({ sql: value, type }: TypedSql): Sql {
    const total = call('SUM', value)
    const isExact = isA(type, 'type/Decimal') || isA(type, 'type/Integer')
    return this.toFloat(sql`(${isExact ? cast(total, 'DECIMAL(65,20)') : total} / COUNT(${value}))`)
  }

  /** More digits after the point than other decimals have, so that what is left off makes no half. */
  override textToInteger(value: Sql): Sql {
    return this.toInteger({ sql: cast(value, 'DECIMAL(65,30)'), type: 'type/Decimal' })
  }

  /** Rounding a double goes to the even neighbor; what was made of decimals can be one. */
  override round({ sql: value, type }: TypedSql): Sql {
    return isA(type, 'type/Decimal') ? sql`(SIGN(${value}) * FLOOR(ABS(${value}) + 0.5))` : this.roundDouble(value)
  }

  /** A result with an unsigned operand is unsigned here, and so are years and bits. */
  override signed(value: Sql, databaseType: string): Sql {
    return /^$|unsigned|^year|^bit/.test(databaseType) ? cast(value, 'SIGNED') : value
  }

  override wide(value: TypedSql): Sql {
    return isA(value.type, 'type/BigInteger') ? cast(value.sql, 'DECIMAL(65,0)') : value.sql
  }
}
