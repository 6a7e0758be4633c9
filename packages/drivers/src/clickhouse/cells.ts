import type { Cell } from '@querent/query'
import { offsetText, type ZoneOffset } from '@querent/query/zones/index.ts'
import { decodeInteger, trimFraction } from '../shared/decode.ts'
import { plainType, WALL_ZONE, zoneOf } from './types.ts'

/** Turns the text of a value, in the answer, without its quotes, into its cell. */
export type CellDecoder = (text: string) => Cell

const INTEGER = /^U?Int\d+$/
const FLOAT = /^(?:B?Float\d+)$/
/** More than any number or point in time has: to read more would take long. */
const MOST_CHARACTERS = 400
/** Milliseconds of `2024-03-05T10:20:30`, before its fraction. */
const SECONDS_LENGTH = 19

/**
 * How values of a type become cells; undefined where the text is the cell.
 * @param type as the answer names it
 * @param offsetAt of the zone in which instants are shown
 */
export function cellDecoder(type: string, offsetAt: ZoneOffset): CellDecoder | undefined {
  const plain = plainType(type)
  if (INTEGER.test(plain)) return short(decodeInteger)
  if (FLOAT.test(plain)) return short(floatCell)
  if (plain === 'Bool') return (text) => text === 'true'
  if (plain.startsWith('FixedString')) return withoutZeros
  if (/^Time(?:64)?\b/.test(plain)) return short(trimFraction)
  const zone = zoneOf(plain)
  if (zone === undefined) return undefined
  return short(zone === WALL_ZONE ? wallCell : (text) => instantCell(text, offsetAt))
}

function short(decode: CellDecoder): CellDecoder {
  return (text) => {
    if (text.length > MOST_CHARACTERS) throw new SyntaxError('A value is longer than its type allows.')
    return decode(text)
  }
}

function withoutZeros(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === 0) end -= 1
  return text.slice(0, end)
}

function floatCell(text: string): number {
  switch (text) {
    case 'nan':
    case '-nan':
      return Number.NaN
    case 'inf':
      return Number.POSITIVE_INFINITY
    case '-inf':
      return Number.NEGATIVE_INFINITY
    default:
      return Number(text)
  }
}

/** `2024-03-05T10:20:30.120000Z`, as all points in time come, without its zone. */
function wallCell(text: string): string {
  return trimFraction(text.slice(0, -1))
}

function instantCell(text: string, offsetAt: ZoneOffset): string {
  const seconds = Date.parse(`${text.slice(0, SECONDS_LENGTH)}Z`) / 1000
  const offset = offsetAt(seconds)
  const wall = new Date((seconds + offset) * 1000).toISOString().slice(0, SECONDS_LENGTH)
  return trimFraction(wall + text.slice(SECONDS_LENGTH, -1)) + offsetText(offset)
}
