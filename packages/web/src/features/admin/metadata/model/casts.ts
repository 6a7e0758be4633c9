/** Reading stored values as another type (contract: data-model, section 1). */
import { t } from '../../../../i18n/t.ts'

interface Cast {
  /** Name of the strategy, or `AS_STORED`. */
  id: string
  label: string
}

export const AS_STORED = 'none'

const WHOLE = /^type\/(?:Integer|BigInteger|Decimal)$/
const TEXT = /^type\/(?:Text|UUID|MySQLEnum|OracleCLOB)$/
const FLOAT = /^type\/(?:Float|Decimal)$/
const DATETIME = /^type\/(?:DateTime|Instant)/
const UNKNOWN = /^type\/\*$/

/** Ways in which values of a stored type can be read, the plain one first; empty where there is only that. */
export function castsOf(baseType: string): Cast[] {
  const found = all().filter(([, , from]) => from.test(baseType))
  if (found.length === 0) return []
  return [{ id: AS_STORED, label: t('As stored') }, ...found.map(([id, label]) => ({ id, label }))]
}

function all(): (readonly [id: string, label: string, from: RegExp])[] {
  return [
    ['Coercion/UNIXSeconds->DateTime', t('Date and time, from seconds since 1970'), WHOLE],
    ['Coercion/UNIXMilliSeconds->DateTime', t('Date and time, from milliseconds since 1970'), WHOLE],
    ['Coercion/UNIXMicroSeconds->DateTime', t('Date and time, from microseconds since 1970'), WHOLE],
    ['Coercion/UNIXNanoSeconds->DateTime', t('Date and time, from nanoseconds since 1970'), WHOLE],
    ['Coercion/ISO8601->DateTime', t('Date and time, from 2026-05-31T14:30:00'), TEXT],
    ['Coercion/ISO8601->Date', t('Date, from 2026-05-31'), TEXT],
    ['Coercion/ISO8601->Time', t('Time, from 14:30:00'), TEXT],
    ['Coercion/YYYYMMDDHHMMSSString->Temporal', t('Date and time, from 20260531143000'), TEXT],
    ['Coercion/String->Integer', t('Whole number'), TEXT],
    ['Coercion/String->Float', t('Number'), TEXT],
    ['Coercion/Float->Integer', t('Whole number'), FLOAT],
    ['Coercion/DateTime->Date', t('Date'), DATETIME],
    ['Coercion/ISO8601Bytes->Temporal', t('Date and time, from bytes such as 2026-05-31T14:30:00'), UNKNOWN],
    ['Coercion/YYYYMMDDHHMMSSBytes->Temporal', t('Date and time, from bytes such as 20260531143000'), UNKNOWN],
  ]
}
