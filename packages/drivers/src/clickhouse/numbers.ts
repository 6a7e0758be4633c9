import { call, cast, NumberSyntax, raw, sql, textLiteral, type Sql, type TypedSql } from '@querent/query'
import { isA } from '@querent/contract'

/** More digits than any column has, half of them after the point. */
const WIDE_DECIMAL = 'Decimal(76, 30)'
const LEAST = -(2n ** 63n)
const MOST = 2n ** 63n - 1n

export class ClickhouseNumbers extends NumberSyntax {
  override readonly floatType = 'Float64'
  override readonly decimalType = WIDE_DECIMAL
  override readonly integerType = 'Int64'

  /** A number with a fraction alone would be a double. */
  protected override decimalLiteral(text: string): Sql {
    const digits = text.replace(/^-?\d*\.?/, '').length
    return sql`toDecimal128(${raw(`'${text}'`)}, ${raw(String(digits))})`
  }

  override bitAnd(value: Sql, bits: number): Sql {
    return call('bitAnd', value, raw(String(bits)))
  }

  override toFloat(value: Sql): Sql {
    return cast(value, 'Float64')
  }

  override textToFloat(value: Sql): Sql {
    return call('toFloat64OrNull', trimmed(value))
  }

  override textToInteger(value: Sql): Sql {
    return within64Bits(sql`round(toDecimal256OrNull(${trimmed(value)}, 20))`)
  }

  override toInteger(value: TypedSql): Sql {
    const whole = this.round(value)
    return isA(value.type, 'type/Decimal')
      ? within64Bits(whole)
      : call('accurateCastOrNull', whole, textLiteral('Int64'))
  }

  /** Whole numbers of 64 bits go round without an error, and decimals of 18 digits stay with these. */
  override wide(value: TypedSql): Sql {
    if (isA(value.type, 'type/Integer')) return cast(value.sql, 'Int128')
    return isA(value.type, 'type/Decimal') ? sql`toDecimal256(1, 0) * ${value.sql}` : value.sql
  }

  /** A whole number of 128 bits cannot be added to a double. */
  override besideFractions(value: Sql): Sql {
    return sql`toDecimal256(${value}, 0)`
  }

  override divide(left: Sql, right: Sql): Sql {
    return sql`(${this.toFloat(left)} / ${this.toFloat(sql`nullIf(${right}, 0)`)})`
  }

  override round(value: TypedSql): Sql {
    return isA(value.type, 'type/Decimal') || isA(value.type, 'type/Integer')
      ? call('round', value.sql)
      : this.roundDouble(value.sql)
  }

  override sum(value: TypedSql, window?: Sql): Sql {
    const total = call('sum', isA(value.type, 'type/Integer') ? cast(value.sql, 'Int128') : value.sql)
    return window === undefined ? total : sql`${total} OVER (${window})`
  }

  /** AVG of decimals is that of doubles, which loses digits. */
  override average(value: TypedSql): Sql {
    if (isA(value.type, 'type/Float') && !isA(value.type, 'type/Decimal')) return call('avg', value.sql)
    const exact = sql`(${cast(call('toString', this.sum(value)), WIDE_DECIMAL)} / nullIf(count(${value.sql}), 0))`
    return sql`toFloat64(toString(${exact}))`
  }

  /** By hand: the engine's own percentiles lose the last digit of the place between two neighbors. */
  override percentile(value: Sql, share: Sql): Sql {
    const sorted = sql`arraySort(groupArray(${this.toFloat(value)}))`
    const count = sql`length(${sorted})`
    const place = sql`(${this.toFloat(share)} * (${count} - 1))`
    const before = sql`toInt64(floor(${place}))`
    const [low, high] = [sql`${sorted}[${before} + 1]`, sql`${sorted}[least(${before} + 2, toInt64(${count}))]`]
    return sql`if(${count} = 0, NULL, ${low} + (${high} - ${low}) * (${place} - ${before}))`
  }

  override standardDeviation(value: Sql): Sql {
    return call('stddevPop', this.toFloat(value))
  }

  override variance(value: Sql): Sql {
    return call('varPop', this.toFloat(value))
  }
}

/** A number as a whole one of 64 bits, null beyond. The cast comes after the comparison, which it would fail before. */
function within64Bits(whole: Sql): Sql {
  const [least, most] = [sql`toInt256(${textLiteral(String(LEAST))})`, sql`toInt256(${textLiteral(String(MOST))})`]
  const number = cast(whole, 'Int256')
  return sql`CASE WHEN ${number} BETWEEN ${least} AND ${most} THEN ${cast(sql`greatest(least(${number}, ${most}), ${least})`, 'Int64')} END`
}

/** Only a text without blanks around it is read as a number. */
function trimmed(value: Sql): Sql {
  return sql`trim(BOTH ${textLiteral(' \t\n\r\f+')} FROM ${value})`
}
