/** The texts of the cells and heads of a pivot table. */
import { t } from '../../i18n/t.ts'
import type { Cell, CellText, Column, FormatCell, ResultData } from '../grid/index.ts'
import type { Pivot, PivotLine, PivotNode } from './model.ts'

/** A value of the table; without a row where the result has no such group. */
interface PivotCell {
  column: Column
  /** The column's place in the result. */
  index: number
  row: readonly Cell[] | undefined
  value: Cell
  dimensions: readonly { column: Column; value: Cell }[]
}

/** Columns are counted as shown: first those with labels of rows, then the values of each group across. */
export interface PivotTexts {
  /** Undefined for labels. */
  cellAt(line: PivotLine | undefined, position: number): PivotCell | undefined
  /** As shown; null for nothing. */
  valueAt(line: PivotLine | undefined, position: number): CellText | null
  /** The label of the line's group at a level, wherever the group begins; empty where it has none. */
  labelAt(line: PivotLine | undefined, level: number): string
  /** Whether the label at a level is said at this line; lines that follow leave it out. */
  beginsAt(line: PivotLine | undefined, level: number): boolean
  /** Of a column that begins a group; of any when it is the first of its group that is drawn. */
  headAt(level: number, position: number, isDrawnFirst: boolean): string
  /** How many columns a head goes over, from its own on. */
  spanAt(level: number, position: number): number
}

/** The number of columns with labels of rows; a table without groups down has one for the totals. */
export const labelColumns = ({ rowColumns }: Pivot): number => Math.max(rowColumns.length, 1)

/** The lines of a pivot's head: a level for each group across, and one for the names of values where they are needed. */
export function headLines({ columnColumns, valueColumns }: Pivot): number {
  return columnColumns.length + (valueColumns.length > 1 || columnColumns.length === 0 ? 1 : 0)
}

/** @param titles Of all columns as shown. */
export function pivotTexts(
  pivot: Pivot,
  { rows }: ResultData,
  titles: readonly string[],
  format: FormatCell,
): PivotTexts {
  const { rowColumns, columnColumns, valueColumns, leaves } = pivot
  const labels = labelColumns(pivot)
  const levels = headLines(pivot)
  const leafPlace = (position: number) => Math.floor((position - labels) / valueColumns.length)
  const leafAt = (position: number) => (position < labels ? undefined : leaves[leafPlace(position)])
  const valuePlace = (position: number) => (position - labels) % valueColumns.length

  function text(value: Cell, column: Column): string {
    const label = pivot.labelOf(column, value) ?? { column, value }
    return label.value === null ? t('(empty)') : format(label.value, label.column, []).text
  }

  function cellAt(line: PivotLine | undefined, position: number): PivotCell | undefined {
    const leaf = leafAt(position)
    const column = valueColumns[valuePlace(position)]
    if (line === undefined || leaf === undefined || column === undefined) return undefined
    const index = pivot.valueIndex(valuePlace(position))
    const row = rows[pivot.rowAt(line.node, leaf) ?? -1]
    const dimensions = [...dimensionsOf(line.node, rowColumns), ...dimensionsOf(leaf, columnColumns)]
    return { column, index, row, value: row?.[index] ?? null, dimensions }
  }

  function headAt(level: number, position: number, isDrawnFirst: boolean): string {
    const title = titles[position] ?? ''
    if (position < labels) return level === levels - 1 ? title : ''
    const dimension = columnColumns[level]
    if (dimension === undefined) return title
    const leaf = leafAt(position)
    const isFirstValue = valuePlace(position) === 0
    if (leaf === undefined) return ''
    if (leaf.path.length === 0) return level === 0 && isFirstValue ? t('Row totals') : ''
    const before = leaves[leafPlace(position) - 1]
    const begins = isFirstValue && (before === undefined || !isSamePath(before.path, leaf.path, level))
    return begins || isDrawnFirst ? text(leaf.path[level] ?? null, dimension) : ''
  }

  return {
    cellAt,
    valueAt(line, position) {
      const cell = cellAt(line, position)
      return cell === undefined || cell.value === null ? null : format(cell.value, cell.column, cell.row ?? [])
    },
    labelAt(line, level) {
      if (line === undefined) return ''
      const { kind, node } = line
      if (kind === 'total') return level === 0 ? t('Grand totals') : ''
      const column = rowColumns[level]
      if (column === undefined || level >= node.path.length) return ''
      const label = text(node.path[level] ?? null, column)
      return isSubtotal(line, level) ? t('Totals for {value}', { value: label }) : label
    },
    beginsAt: (line, level) =>
      line !== undefined && (line.kind === 'total' || isSubtotal(line, level) || level >= line.opens),
    headAt,
    spanAt(level, position) {
      const path = leafAt(position)?.path
      if (path === undefined || level >= columnColumns.length) return 1
      let end = position + 1
      for (let other = leafAt(end); other !== undefined; other = leafAt((end += 1))) {
        if (other.path.length !== path.length || !isSamePath(path, other.path, level)) break
      }
      return end - position
    },
  }
}

const isSubtotal = ({ kind, node }: PivotLine, level: number): boolean =>
  kind === 'subtotal' && level === node.path.length - 1

function dimensionsOf({ path }: PivotNode, columns: readonly Column[]): { column: Column; value: Cell }[] {
  return path.flatMap((value, level) => {
    const column = columns[level]
    return column === undefined ? [] : [{ column, value }]
  })
}

function isSamePath(a: readonly Cell[], b: readonly Cell[], level: number): boolean {
  for (let index = 0; index <= level; index++) if (a[index] !== b[index]) return false
  return true
}
