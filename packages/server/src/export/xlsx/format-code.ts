/** Number format codes of cells (ECMA-376 part 1, 18.8.31), from the same settings as the displayed texts. */
import { patternPieces, datePattern, monthPattern, timePattern, type NumberStyle } from '@querent/viz/format/index.ts'
import type { PlannedColumn } from '../types.ts'

/** Excel refuses longer codes. */
const MAX_CODE_LENGTH = 255

/** Spreadsheets keep no more digits of a number: after the point more are shown only where the settings demand them. */
const USEFUL_DIGITS = 15

/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are the characters to look for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Codes of a number column: a point without digits after it would be shown, so whole numbers have their own. */
interface NumberCodes {
  whole: string
  fraction: string
  /** For numbers that `fraction` would show as 0; null when the settings fix the digits. */
  small: string | null
}

/** The codes of a number column, with the digits after the point that they show. */
export function numberCodes(style: NumberStyle): NumberCodes {
  const { minDecimals, maxDecimals, isAdaptive } = style
  if (style.kind === 'scientific') {
    const code = decorated(`${fractionCode('0', maxDecimals, maxDecimals)}E+0`, style)
    return { whole: code, fraction: code, small: null }
  }
  const whole = style.groupSeparator === '' ? '0' : '#,##0'
  const code = (max: number) =>
    decorated(fractionCode(whole, minDecimals, max) + (style.kind === 'percent' ? '%' : ''), style)
  const upTo = (max: number) => Math.max(minDecimals, max)
  const fraction = code(upTo(Math.min(maxDecimals, USEFUL_DIGITS)))
  return { whole: code(minDecimals), fraction, small: isAdaptive ? code(upTo(USEFUL_DIGITS)) : null }
}

function fractionCode(whole: string, min: number, max: number): string {
  return max === 0 ? whole : `${whole}.${'0'.repeat(min)}${'#'.repeat(max - min)}`
}

function decorated(code: string, style: NumberStyle): string {
  const before = literal(style.prefix + style.currencyBefore)
  const after = literal(style.currencyAfter + style.suffix)
  const full = before + code + after
  return full.length <= MAX_CODE_LENGTH ? full : code
}

/** Text between quotes, without what XML cannot hold; a quote itself follows a backslash outside them. */
function literal(text: string): string {
  return text
    .replace(UNWRITABLE, '')
    .split('"')
    .map((part) => (part === '' ? '' : `"${part}"`))
    .join('\\"')
}

/** The code of a temporal column. */
export function temporalCode({ kind, unit, settings }: PlannedColumn): string {
  const time = timePattern(settings, unit)
  if (kind === 'time') return patternCode(time ?? 'h:mm A')
  if (unit === 'year') return 'yyyy'
  // No code shows quarters: their first month is the nearest that stays a date.
  if (unit === 'month' || unit === 'quarter') return patternCode(monthPattern(settings))
  const isDay = kind === 'date' || unit === 'day' || unit === 'week' || time === null
  return patternCode(isDay ? datePattern(settings) : `${datePattern(settings)}, ${time}`)
}

const DATE_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    YYYY: 'yyyy',
    YY: 'yy',
    MMMM: 'mmmm',
    MMM: 'mmm',
    MM: 'mm',
    M: 'm',
    DD: 'dd',
    D: 'd',
    dddd: 'dddd',
    ddd: 'ddd',
    HH: 'hh',
    H: 'h',
    hh: 'hh',
    h: 'h',
    mm: 'mm',
    ss: 'ss',
    SSS: '000',
    A: 'AM/PM',
  }),
)

function patternCode(pattern: string): string {
  const code = patternPieces(pattern)
    .map((piece) => DATE_CODES.get(piece) ?? (/^[\s,./:-]+$/.test(piece) ? piece : literal(piece)))
    .join('')
  return code.length <= MAX_CODE_LENGTH ? code : 'yyyy-mm-dd'
}
