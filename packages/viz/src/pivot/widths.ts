/** How wide the columns of a pivot table are: as the settings have it, else as their longest text needs it. */
import type { Words } from '../format/index.ts'
import {
  isNumeric,
  MIN_WIDTH,
  textWidth,
  type Cell,
  type Column,
  type FormatCell,
  type ResultData,
  type Settings,
} from '../grid/index.ts'
import type { Pivot, PivotNode } from './model.ts'

interface PivotWidths {
  /** Of the columns with the labels of groups, outermost first; in pixels, as all here. */
  labels: readonly number[]
  /** By leaf, then by value. */
  values: readonly (readonly number[])[]
  /** Of the one column of labels where no group goes down. */
  corner: number
}

const LEAST = 72
const MOST_LABEL = 280
const MOST_VALUE = 360
/** A column that somebody has made wider than any window cannot be read. */
const MOST_STORED = 2000
/** The mark that opens and closes a group. */
const MARK = 16
/** Cells that are measured; the longest text is taken to be among them. */
const SAMPLE = 20_000

interface Given {
  data: ResultData
  format: FormatCell
  /** The title of a column, as the settings have it. */
  title(column: Column): string
  words: Words
}

/** The widths that the texts need. */
export function pivotWidths(pivot: Pivot, { data, format, title, words }: Given): PivotWidths {
  const text = (value: Cell, column: Column) => {
    const shown = pivot.labelOf(column, value) ?? { value, column }
    return shown.value === null ? words.empty : format(shown.value, shown.column, []).text
  }
  const cellsOfLine = Math.max(pivot.leaves.length * pivot.valueColumns.length, 1)
  const nodes = linesOf(pivot.rowRoot).slice(0, Math.ceil(SAMPLE / cellsOfLine))
  const labels = pivot.rowColumns.map((column, level) => {
    const isOuter = level < pivot.rowColumns.length - 1
    const found = nodes.flatMap(({ path }) => (path.length === level + 1 ? [text(path[level] ?? null, column)] : []))
    const totals = isOuter ? found.map((value) => words.totalsFor(value)) : found
    const wide = widest([title(column), ...(level === 0 ? [words.grandTotals] : []), ...totals], false)
    return Math.min(Math.max(wide + (isOuter ? MARK : 0), LEAST), MOST_LABEL)
  })
  const values = pivot.leaves.map((leaf) => {
    const heads =
      leaf.path.length === 0 ? [words.rowTotals] : leaf.path.map((value, level) => text(value, at(pivot, level)))
    const head = widest(heads, false) / Math.max(pivot.valueColumns.length, 1)
    return pivot.valueColumns.map((column, value) => {
      const index = pivot.valueIndex(value)
      const cells = nodes.flatMap((node) => {
        const row = data.rows[pivot.rowAt(node, leaf) ?? -1]
        const cell = row?.[index] ?? null
        return row === undefined || cell === null ? [] : [format(cell, column, row).text]
      })
      const isTitled = pivot.valueColumns.length > 1 || pivot.columnColumns.length === 0
      const wide = Math.max(widest(cells, isNumeric(column)), isTitled ? widest([title(column)], false) : 0, head)
      return Math.min(Math.max(Math.ceil(wide), LEAST), MOST_VALUE)
    })
  })
  return { labels, values, corner: Math.max(widest([words.grandTotals], false), LEAST) }
}

/** The widths of the setting `pivot_table.column_widths` in place of those that fit. */
export function withStoredWidths(fitting: PivotWidths, settings: Settings): PivotWidths {
  const stored = settings['pivot_table.column_widths'] as Record<string, unknown> | null | undefined
  const labels = stored?.['leftHeaderWidths']
  const values = (stored?.['valueHeaderWidths'] ?? {}) as Readonly<Record<number, unknown>>
  // Those of other groups mean nothing here.
  const isSameGroups = Array.isArray(labels) && labels.length === fitting.labels.length
  let position = 0
  return {
    labels: isSameGroups ? fitting.labels.map((width, level) => readWidth(labels[level]) ?? width) : fitting.labels,
    values: fitting.values.map((ofLeaf) => ofLeaf.map((width) => readWidth(values[position++]) ?? width)),
    corner: fitting.corner,
  }
}

const readWidth = (stored: unknown): number | undefined =>
  typeof stored === 'number' && stored >= MIN_WIDTH && stored <= MOST_STORED ? stored : undefined

const at = (pivot: Pivot, level: number): Column => pivot.columnColumns[level] ?? pivot.rowColumns[0]!

const widest = (texts: readonly string[], isNumber: boolean) =>
  textWidth(
    texts.reduce((most, text) => Math.max(most, text.length), 0),
    isNumber,
  )

/** The root and every node below it. */
function linesOf(root: PivotNode): PivotNode[] {
  return [root, ...root.children.flatMap(linesOf)]
}
