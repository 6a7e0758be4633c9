/** What stands where in a pivot table: labels of groups, heads of columns, values. */
import {
  GROUPING,
  readRules,
  titleOf,
  type Backgrounds,
  type BackgroundPaint,
  type Cell,
  type CellText,
  type Column,
  type FormatCell,
  type ResultData,
  type Settings,
  type ShownColumn,
} from '../grid/index.ts'
import type { Words } from '../format/index.ts'
import type { Pivot, PivotLine, PivotNode } from './model.ts'
import { pivotWidths, withStoredWidths } from './widths.ts'

/** A value of a pivot table, with the groups that it is of. */
interface PivotCell {
  column: Column
  /** Place of its column in the result. */
  index: number
  row: readonly Cell[] | undefined
  value: Cell
  dimensions: readonly { column: Column; value: Cell }[]
}

export interface PivotLayout {
  columns: readonly ShownColumn[]
  /** How many columns hold labels of groups; at least one. */
  labels: number
  /** Lines above the values. */
  headRows: number
  /** Undefined for labels, and where there is no such line or column. */
  cellAt(line: PivotLine | undefined, position: number): PivotCell | undefined
  /** The value as shown; null for nothing. */
  valueAt(line: PivotLine | undefined, position: number): CellText | null
  /** @param isFirst True for the first line in sight, which names groups that began above it. */
  labelAt(line: PivotLine | undefined, level: number, isFirst: boolean): string
  /** The label of the line's group at a level, wherever the group begins. */
  wholeLabelAt(line: PivotLine | undefined, level: number): string
  /** Of a column that begins a group, or that is drawn first of it; empty for others. */
  headAt(level: number, position: number, isDrawnFirst: boolean): string
  /** How many columns a head goes over, from its own on. */
  spanAt(level: number, position: number): number
  /** What is in a cell, as text; labels too. */
  textAt(line: PivotLine, position: number, isFirst: boolean): string
  /** The same with labels wherever their groups begin. */
  wholeTextAt(line: PivotLine, position: number): string
}

interface Given {
  data: ResultData
  settings: Settings
  format: FormatCell
  words: Words
}

/** The layout of a pivot table. Widths are in pixels. */
export function pivotLayout(pivot: Pivot, given: Given): PivotLayout {
  const { data, format } = given
  const across = pivot.columnColumns.length
  const labels = Math.max(pivot.rowColumns.length, 1)
  const columns = columnsOf(pivot, given)
  const heads = headsOf(pivot, { ...given, labels, columns })
  const { leafAt } = heads
  const { whole, begins } = labelsOf(pivot, given)
  const labelAt: PivotLayout['labelAt'] = (line, level, isFirst) =>
    isFirst || begins(line, level) ? whole(line, level) : ''

  function cellAt(line: PivotLine | undefined, position: number): PivotCell | undefined {
    const leaf = leafAt(position)
    const value = (position - labels) % pivot.valueColumns.length
    const column = pivot.valueColumns[value]
    if (line === undefined || leaf === undefined || column === undefined) return undefined
    const index = pivot.valueIndex(value)
    const row = data.rows[pivot.rowAt(line.node, leaf) ?? -1]
    const dimensions = [...groupsOf(pivot.rowColumns, line.node), ...groupsOf(pivot.columnColumns, leaf)]
    return { column, index, row, value: row?.[index] ?? null, dimensions }
  }

  function valueAt(line: PivotLine | undefined, position: number): CellText | null {
    const cell = cellAt(line, position)
    return cell?.row === undefined || cell.value === null ? null : format(cell.value, cell.column, cell.row)
  }

  function textAt(line: PivotLine, position: number, isFirst: boolean): string {
    return position < labels ? labelAt(line, position, isFirst) : (valueAt(line, position)?.text ?? '')
  }

  function wholeTextAt(line: PivotLine, position: number): string {
    return position < labels ? whole(line, position) : (valueAt(line, position)?.text ?? '')
  }

  function spanAt(level: number, position: number): number {
    const path = leafAt(position)?.path
    if (path === undefined || level >= across) return 1
    let end = position + 1
    for (let other = leafAt(end); other !== undefined; other = leafAt((end += 1))) {
      if (other.path.length !== path.length || !isSamePath(path, other.path, level)) break
    }
    return end - position
  }

  const { headRows, headAt } = heads
  const cells = { cellAt, valueAt, textAt, wholeTextAt }
  return { columns, labels, headRows, ...cells, labelAt, wholeLabelAt: whole, headAt, spanAt }
}

