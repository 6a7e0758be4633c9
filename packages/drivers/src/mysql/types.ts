import type { BaseType } from '@querent/contract'
import type { FieldPacket } from 'mysql2'
import { type Decoder, decodeInteger, decodeDateTime, trimFraction } from '../shared/decode.ts'
import { type ZoneClock, formatOffset } from './zone-clock.ts'

/** How the session shows instants (TIMESTAMP), and which zone the caller wants. */
export interface SessionZone {
  /** True when the session is in the wanted zone; false when it is in UTC and the cells have to be moved. */
  isLocal: boolean
  /** Undefined for UTC. */
  clock: ZoneClock | undefined
}

/** Result column types of the protocol (MySQL internals, `enum_field_types`). */
const CODE = {
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
const LATIN1_CHARSET = 8

/** A column of a result: its type, and how its cells become canonical. */
export interface MysqlColumn {
  databaseType: string
  baseType: BaseType
  decode: Decoder | undefined
  /** Cells may be large enough to matter for the memory of a batch. */
  isWide: boolean
}

const WIDE_BYTES = 4096

/**
 * Describes a result column and prepares its definition for the client's row parser, which reads it afterwards: floats
 * come as text, because the parser rounds some of 16 digits, and bytes come as text of one character each.
 */
export function prepareColumn(field: FieldPacket, zone: SessionZone): MysqlColumn {
  const { databaseType, baseType } = resultType(field)
  const isWide = (field.columnLength ?? 0) > WIDE_BYTES
  const code = field.columnType ?? CODE.varString
  const isBytes = baseType === 'type/*' && code !== CODE.null
  if (isBytes || code === CODE.bit || code === CODE.float || code === CODE.double) readAsLatin1(field)
  const decode = isBytes ? decodeBytes : decoderOf(code, zone)
  return { databaseType, baseType, decode, isWide }
}

function readAsLatin1(field: FieldPacket): void {
  field.columnType = CODE.varString
  field.characterSet = LATIN1_CHARSET
  field.encoding = 'latin1'
}

function resultType(field: FieldPacket): { databaseType: string; baseType: BaseType } {
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

const BY_NAME: Readonly<Record<string, BaseType>> = {
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
}

/** A type of the catalogue: `data_type` and `column_type` of `information_schema.columns`. */
export function columnType(dataType: string, fullType: string): { databaseType: string; baseType: BaseType } {
  if (fullType === 'tinyint(1)' || fullType === 'bit(1)') return { databaseType: fullType, baseType: 'type/Boolean' }
  if (dataType === 'bit') return { databaseType: 'bit', baseType: 'type/Integer' }
  const databaseType = /\bunsigned\b/.test(fullType.replace(/\(.*\)/, '')) ? `${dataType} unsigned` : dataType
  return { databaseType, baseType: BY_NAME[dataType] ?? 'type/*' }
}

function decoderOf(code: number, zone: SessionZone): Decoder | undefined {
  switch (code) {
    case CODE.longlong:
      return decodeInteger
    case CODE.float:
    case CODE.double:
      return Number
    case CODE.bit:
      return decodeBits
    case CODE.date:
      return (text) => (isZeroDate(text) ? null : text)
    case CODE.datetime:
      return (text) => (isZeroDate(text) ? null : decodeDateTime(text))
    case CODE.timestamp:
      return timestampDecoder(zone)
    case CODE.time:
      return trimFraction
    default:
      return undefined
  }
}

function decodeBytes(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('base64')
}

function decodeBits(latin1: string): number | bigint {
  let value = 0n
  for (const byte of Buffer.from(latin1, 'latin1')) value = value * 256n + BigInt(byte)
  return decodeInteger(String(value))
}

/** `0000-00-00` and dates without month or day are no dates to anybody else; they count as missing. */
function isZeroDate(text: string): boolean {
  return text.startsWith('00', 5) || text.startsWith('00', 8)
}

const SECONDS_LENGTH = 19

function timestampDecoder({ isLocal, clock }: SessionZone): Decoder {
  if (clock === undefined) return (text) => (isZeroDate(text) ? null : `${decodeDateTime(text)}Z`)
  if (isLocal) return (text) => (isZeroDate(text) ? null : withOffset(text, clock))
  return (text) => (isZeroDate(text) ? null : moved(text, clock))
}

function withOffset(local: string, clock: ZoneClock): string {
  return decodeDateTime(local) + formatOffset(clock.offsetAtLocal(millisecondsOf(local)))
}

function moved(utc: string, clock: ZoneClock): string {
  const instant = millisecondsOf(utc)
  const offset = clock.offsetAt(instant)
  const local = new Date(instant + offset).toISOString().slice(0, SECONDS_LENGTH)
  return local + trimFraction(utc.slice(SECONDS_LENGTH)) + formatOffset(offset)
}

function millisecondsOf(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11, SECONDS_LENGTH)}Z`)
}
