/** Columns of SQLite in copies: what a column declares is not what its values must be, so each of them is looked at. */
import type { BaseType } from '@querent/contract'
import { absent, full, shown, type CopySource, type StoredType } from '../stored-type.ts'

/** One that is null where the value has one of the storage classes, or is null. */
const guardOf =
  (...classes: string[]) =>
  (column: string) =>
    `CASE WHEN typeof(${column}) IN (${['null', ...classes].map((name) => `'${name}'`).join(', ')}) THEN NULL ELSE 1 END`

const DATE = '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'
const TIME = '[0-9][0-9]:[0-9][0-9]:[0-9][0-9]'

/** Texts are ordered as the times that they mean only where all are written alike. @param form A GLOB of the text without its fraction. */
const writtenAs = (form: string, length: number) => (column: string) => {
  const hasFraction = `substr(${column}, ${length + 1}) GLOB '.*[1-9]' AND substr(${column}, ${length + 2}) NOT GLOB '*[^0-9]*'`
  const isRight = `substr(${column}, 1, ${length}) GLOB '${form}' AND (length(${column}) = ${length} OR ${hasFraction})`
  return `CASE WHEN ${column} IS NULL OR (typeof(${column}) = 'text' AND ${isRight}) THEN NULL ELSE 1 END`
}

const LONGEST_DATE = 10
const LONGEST_TIME = 8
const LONGEST_MOMENT = 19
const INTEGERS = full('bigint', { guard: guardOf('integer') })
const TEXT_ONLY = { ...shown('only its text is kept'), guard: guardOf('text') }

const TYPES: Partial<Record<BaseType, StoredType>> = {
  'type/Boolean': full('tinyint', { guard: guardOf('integer') }),
  'type/Integer': INTEGERS,
  'type/BigInteger': INTEGERS,
  'type/Float': full('double', { guard: guardOf('real') }),
  'type/Decimal': full('double', { guard: guardOf('integer', 'real'), differsAsText: true }),
  'type/Text': full('varchar', { guard: guardOf('text'), order: 'collated' }),
  'type/Date': full('date', { guard: writtenAs(DATE, LONGEST_DATE) }),
  'type/DateTime': full('timestamp', { guard: writtenAs(`${DATE} ${TIME}`, LONGEST_MOMENT), differsAsText: true }),
  'type/Time': full('time', { guard: writtenAs(TIME, LONGEST_TIME) }),
  'type/JSON': TEXT_ONLY,
  'type/XML': TEXT_ONLY,
  'type/UUID': TEXT_ONLY,
}

export const SQLITE_COPIES: CopySource = {
  typeOf: ({ baseType }) => TYPES[baseType] ?? absent('its values may be of any type'),
  collation: null,
  isBinary: (collation) => collation === '',
  // Columns do not say theirs: one that any table declares counts for all.
  collations: `SELECT CASE WHEN EXISTS (SELECT 1 FROM sqlite_master WHERE sql LIKE '%collate%') THEN 'other' ELSE '' END`,
  decimalSize: null,
}
