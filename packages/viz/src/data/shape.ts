/** What kinds of columns a result has: from it a display and its first settings are guessed. */
import { remember } from '@querent/contract/lookup/index.ts'
import { isCoordinateColumn, isDate, isKeyColumn, type Column } from './column.ts'
import type { Data } from './data.ts'

export interface Shape {
  columns: readonly Column[]
  rowCount: number
  /** What can stand on an axis of categories, times first, then fewer values first. */
  dimensions: readonly Column[]
  /** Numbers that can be measured. */
  metrics: readonly Column[]
  /** How many different values a column has; counting ends at 1,000. */
  distinct(column: Column): number
  /** Length of a column's longest text among the first rows. */
  longest(column: Column): number
}

const MOST_COUNTED = 1000

/** The shape of a result. Grouped results say it themselves; of others, numbers that are no keys are metrics. */
export function shapeOf({ columns, rows }: Data): Shape {
  const counts = new Map<Column, number>()
  const distinct = (column: Column) => {
    return remember(counts, column, () => countDistinct(rows, column.index))
  }
  const longest = ({ index }: Column) =>
    rows.slice(0, MOST_COUNTED).reduce((most, row) => Math.max(most, String(row[index] ?? '').length), 0)
  const visible = columns.filter((column) => column.name !== 'pivot-grouping' && !column.isLabel)
  const isGrouped = visible.some((column) => column.source === 'aggregation' || column.source === 'breakout')
  const isMetric = (column: Column) =>
    isGrouped
      ? column.source !== 'breakout' && column.kind === 'number' && column.labels === null
      : column.kind === 'number' &&
        column.labels === null &&
        column.unit === null &&
        !isKeyColumn(column.semanticType) &&
        !isCoordinateColumn(column.semanticType)
  const metrics = visible.filter(isMetric)
  const rest = visible.filter((column) => !metrics.includes(column) && column.kind !== 'other')
  const usable = isGrouped ? rest : rest.filter((column) => column.labels !== null || !isKeyColumn(column.semanticType))
  const dates = usable.filter(isDate)
  const others = usable.filter((column) => !isDate(column))
  if (dates.length === 0 && others.length > 1) others.sort((a, b) => distinct(b) - distinct(a))
  return { columns: visible, rowCount: rows.length, dimensions: [...dates, ...others], metrics, distinct, longest }
}

function countDistinct(rows: Data['rows'], index: number): number {
  const seen = new Set<unknown>()
  for (const row of rows) {
    seen.add(row[index] ?? null)
    if (seen.size >= MOST_COUNTED) break
  }
  return seen.size
}

/** The column of a name, as settings store it. */
export function columnNamed(columns: readonly Column[], name: unknown): Column | undefined {
  return typeof name === 'string' ? columns.find((column) => column.name === name) : undefined
}
