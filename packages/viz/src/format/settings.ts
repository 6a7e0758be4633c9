/**
 * Formatting keys of one column, checked. Settings are stored as sent, so anything that is not of the expected form is
 * ignored here (contract: visualization, section 4).
 */
import { isMap } from '../data/index.ts'

/** How one column's values are displayed; keys as on the wire. */
export interface FormatSettings {
  column_title?: string
  number_style?: 'decimal' | 'percent' | 'scientific' | 'currency'
  /** ISO 4217 code. */
  currency?: string
  currency_style?: 'symbol' | 'narrowSymbol' | 'code' | 'name'
  /** True (the default): the unit stands in the header only. */
  currency_in_header?: boolean
  /** Decimal separator, then the group separator; one character means no grouping. */
  number_separators?: string
  decimals?: number
  minimumFractionDigits?: number
  scale?: number
  prefix?: string
  suffix?: string
  date_style?: string
  date_separator?: '/' | '-' | '.'
  date_abbreviate?: boolean
  /** Null shows no time of day. */
  time_enabled?: null | 'minutes' | 'seconds' | 'milliseconds'
  time_style?: string
}

type Reader<T> = (value: unknown) => T | undefined

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
const filledText: Reader<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined)
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const finite: Reader<number> = (value) => {
  const number = typeof value === 'bigint' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
/** At most 20: more digits than any number here has. */
const digits: Reader<number> = (value) => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) ? Math.min(Math.max(count, 0), 20) : undefined
}
const currencyCode: Reader<string> = (value) =>
  typeof value === 'string' && /^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : undefined

function oneOf<const T extends string>(...allowed: readonly T[]): Reader<T> {
  return (value) => allowed.find((item) => item === value)
}

function timeEnabled(value: unknown): FormatSettings['time_enabled'] {
  return value === null || value === false ? null : oneOf('minutes', 'seconds', 'milliseconds')(value)
}

/** Reads the known keys of a settings map; keys that are missing or not well-formed stay undefined. */
export function readFormatSettings(raw: unknown): FormatSettings {
  if (!isMap(raw)) return {}
  return withoutUndefined({
    column_title: filledText(raw['column_title']),
    number_style: oneOf('decimal', 'percent', 'scientific', 'currency')(raw['number_style']),
    currency: currencyCode(raw['currency']),
    currency_style: oneOf('symbol', 'narrowSymbol', 'code', 'name')(raw['currency_style']),
    currency_in_header: flag(raw['currency_in_header']),
    number_separators: filledText(raw['number_separators']),
    decimals: digits(raw['decimals']),
    minimumFractionDigits: digits(raw['minimumFractionDigits']),
    scale: finite(raw['scale']),
    prefix: text(raw['prefix']),
    suffix: text(raw['suffix']),
    date_style: filledText(raw['date_style']),
    date_separator: oneOf('/', '-', '.')(raw['date_separator']),
    date_abbreviate: flag(raw['date_abbreviate']),
    time_enabled: timeEnabled(raw['time_enabled']),
    time_style: filledText(raw['time_style']),
  })
}

/** So that a layer above, merged by spreading, hides only what it sets. */
function withoutUndefined(settings: FormatSettings): FormatSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
