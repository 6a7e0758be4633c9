import type { BaseType } from '@querent/contract'
import type { FieldPacket } from 'mysql2'

/** Result column types of the protocol (MySQL internals, `enum_field_types`). */
export const CODE = {
  decimal: 0,
  tiny: 1,
  short: 2,
  long: 3,
  float: 4,
  double: 5,
  null: 6,
  timestamp: 7,
  longlong: 8,
  int24: 9,
  date: 10,
  time: 11,
  datetime: 12,
  year: 13,
  varchar: 15,
  bit: 16,
  vector: 242,
  json: 245,
  newdecimal: 246,
  enum: 247,
  set: 248,
  tinyBlob: 249,
  mediumBlob: 250,
  longBlob: 251,
  blob: 252,
  varString: 253,
  string: 254,
  geometry: 255,
} as const

const NUMBERS: ReadonlyMap<number, [name: string, baseType: BaseType]> = new Map([
  [CODE.decimal, ['decimal', 'type/Decimal']],
  [CODE.newdecimal, ['decimal', 'type/Decimal']],
  [CODE.tiny, ['tinyint', 'type/Integer']],
  [CODE.short, ['smallint', 'type/Integer']],
  [CODE.int24, ['mediumint', 'type/Integer']],
  [CODE.long, ['int', 'type/Integer']],
  [CODE.longlong, ['bigint', 'type/BigInteger']],
  [CODE.float, ['float', 'type/Float']],
  [CODE.double, ['double', 'type/Float']],
])

const OTHERS: ReadonlyMap<number, [name: string, baseType: BaseType]> = new Map([
  [CODE.null, ['', 'type/*']],
  [CODE.timestamp, ['timestamp', 'type/DateTimeWithLocalTZ']],
  [CODE.date, ['date', 'type/Date']],
  [CODE.time, ['time', 'type/Time']],
  [CODE.datetime, ['datetime', 'type/DateTime']],
  [CODE.year, ['year', 'type/Integer']],
  [CODE.json, ['json', 'type/JSON']],
  [CODE.enum, ['enum', 'type/MySQLEnum']],
  [CODE.set, ['set', 'type/MySQLEnum']],
  [CODE.geometry, ['geometry', 'type/*']],
  [CODE.vector, ['vector', 'type/*']],
])

const TEXT_CODES: ReadonlyMap<number, [text: string, binary: string]> = new Map([
  [CODE.string, ['char', 'binary']],
  [CODE.varString, ['varchar', 'varbinary']],
  [CODE.varchar, ['varchar', 'varbinary']],
  [CODE.tinyBlob, ['tinytext', 'tinyblob']],
  [CODE.blob, ['text', 'blob']],
  [CODE.mediumBlob, ['mediumtext', 'mediumblob']],
  [CODE.longBlob, ['longtext', 'longblob']],
])

const FLAG = { unsigned: 32, enum: 256, set: 2048 } as const
const BINARY_CHARSET = 63

/** The type of a result column, as the protocol describes it. */
export function resultType(field: FieldPacket): { databaseType: string; baseType: BaseType } {
  const code = field.columnType ?? CODE.varString
  const flags = typeof field.flags === 'number' ? field.flags : 0
  const text = TEXT_CODES.get(code)
  if (text !== undefined) return textType(field, flags, text)
  const isOne = field.columnLength === 1
  if (code === CODE.tiny && isOne && (flags & FLAG.unsigned) === 0) return columnType('tinyint', 'tinyint(1)')
  if (code === CODE.bit) return columnType('bit', isOne ? 'bit(1)' : `bit(${field.columnLength})`)
  const number = NUMBERS.get(code)
  if (number === undefined) return typeOf(OTHERS.get(code) ?? ['', 'type/*'])
  const [name, baseType] = number
  return { databaseType: (flags & FLAG.unsigned) === 0 ? name : `${name} unsigned`, baseType }
}

function textType(
  field: FieldPacket,
  flags: number,
  [text, binary]: [string, string],
): { databaseType: string; baseType: BaseType } {
  if ((flags & FLAG.enum) !== 0) return { databaseType: 'enum', baseType: 'type/MySQLEnum' }
  if ((flags & FLAG.set) !== 0) return { databaseType: 'set', baseType: 'type/MySQLEnum' }
  if (field.extendedFormat === 'json') return { databaseType: 'json', baseType: 'type/JSON' }
  if (field.extendedTypeName !== undefined) return columnType(field.extendedTypeName, field.extendedTypeName)
  if (field.characterSet === BINARY_CHARSET) return { databaseType: binary, baseType: 'type/*' }
  return { databaseType: text, baseType: 'type/Text' }
}

function typeOf([databaseType, baseType]: [string, BaseType]): { databaseType: string; baseType: BaseType } {
  return { databaseType, baseType }
}

const BY_NAME: ReadonlyMap<string, BaseType> = new Map(
  Object.entries<BaseType>({
    ...Object.fromEntries([...NUMBERS.values(), ...OTHERS.values()]),
    ...Object.fromEntries(
      [...TEXT_CODES.values()].flatMap(([text, binary]) => [
        [text, 'type/Text'],
        [binary, 'type/*'],
      ]),
    ),
    numeric: 'type/Decimal',
    uuid: 'type/UUID',
    inet4: 'type/IPAddress',
    inet6: 'type/IPAddress',
  }),
)

/** A type of the catalog: `data_type` and `column_type` of `information_schema.columns`. */
export function columnType(dataType: string, fullType: string): { databaseType: string; baseType: BaseType } {
  if (fullType === 'tinyint(1)' || fullType === 'bit(1)') return { databaseType: fullType, baseType: 'type/Boolean' }
  if (dataType === 'bit') return { databaseType: 'bit', baseType: 'type/Integer' }
  const databaseType = /\bunsigned\b/.test(fullType.replace(/\(.*\)/, '')) ? `${dataType} unsigned` : dataType
  return { databaseType, baseType: BY_NAME.get(dataType) ?? 'type/*' }
}
