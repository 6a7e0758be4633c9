/** The texts of a result's cells by their column: what tables, axes, tooltips and mails show. */
import { lookup, remember } from '@querent/contract/lookup/index.ts'
import { columnSettings } from './column-settings.ts'
import { dateText, partText, type Calendar } from './dates.ts'
import { habitsOf, type Habits } from './habits.ts'
import { currencyUnit, isGrouped, numberStyle } from './number-style.ts'
import { compactText, coordinateText, numberText } from './numbers.ts'
import { readFormatSettings, type FormatSettings } from './settings.ts'
import { ENGLISH, type Words } from './words.ts'
import { isCurrencyColumn, isKeyColumn, isTemporal, namesCurrency, type Cell, type Column } from '../data/index.ts'
import { readLinkSettings, richValue, type RichValue } from './links.ts'

/** How the cells of one column are shown. */
export interface ColumnFormat {
  /** The column's title, with its currency unless the cells carry it. */
  title: string
  /** The full text; empty for null. */
  text(cell: Cell): string
  /**
   * A short text for labels: `1.2k`, `Jan` for a month of the year; other kinds in full.
   * @param digits Of numbers, at most so many after the point, in place of those that are set.
   */
  compact(cell: Cell, digits?: number): string
  /** Text, link or image, by the column's `view_as`. @param row For templates that name other columns. */
  rich(cell: Cell, row: readonly Cell[]): RichValue
  settings: FormatSettings
}

/** How the cells of a result are shown. */
export interface Format extends Calendar {
  words: Words
  of(column: Column): ColumnFormat
}

export interface FormatOptions {
  /** Of the card, with the dashcard's merged over it: its `column_settings` are read. */
  visualizationSettings?: Readonly<Record<string, unknown>>
  /** Setting `custom-formatting`. */
  customFormatting?: Readonly<Record<string, unknown>>
  /** `en` when left out. */
  locale?: string
  /** Numbers, dates and times as the locale writes them; when left out as English does, which exports keep to. */
  byLanguage?: boolean
  /** Setting `start-of-week`; `sunday` when left out. */
  startOfWeek?: string
  words?: Words
  /** The result's columns, for templates that name them. */
  columns?: readonly Column[]
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Reads the settings once; the formats of columns are made when first asked for. */
export function createFormat(options: FormatOptions = {}): Format {
  const calendar = {
    locale: options.locale ?? 'en',
    weekText: (options.words ?? ENGLISH).week,
    weekStart: Math.max(WEEKDAYS.indexOf(options.startOfWeek ?? 'sunday'), 0),
  }
  const made = new Map<Column, ColumnFormat>()
  const format: Format = {
    ...calendar,
    words: options.words ?? ENGLISH,
    of(column) {
      return remember(made, column, () => columnFormat(column, options, format))
    },
  }
  return format
}

function columnFormat(column: Column, options: FormatOptions, format: Format): ColumnFormat {
  const stored = columnSettings(options.visualizationSettings?.['column_settings'], column)
  const habits = habitsOf(options.byLanguage === true ? format.locale : 'en')
  const settings = mergedSettings(column, stored, options.customFormatting ?? {}, habits)
  const full = cellText(column, settings, format, habits)
  const style =
    column.kind === 'number' && column.labels === null
      ? compactText(numberStyle({ ...column, settings }, format.locale, habits.numbers), settings.decimals)
      : undefined
  const part = partText(column.unit, { ...settings, date_abbreviate: true }, format)
  const text = (cell: Cell) => (cell === null ? '' : full(cell))
  const link = readLinkSettings({ ...column.settings, ...stored })
  return {
    title: titleOf(column, settings, format.locale),
    settings,
    text,
    compact(cell, digits) {
      if (style === undefined || !isNumeric(cell)) return text(cell)
      if (column.binWidth !== null) return binText(cell, column.binWidth, style)
      if (part === undefined) return style(cell, digits)
      return Number.isInteger(Number(cell)) ? part(Number(cell)) : text(cell)
    },
    rich: (cell, row) =>
      richValue({ column, cell, text: text(cell), row, link, columns: options.columns ?? [], format }),
  }
}

function isNumeric(cell: Cell): cell is number | bigint | string {
  return typeof cell === 'number' || typeof cell === 'bigint' || typeof cell === 'string'
}

function cellText(
  column: Column,
  settings: FormatSettings,
  format: Format,
  habits: Habits,
): (cell: NonNullable<Cell>) => string {
  const other = (cell: NonNullable<Cell>) => {
    if (typeof cell === 'boolean') return cell ? format.words.yes : format.words.no
    return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
  }
  const { labels, binWidth } = column
  if (labels !== null) {
    const own = cellText({ ...column, labels: null }, settings, format, habits)
    return (cell) => labels.get(cell) ?? own(cell)
  }
  if (column.kind === 'number') {
    // The edges of bins are round: they have no digits that only a place needs.
    const directions = binWidth === null ? DIRECTIONS[column.semanticType ?? ''] : undefined
    const number = directions
      ? coordinateText(directions, habits.decimalSeparator)
      : numberText(numberStyle({ ...column, settings }, format.locale, habits.numbers))
    const part = partText(column.unit, settings, format)
    return (cell) => {
      if (!isNumeric(cell)) return other(cell)
      if (binWidth !== null) return binText(cell, binWidth, number)
      return part && Number.isInteger(Number(cell)) ? part(Number(cell)) : number(cell)
    }
  }
  if (!isTemporal(column)) return other
  const date = dateText({ ...column, settings }, format)
  return (cell) => (typeof cell === 'string' ? date(cell) : other(cell))
}

/** `0 – 50`: from the least value of a bin to that of the next. */
function binText(least: number | bigint | string, width: number, text: (cell: number) => string): string {
  const from = Number(least)
  return Number.isFinite(from) ? `${text(from)} – ${text(Number((from + width).toPrecision(12)))}` : String(least)
}

/** For numbers of zero and above, and for those below. */
const DIRECTIONS: Readonly<Record<string, readonly [string, string] | undefined>> = lookup({
  'type/Latitude': ['N', 'S'],
  'type/Longitude': ['E', 'W'],
})

function titleOf(column: Column, settings: FormatSettings, locale: string): string {
  const title = settings.column_title ?? column.title
  const isUnitInHeader =
    column.kind === 'number' && isCurrencyColumn(column.semanticType, settings) && settings.currency_in_header !== false
  return isUnitInHeader && !namesCurrency(title) ? `${title} (${currencyUnit(settings, locale)})` : title
}

/** What the language does, instance-wide defaults, then the field's own settings, then the card's. */
function mergedSettings(
  column: Column,
  ofCard: Record<string, unknown>,
  custom: Readonly<Record<string, unknown>>,
  habits: Habits,
): FormatSettings {
  const own = { ...readFormatSettings(column.settings), ...readFormatSettings(ofCard) }
  if (isTemporal(column)) return { ...habits.temporal, ...readFormatSettings(custom['type/Temporal']), ...own }
  const number_separators = habits.decimalSeparator + (isGrouped(column) ? habits.groupSeparator : '')
  // The digits of a key are a name: a separator that is chosen for numbers at large does not apply to them.
  if (column.kind !== 'number' || isKeyColumn(column.semanticType)) {
    return column.kind === 'number' ? { number_separators: habits.decimalSeparator, ...own } : own
  }
  const currency = isCurrencyColumn(column.semanticType, own) ? readFormatSettings(custom['type/Currency']) : {}
  return { number_separators, ...readFormatSettings(custom['type/Number']), ...currency, ...own }
}
