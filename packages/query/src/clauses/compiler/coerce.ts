import { lookup, isA, type BaseType } from '@querent/contract'
import type { Dialect } from '../../dialect/dialect.ts'
import type { EpochUnit } from '../../dialect/dates.ts'
import type { TypedSql } from '../../dialect/typed-sql.ts'
import { NUMBER_TEXT } from '../../dialect/patterns.ts'
import { QueryError } from '../../errors.ts'
import type { BoundNested } from '../../model/bound.ts'
import type { Compiler } from './compiler.ts'
import { raw, sql, type Sql } from '../../sql/fragment.ts'

const EPOCHS: Record<string, EpochUnit | undefined> = lookup({
  'Coercion/UNIXSeconds->DateTime': 'seconds',
  'Coercion/UNIXMilliSeconds->DateTime': 'milliseconds',
  'Coercion/UNIXMicroSeconds->DateTime': 'microseconds',
  'Coercion/UNIXNanoSeconds->DateTime': 'nanoseconds',
})

/** A stored value read as another type (contract: data-model, section 1); null where it cannot be read. */
export function coerce(value: TypedSql, strategy: string, dialect: Dialect): Sql {
  const { dates, text } = dialect
  const epoch = EPOCHS[strategy]
  if (epoch) return dates.fromEpoch(value.sql, epoch)
  switch (strategy) {
    case 'Coercion/ISO8601->DateTime':
      return dates.parse(value.sql, 'datetime', text)
    case 'Coercion/ISO8601->Date':
      return dates.parse(value.sql, 'date', text)
    case 'Coercion/ISO8601->Time':
      return dates.parse(value.sql, 'time', text)
    case 'Coercion/ISO8601Bytes->Temporal':
      return dates.parse(text.fromBytes(value.sql), 'datetime', text)
    case 'Coercion/YYYYMMDDHHMMSSString->Temporal':
      return dates.parseCompact(value.sql, text)
    case 'Coercion/YYYYMMDDHHMMSSBytes->Temporal':
      return dates.parseCompact(text.fromBytes(value.sql), text)
    case 'Coercion/DateTime->Date':
      return dates.toDate(value)
    case 'Coercion/String->Float':
      return toFloat(value, dialect)
    case 'Coercion/String->Integer':
    case 'Coercion/Float->Integer':
      return toInteger(value, dialect)
    default:
      throw new QueryError('unsupported-feature', `${strategy} is not supported by ${dialect.engine}.`)
  }
}

/** Text, a number or a condition as a double. */
export function toFloat(value: TypedSql, dialect: Dialect): Sql {
  const { numbers, text } = dialect
  if (isTextType(value.type)) {
    return sql`CASE WHEN ${text.fits(value.sql, NUMBER_TEXT)} THEN ${numbers.textToFloat(value.sql)} END`
  }
  return numbers.toFloat(isA(value.type, 'type/Boolean') ? zeroOrOne(value.sql, dialect) : value.sql)
}

/** Text, a number or a condition as a whole number; fractions are rounded, halves away from zero. */
export function toInteger(value: TypedSql, dialect: Dialect): Sql {
  const { numbers, text } = dialect
  if (isA(value.type, 'type/Boolean')) return zeroOrOne(value.sql, dialect)
  if (isA(value.type, 'type/Integer')) return value.sql
  if (!isTextType(value.type)) return numbers.toInteger(value)
  return sql`CASE WHEN ${text.fits(value.sql, NUMBER_TEXT)} THEN ${numbers.textToInteger(value.sql)} END`
}

/** A value inside JSON as its type; null where it is missing or something else. */
export function readJson({ value, keys, type }: BoundNested, compiler: Compiler): Sql {
  const { dialect } = compiler
  const { dates, text } = dialect
  const given = text.jsonText(compiler.value(value), keys, isTextType(value.type))
  const found: TypedSql = { sql: given, type: 'type/Text' }
  if (isA(type, 'type/Integer')) return toInteger(found, dialect)
  if (isA(type, 'type/Number')) return toFloat(found, dialect)
  if (isA(type, 'type/Boolean')) {
    const [yes, no] = [true, false].map((value) => raw(dialect.booleanLiteral(value)))
    return sql`CASE ${given} WHEN 'true' THEN ${yes!} WHEN 'false' THEN ${no!} END`
  }
  if (isA(type, 'type/DateTime')) return dates.parse(given, 'datetime', text)
  if (isA(type, 'type/Date')) return dates.parse(given, 'date', text)
  return isA(type, 'type/Time') ? dates.parse(given, 'time', text) : given
}

function isTextType(type: BaseType): boolean {
  return isA(type, 'type/Text') || isA(type, 'type/TextLike')
}

function zeroOrOne(value: Sql, dialect: Dialect): Sql {
  const condition = dialect.valueAsCondition(value)
  return sql`CASE WHEN ${condition} THEN 1 WHEN NOT ${condition} THEN 0 END`
}
