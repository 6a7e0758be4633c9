/** A result as a table: as the page shows it, by the same settings. */
import { inkOf, type Paint } from '../color/index.ts'
import type { Words } from '../format/index.ts'
import {
  readRules,
  shownColumns,
  totalsOf,
  type Cell,
  type CellText,
  type FormatCell,
  type ResultData,
  type Settings,
  type ShownColumn,
} from '../grid/index.ts'
import type { Sheet, SheetCell, SheetLimits, SheetLine } from './sheet.ts'

export interface SheetInput {
  data: ResultData
  settings: Settings
  format: FormatCell
  words: Words
  paint: Paint
  limits?: SheetLimits
}

const INDEX_WIDTH = 24
const DIGIT_WIDTH = 7

/** Columns in their order, cells as they are written, colors, bars and totals; rows and columns beyond the limits are counted. */
export function tableSheet({ data, settings, format, words, paint, limits = {} }: SheetInput): Sheet {
  const { cols, rows } = data
  const all = shownColumns(cols, rows, settings, format)
  const columns = all.slice(0, limits.columns ?? Infinity)
  const shown = rows.slice(0, limits.rows ?? Infinity)
  const backgrounds = readRules(settings['table.column_formatting'], cols, { rows, paint: inkOf(paint) })
  const hasIndex = settings['table.row_index'] === true

  function cellOf(row: readonly Cell[], { index, column, barMax, isWrapped }: ShownColumn): SheetCell {
    const value = row[index] ?? null
    const background = backgrounds?.(row, index)
    const cell: SheetCell = value === null ? { text: '' } : cellOfText(format(value, column, row))
    if (background !== undefined) cell.background = background
    if (isWrapped) cell.isWrapped = true
    if (barMax !== undefined && barMax > 0 && value !== null && Number.isFinite(Number(value))) {
      cell.bar = Number(value) / barMax
    }
    return cell
  }

  const lines = shown.map((row, place): SheetLine => {
    const cells = columns.map((column) => cellOf(row, column))
    return { cells: hasIndex ? [{ text: String(place + 1), isQuiet: true }, ...cells] : cells }
  })
  const isCut = data.rows_truncated !== undefined
  const totals = settings['table.show_totals'] === true ? totalsLine({ data, columns, format }, words, isCut) : []
  const titles = columns.map(({ title }) => ({ text: title }))
  const index = { width: INDEX_WIDTH + String(shown.length).length * DIGIT_WIDTH, align: 'end' as const }
  return {
    columns: [...(hasIndex ? [index] : []), ...columns.map(({ width, align }) => ({ width, align }))],
    head: [{ cells: hasIndex ? [{ text: '' }, ...titles] : titles }],
    lines: [
      ...lines,
      ...totals.map((cells) => ({ cells: hasIndex ? [{ text: '' }, ...cells] : cells, isStrong: true })),
    ],
    notes: notesOf({ rows: rows.length - shown.length, columns: all.length - columns.length }, words),
    pinned: hasIndex ? 2 : 1,
  }
}

/** What is said below a sheet that leaves something out. */
export function notesOf(left: { rows: number; columns: number }, words: Words): string[] {
  return [
    ...(left.rows > 0 ? [words.moreRows(left.rows)] : []),
    ...(left.columns > 0 ? [words.moreColumns(left.columns)] : []),
  ]
}

/** The text of a cell, with its link. */
export function cellOfText({ text, kind, url }: CellText): SheetCell {
  return (kind === 'link' || kind === 'email') && url !== undefined ? { text, href: url } : { text }
}

interface Totalled {
  data: ResultData
  columns: readonly ShownColumn[]
  format: FormatCell
}

/** One line with the sums of amounts; the first column without one says what they are. */
function totalsLine({ data, columns, format }: Totalled, words: Words, isCut: boolean): SheetCell[][] {
  const totals = totalsOf(data.cols, data.rows)
  const named = columns.findIndex(({ index }) => !totals.has(index))
  return [
    columns.map(({ index, column }, at): SheetCell => {
      const sum = totals.get(index)
      if (sum !== undefined) return { text: format(sum, column, []).text }
      return at === named ? { text: isCut ? words.totalOfRowsShown : words.total, align: 'start' } : { text: '' }
    }),
  ]
}
