import type { BaseType } from '@querent/contract'
import type { FieldPacket } from 'mysql2'
import { offsetOfWall, offsetText, wallSeconds, wallTime, type ZoneOffset } from '@querent/query/zones/index.ts'
import { type Decoder, decodeInteger, decodeDateTime, trimFraction } from '../shared/decode.ts'
import { CODE, resultType } from './types.ts'
import type { SessionZone } from './zones/zone-catalog.ts'

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

function timestampDecoder({ isLocal, offsetAt }: SessionZone): Decoder {
  if (offsetAt === undefined) return (text) => (isZeroDate(text) ? null : `${decodeDateTime(text)}Z`)
  if (isLocal) return (text) => (isZeroDate(text) ? null : withOffset(text, offsetAt))
  return (text) => (isZeroDate(text) ? null : moved(text, offsetAt))
}

function withOffset(local: string, offsetAt: ZoneOffset): string {
  return decodeDateTime(local) + offsetText(offsetOfWall(offsetAt, secondsOf(local), 'earlier'))
}

function moved(utc: string, offsetAt: ZoneOffset): string {
  const seconds = secondsOf(utc)
  const offset = offsetAt(seconds)
  return wallTime(seconds + offset) + trimFraction(utc.slice(SECONDS_LENGTH)) + offsetText(offset)
}

function secondsOf(text: string): number {
  return wallSeconds(`${text.slice(0, 10)}T${text.slice(11, SECONDS_LENGTH)}`)
}
