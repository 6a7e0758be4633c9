/** Turns a column's settings into one description of how its numbers look, for texts and for spreadsheet formats. */
import { isCoordinateColumn, isCurrencyColumn, isKeyColumn } from '../data/index.ts'
import { ENGLISH_NUMBERS, type NumberHabits } from './habits.ts'
import { intlLocale } from './locale.ts'
import type { FormatSettings } from './settings.ts'

/** How the numbers of a column look. */
export interface NumberStyle {
  kind: 'decimal' | 'percent' | 'scientific'
  /** Digits after the point. */
  minDecimals: number
  maxDecimals: number
  /** False when the settings fix the digits; true lets small numbers show more of them, so that they do not read 0. */
  isAdaptive: boolean
  decimalSeparator: string
  /** Empty for no grouping. */
  groupSeparator: string
  /** Currency and prefix, suffix: between sign and digits, around the whole. */
  currencyBefore: string
  currencyAfter: string
  prefix: string
  suffix: string
  /** Factor applied first; 1 for none. */
  scale: number
  /** How short numbers are written. */
  steps: NumberHabits['steps']
}

/** What the style depends on. */
export interface NumberColumn {
  semanticType: string | null
  unit: string | null
  settings: FormatSettings
}

const DEFAULT_CURRENCY = 'USD'

/** Significant digits that a number between 0 and 0.01 keeps, so that it does not read 0. */
export const SMALL_NUMBER_DIGITS = 2

/** The style of a column (contract: exports, section 4, Formatted numbers; visualization, section 4). */
export function numberStyle(column: NumberColumn, locale: string, habits: NumberHabits = ENGLISH_NUMBERS): NumberStyle {
  const { settings } = column
  const isCurrency = isCurrencyColumn(column.semanticType, settings)
  const unit = isCurrency && settings.currency_in_header === false ? currencyUnit(settings, locale) : ''
  const isNamed = settings.currency_style === 'name'
  const isBehind = isNamed || habits.isCurrencyBehind
  const separators = settings.number_separators ?? (isGrouped(column) ? '.,' : '.')
  return {
    kind: kindOf(column),
    ...decimalsOf(column, isCurrency),
    decimalSeparator: separators.slice(0, 1),
    groupSeparator: separators.slice(1),
    currencyBefore: isBehind || unit === '' ? '' : unit + (/^[A-Z]{3}$/.test(unit) ? ' ' : ''),
    currencyAfter: !isBehind || unit === '' ? '' : `${isNamed ? ' ' : '\u00A0'}${unit}`,
    prefix: settings.prefix ?? '',
    suffix: settings.suffix ?? '',
    scale: settings.scale ?? 1,
    steps: habits.steps,
  }
}

function kindOf({ settings, semanticType }: NumberColumn): NumberStyle['kind'] {
  if (settings.number_style === 'percent' || settings.number_style === 'scientific') return settings.number_style
  return settings.number_style === undefined && semanticType === 'type/Percentage' ? 'percent' : 'decimal'
}

/** False for numbers whose digits are a name or a place. */
export function isGrouped({ semanticType, unit }: Pick<NumberColumn, 'semanticType' | 'unit'>): boolean {
  return !isKeyColumn(semanticType) && !isCoordinateColumn(semanticType) && !/-of-/.test(unit ?? '')
}

function decimalsOf(
  { settings, semanticType }: NumberColumn,
  isCurrency: boolean,
): Pick<NumberStyle, 'minDecimals' | 'maxDecimals' | 'isAdaptive'> {
  if (settings.decimals !== undefined) {
    return { minDecimals: settings.decimals, maxDecimals: settings.decimals, isAdaptive: false }
  }
  const min = settings.minimumFractionDigits
  if (isCurrency) {
    const digits = min ?? currencyDigits(settings.currency ?? DEFAULT_CURRENCY)
    return { minDecimals: digits, maxDecimals: digits, isAdaptive: false }
  }
  const max = isCoordinateColumn(semanticType) ? 20 : 2
  return { minDecimals: min ?? 0, maxDecimals: Math.max(min ?? 0, max), isAdaptive: true }
}

/** Digits that a currency has by custom: 2 for USD, 0 for JPY. */
function currencyDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** `$`, `USD` or `US dollars`, by the column's settings. */
export function currencyUnit(settings: FormatSettings, locale: string): string {
  const currency = settings.currency ?? DEFAULT_CURRENCY
  const currencyDisplay = settings.currency_style ?? 'symbol'
  if (currencyDisplay === 'code') return currency
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(2).find((part) => part.type === 'currency')?.value ?? currency
}
