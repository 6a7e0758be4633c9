/** How an engine writes number types, division and statistics. */
import { isA, type ExactDecimal } from '@querent/contract'
import { call, cast, numberLiteral, raw, sql, type Sql } from '../sql/fragment.ts'
import type { TypedSql } from './typed-sql.ts'

const LEAST = -(2n ** 63n)
const MOST = 2n ** 63n - 1n
/** The least double that is a 64-bit integer, and the first one beyond them. */
const LEAST_DOUBLE = raw('(-9.223372036854775808e18)')
const BEYOND = raw('9.223372036854775808e18')
/** The double before a half: with a half itself, the sum would be rounded up to the next whole number. */
const BELOW_HALF = raw('4.9999999999999994e-1')
/** Powers of e beyond these leave the range of a double. */
const MAX_EXPONENT = raw('709.78')
const MIN_EXPONENT = raw('(-744)')
/** Digits with a fraction and without an exponent. */
const FRACTION = /^-?\d+\.\d+$/

export class NumberSyntax {
  /** Name of the type of a double in a cast. */
  readonly floatType: string = 'DOUBLE PRECISION'
  /** Name of the widest type of decimals in a cast. */
  readonly decimalType: string = 'NUMERIC'
  /** Name of the type of a 64-bit integer in a cast. */
  readonly integerType: string = 'BIGINT'

  /** A number of the query itself, in its digits; with an exponent it is a double. */
  literal(value: number | bigint | ExactDecimal): Sql {
    const digits = String(value)
    return typeof value === 'object' || FRACTION.test(digits) ? this.decimalLiteral(digits) : numberLiteral(value)
  }

  /** A number with a fraction as an exact decimal. @param text Its digits, such as `-0.25`. */
  protected decimalLiteral(text: string): Sql {
    return raw(text.startsWith('-') ? `(${text})` : text)
  }

  /** Those bits of a whole number that are set in the other. */
  bitAnd(value: Sql, bits: number): Sql {
    return sql`(${value} & ${numberLiteral(bits)})`
  }

  toFloat(value: Sql): Sql {
    return cast(value, this.floatType)
  }

  /** Text that holds a number (`NUMBER_TEXT`) as a double. */
  textToFloat(value: Sql): Sql {
    return this.toFloat(value)
  }

  /** Text that holds a number (`NUMBER_TEXT`) as a whole number; null beyond 64 bits. */
  textToInteger(value: Sql): Sql {
    return this.toInteger({ sql: cast(value, this.decimalType), type: 'type/Decimal' })
  }

  /** A number as a whole number, halves away from zero; null beyond 64 bits. */
  toInteger(value: TypedSql): Sql {
    const whole = this.round(value)
    const fits = isA(value.type, 'type/Decimal')
      ? sql`${whole} BETWEEN ${numberLiteral(LEAST)} AND ${numberLiteral(MOST)}`
      : sql`${value.sql} >= ${LEAST_DOUBLE} AND ${value.sql} < ${BEYOND}`
    return sql`CASE WHEN ${fits} THEN ${cast(whole, this.integerType)} END`
  }

  /**
   * The first number of a sum, difference or product in a type in which that does not overflow soon.
   * @param value With the type of the result.
   */
  wide(value: TypedSql, _op: string): Sql {
    return value.sql
  }

  /** A whole number that `wide` gave, where one with a fraction comes after it. */
  besideFractions(value: Sql): Sql {
    return value
  }

  /**
   * A whole number of fewer than 64 bits for sums, differences and products, whose result may lie below zero.
   * @param databaseType Empty for a computed value.
   */
  signed(value: Sql, _databaseType: string): Sql {
    return value
  }

  /** A column of a subquery, in a form that can be compared and calculated with. */
  nested(value: TypedSql): Sql {
    return value.sql
  }

  /** The result of decimal arithmetic; for engines that keep decimals as binary floats. */
  decimal(value: Sql): Sql {
    return value
  }

  sqrt(value: Sql): Sql {
    return sql`CASE WHEN ${value} >= 0 THEN SQRT(${this.toFloat(value)}) END`
  }

  /** Null beyond the range of a double. */
  exp(value: Sql): Sql {
    return sql`CASE WHEN ${value} > ${MAX_EXPONENT} THEN NULL WHEN ${value} < ${MIN_EXPONENT} THEN 0 ELSE EXP(${this.toFloat(value)}) END`
  }

  /** Null where the result is no real number or beyond the range of a double. */
  power(base: Sql, exponent: Sql): Sql {
    const [x, y] = [this.toFloat(base), this.toFloat(exponent)]
    const size = sql`${y} * LN(ABS(${x}))`
    return sql`CASE
      WHEN ${base} = 0 THEN CASE WHEN ${exponent} > 0 THEN 0 WHEN ${exponent} = 0 THEN 1 END
      WHEN ${base} < 0 AND ${exponent} <> FLOOR(${exponent}) THEN NULL
      WHEN ${size} > ${MAX_EXPONENT} THEN NULL WHEN ${size} < ${MIN_EXPONENT} THEN 0 ELSE POWER(${x}, ${y}) END`
  }

  /** Quotient as a float; null when dividing by zero. */
  divide(left: Sql, right: Sql): Sql {
    return sql`(${this.toFloat(left)} / NULLIF(${right}, 0))`
  }

  /** The nearest whole number, halves away from zero. */
  round(value: TypedSql): Sql {
    return call('ROUND', value.sql)
  }

  /** The same where ROUND goes to the even neighbor of a double. What is added last takes the sign off a zero. */
  protected roundDouble(value: Sql): Sql {
    const double = this.toFloat(value)
    return sql`(SIGN(${double}) * FLOOR(ABS(${double}) + ${BELOW_HALF}) + 0)`
  }

  /** Base-10 logarithm; null where there is none. */
  log10(value: Sql): Sql {
    return sql`CASE WHEN ${value} > 0 THEN ${call(this.log10Name, this.toFloat(value))} END`
  }

  protected readonly log10Name: string = 'LOG10'

  /**
   * Sum in the type of the values: that of decimals stays a decimal.
   * @param window What stands in its OVER clause, for a running sum.
   */
  sum(value: TypedSql, window?: Sql): Sql {
    const total = call('SUM', value.sql)
    return window === undefined ? total : sql`${total} OVER (${window})`
  }

  /** Average as a float, exact up to the last division. */
  average(value: TypedSql): Sql {
    return this.toFloat(call('AVG', value.sql))
  }

  /** Value below which a share of all values lies, between neighbors in proportion. */
  percentile(value: Sql, share: Sql): Sql {
    return sql`PERCENTILE_CONT(${share}) WITHIN GROUP (ORDER BY ${value})`
  }

  /** Standard deviation of the population. */
  standardDeviation(value: Sql): Sql {
    return this.toFloat(call('STDDEV_POP', value))
  }

  /** Variance of the population. */
  variance(value: Sql): Sql {
    return this.toFloat(call('VAR_POP', value))
  }
}
