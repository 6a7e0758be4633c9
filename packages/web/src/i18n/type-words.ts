/** Types of columns in words. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { t } from './t.ts'

/** A type such as `type/Integer`, or an engine's own such as `type/PostgresEnum`, as readers call it. */
export function typeWords(type: string): string {
  const name = type.replace(/^type\//, '')
  return WORDS[name]?.() ?? (name === '*' || name === '' ? t('Unknown type') : spaced(name))
}

const WORDS: Readonly<Record<string, () => string>> = lookup({
  Text: () => t('Text'),
  TextLike: () => t('Text'),
  OracleCLOB: () => t('Text'),
  PostgresCitext: () => t('Text'),
  Integer: () => t('Whole number'),
  BigInteger: () => t('Whole number'),
  Number: () => t('Number'),
  Float: () => t('Decimal number'),
  Decimal: () => t('Decimal number'),
  Boolean: () => t('Yes or no'),
  Date: () => t('Date'),
  Time: () => t('Time'),
  TimeWithTZ: () => t('Time with time zone'),
  TimeWithLocalTZ: () => t('Time with time zone'),
  TimeWithZoneOffset: () => t('Time with time zone'),
  DateTime: () => t('Date and time'),
  DateTimeWithTZ: () => t('Date and time with time zone'),
  DateTimeWithLocalTZ: () => t('Date and time with time zone'),
  DateTimeWithZoneID: () => t('Date and time with time zone'),
  DateTimeWithZoneOffset: () => t('Date and time with time zone'),
  Instant: () => t('Date and time with time zone'),
  Interval: () => t('Duration'),
  UUID: () => t('UUID'),
  JSON: () => t('JSON'),
  SerializedJSON: () => t('JSON'),
  XML: () => t('XML'),
  Array: () => t('List'),
  Collection: () => t('List'),
  Dictionary: () => t('Structure'),
  Structured: () => t('Structure'),
  Enum: () => t('Enum'),
  PostgresEnum: () => t('Enum'),
  MySQLEnum: () => t('Enum'),
  PostgresBitString: () => t('Bits'),
  IPAddress: () => t('IP address'),
  Binary: () => t('Binary data'),
  DruidHyperUnique: () => t('Binary data'),
})

/** `ImageURL` as `Image URL`, for types that have no words of their own. */
const spaced = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
