/** The cells of a card as text, cut to what a message has room for. Loads with the first message. */
import { formatsOf, isNumeric, isTemporal, shownColumns, type Cell, type Column } from '@querent/viz/grid/index.ts'
import type { DeliveredCard, DeliveredResult } from './content.ts'
import { msg, tagOf, type Said, type Say } from './words.ts'

export const TABLE_LIMITS = { rows: 20, columns: 10 }

export interface MailTable {
  /** `isWhole`: its values are not broken into lines, as those of numbers and dates. */
  columns: { title: string; isNumber: boolean; isWhole: boolean }[]
  rows: string[][]
  /** How many are left out. */
  moreRows: number
  moreColumns: number
}

/** Only tables have settings that choose columns; what a chart is made of is shown whole. */
const CHOOSING: ReadonlySet<string> = new Set(['table', 'object', 'list'])

/** By language, as long as somebody holds the card: a delivery has one mail for each address, and most show the same. */
const known = new WeakMap<DeliveredCard, Map<string, MailTable>>()

/** As `tableOf`, made once in each language. @param result Of the card. */
export function tableOnce(card: DeliveredCard, result: DeliveredResult, locale: string): MailTable {
  const byLocale = known.get(card) ?? new Map<string, MailTable>()
  known.set(card, byLocale)
  const table = byLocale.get(locale) ?? tableOf(card, result, locale)
  byLocale.set(locale, table)
  return table
}

/** The columns and titles that the page shows. @param locale Of dates and numbers. */
export function tableOf(
  { settings, display }: Pick<DeliveredCard, 'settings' | 'display'>,
  { cols, rows, rowCount }: DeliveredResult,
  locale: string,
): MailTable {
  const result = { cols: cols.map(columnOf), rows: rows.slice(0, TABLE_LIMITS.rows).map((row) => row.map(cellOf)) }
  const { formatCell } = formatsOf(result, { visualizationSettings: settings, locale: tagOf(locale), byLanguage: true })
  const chosen = CHOOSING.has(display) ? settings : withoutChoice(settings)
  const all = shownColumns(result.cols, result.rows, chosen, formatCell)
  const columns = all.slice(0, TABLE_LIMITS.columns)
  return {
    columns: columns.map(({ title, column }) => {
      const isNumber = isNumeric(column)
      return { title, isNumber, isWhole: isNumber || isTemporal(column) }
    }),
    rows: result.rows.map((row) =>
      columns.map(({ index, column }) => formatCell(row[index] ?? null, column, row).text),
    ),
    moreRows: rowCount - result.rows.length,
    moreColumns: all.length - columns.length,
  }
}

function columnOf(column: Readonly<Record<string, unknown>>): Column {
  const { name, display_name, base_type } = column
  const text = String(name)
  return { ...column, name: text, display_name: String(display_name ?? text), base_type: String(base_type ?? 'type/*') }
}

function cellOf(value: unknown): Cell {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'object':
      return value
    default:
      return null
  }
}

function withoutChoice({ 'table.columns': _columns, ...settings }: DeliveredCard['settings']) {
  return settings
}

/** In columns of the same width, for a font whose letters are. */
export function tableText(table: MailTable, say: Say): string {
  const lines = [table.columns.map(({ title }) => title), ...table.rows]
  const widths = table.columns.map((_, at) => Math.max(...lines.map((line) => placesOf(line[at] ?? ''))))
  const rows = lines.map((line) =>
    line
      .map((cell, at) => {
        const blanks = ' '.repeat(Math.max(0, (widths[at] ?? 0) - placesOf(cell)))
        return table.columns[at]?.isNumber === true ? blanks + cell : cell + blanks
      })
      .join('  ')
      .trimEnd(),
  )
  return [...rows, ...(table.moreRows > 0 ? [say(msg('… and {more}'), { more: moreRows(table) })] : [])].join('\n')
}

/** Letters of East Asia and emoji take two places. */
const DOUBLE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/gu
const MARKS = /[\p{Mn}\p{Me}\p{Cf}]/gu

function placesOf(text: string): number {
  const letters = text.replaceAll(MARKS, '')
  return [...letters].length + (letters.match(DOUBLE)?.length ?? 0)
}

/** How many rows are left out. */
export function moreRows({ moreRows: n }: MailTable): Said {
  return n === 1 ? { text: msg('1 more row') } : { text: msg('{n} more rows'), values: { n } }
}

export function moreColumns({ moreColumns: n }: MailTable): Said {
  return n === 1 ? { text: msg('1 more column') } : { text: msg('{n} more columns'), values: { n } }
}
