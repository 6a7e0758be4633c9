/** A measure by category. */
import { isMap, numberOf, type Cell, type Column, type Data } from '../../data/index.ts'
import type { Format } from '../../format/index.ts'
import { readColor } from '../../color/index.ts'
import { readFlag, readText } from './read.ts'

export interface Total {
  /** The category as settings name it. */
  key: string
  label: string
  cell: Cell
  /** Null when no row has a number. */
  value: number | null
  /** Places of the rows behind it. */
  rows: number[]
}

/** The categories in the order of the rows, each with the sum of its numbers. */
export function totalsBy(data: Data, dimension: Column, metric: Column, format: Format): Total[] {
  const totals = new Map<string, Total>()
  for (const [place, row] of data.rows.entries()) {
    const cell = row[dimension.index] ?? null
    const key = keyOf(cell)
    let total = totals.get(key)
    if (total === undefined) {
      total = { key, label: cellLabel(format, dimension, cell), cell, value: null, rows: [] }
      totals.set(key, total)
    }
    const value = numberOf(row[metric.index])
    if (value !== undefined) total.value = (total.value ?? 0) + value
    total.rows.push(place)
  }
  return [...totals.values()]
}

function keyOf(cell: Cell): string {
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell)
}

/** The text of a category; a word for the empty one. */
export function cellLabel(format: Format, column: Column, cell: Cell): string {
  const text = format.of(column).text(cell)
  return text.trim() === '' ? format.words.empty : text
}

/** What settings say about one category. */
export interface RowSetting {
  key: string
  name: string | undefined
  color: string | undefined
  isEnabled: boolean
}

/** Reads `pie.rows`, `funnel.rows`. */
export function readRowSettings(stored: unknown): RowSetting[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isMap).flatMap((row): RowSetting[] => {
    const { key } = row
    if (typeof key !== 'string' && typeof key !== 'number' && typeof key !== 'boolean' && key !== null) return []
    return [
      {
        key: String(key),
        name: readText(row['name']),
        color: readColor(row['color']),
        isEnabled: readFlag(row['enabled']) !== false && readFlag(row['hidden']) !== true,
      },
    ]
  })
}
