/** The first row of a result as a list of its values. */
import { detailColumns } from '../grid/index.ts'
import { cellOfText, notesOf, type SheetInput } from './table.ts'
import type { Sheet } from './sheet.ts'

const NAME_WIDTH = 160
const VALUE_WIDTH = 320

/** A line per value. Further rows are counted. */
export function detailSheet({ data, settings, format, words, limits = {} }: SheetInput): Sheet {
  const [row = []] = data.rows
  const all = detailColumns(data.cols, settings, format)
  const shown = all.slice(0, limits.rows ?? Infinity)
  return {
    columns: [
      { width: NAME_WIDTH, align: 'start' },
      { width: VALUE_WIDTH, align: 'start' },
    ],
    head: [],
    lines: shown.map(({ index, column, title }) => {
      const value = row[index] ?? null
      const cell = value === null ? { text: words.empty, isQuiet: true } : cellOfText(format(value, column, row))
      return {
        cells: [
          { text: title, isQuiet: true },
          { ...cell, isWrapped: true },
        ],
      }
    }),
    notes: notesOf({ rows: Math.max(0, data.rows.length - 1), columns: 0 }, words),
    pinned: 1,
  }
}