/** What is written for the value of a group. */
function textOfGroup(
  pivot: Pivot,
  { format, words }: Given,
  { column, value }: { column: Column; value: Cell },
): string {
  const label = pivot.labelOf(column, value) ?? { column, value }
  return label.value === null ? words.empty : format(label.value, label.column, []).text
}

/** The labels of groups down. */
function labelsOf(pivot: Pivot, given: Given) {
  const { words } = given
  const isSubtotal = ({ kind, node }: PivotLine, level: number) => kind === 'subtotal' && level === node.path.length - 1

  function whole(line: PivotLine | undefined, level: number): string {
    if (line === undefined) return ''
    if (line.kind === 'total') return level === 0 ? words.grandTotals : ''
    const column = pivot.rowColumns[level]
    const { path } = line.node
    if (column === undefined || level >= path.length) return ''
    const text = textOfGroup(pivot, given, { column, value: path[level] ?? null })
    return isSubtotal(line, level) ? words.totalsFor(text) : text
  }

  const begins = (line: PivotLine | undefined, level: number): boolean =>
    line !== undefined && (line.kind === 'total' || isSubtotal(line, level) || level >= line.opens)

  return { whole, begins }
}

function headsOf(pivot: Pivot, given: Given & { labels: number; columns: readonly ShownColumn[] }) {
  const { words, labels, columns } = given
  const count = pivot.valueColumns.length
  const across = pivot.columnColumns.length
  const headRows = across + (count > 1 || across === 0 ? 1 : 0)
  const leafAt = (position: number): PivotNode | undefined =>
    position < labels ? undefined : pivot.leaves[Math.floor((position - labels) / count)]

  function headAt(level: number, position: number, isDrawnFirst: boolean): string {
    const title = columns[position]?.title ?? ''
    if (position < labels) return level === headRows - 1 ? title : ''
    const dimension = pivot.columnColumns[level]
    if (dimension === undefined) return title
    const leaf = leafAt(position)
    const isFirstValue = (position - labels) % count === 0
    if (leaf === undefined) return ''
    if (leaf.path.length === 0) return level === 0 && isFirstValue ? words.rowTotals : ''
    const before = position - labels < count ? undefined : leafAt(position - count)
    const begins = isFirstValue && (before === undefined || !isSamePath(before.path, leaf.path, level))
    if (!begins && !isDrawnFirst) return ''
    return textOfGroup(pivot, given, { column: dimension, value: leaf.path[level] ?? null })
  }

  return { headRows, leafAt, headAt }
}

/** The values that a node is grouped by, with their columns. */
function groupsOf(columns: readonly Column[], { path }: PivotNode): { column: Column; value: Cell }[] {
  return path.flatMap((value, level) => {
    const column = columns[level]
    return column === undefined ? [] : [{ column, value }]
  })
}

/** Colors of values by the rules of the settings, which know no totals. */
export function pivotBackgrounds(
  data: ResultData,
  settings: Settings,
  paint: BackgroundPaint,
): Backgrounds | undefined {
  const grouping = data.cols.findIndex(({ name }) => name === GROUPING)
  const plain = data.rows.filter((row) => Number(row[grouping]) === 0)
  const stored = settings['pivot_table.column_formatting'] ?? settings['table.column_formatting']
  return readRules(stored, data.cols, { rows: plain, paint })
}

function columnsOf(pivot: Pivot, { data, settings, format, words }: Given): ShownColumn[] {
  const title = (column: Column) => titleOf(column, settings, format)
  const widths = withStoredWidths(pivotWidths(pivot, { data, format, title, words }), settings)
  const heads = pivot.rowColumns.map((column, level) =>
    shown(column, title(column), widths.labels[level] ?? 0, 'start'),
  )
  const cells = pivot.leaves.flatMap((_, leaf) =>
    pivot.valueColumns.map((column, value) => shown(column, title(column), widths.values[leaf]?.[value] ?? 0, 'end')),
  )
  return [...(heads.length === 0 ? [shown(undefined, '', widths.corner, 'start')] : heads), ...cells]
}

const NO_COLUMN: Column = { name: '', display_name: '', base_type: 'type/*' }

function shown(column: Column | undefined, title: string, width: number, align: ShownColumn['align']): ShownColumn {
  return { index: 0, column: column ?? NO_COLUMN, title, width, align, isWrapped: false }
}

function isSamePath(a: readonly Cell[], b: readonly Cell[], level: number): boolean {
  for (let index = 0; index <= level; index++) if (a[index] !== b[index]) return false
  return true
}
