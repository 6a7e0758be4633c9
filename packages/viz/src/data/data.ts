/** A result with typed columns. */
import type { Cell, Column } from './column.ts'
import { readColumns } from './columns.ts'
import { isMap } from './is-map.ts'

export interface Data {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
}

/** Reads the `data` of a dataset's answer, `{cols, rows}`; whatever else gives no columns and no rows. */
export function readData(result: unknown): Data {
  const { cols, rows: given } = isMap(result) ? result : {}
  const rows: Data['rows'] = Array.isArray(given) ? given.filter(Array.isArray) : []
  return { columns: Array.isArray(cols) ? readColumns(cols, rows) : [], rows }
}

/** The number that a cell stands for on a scale; undefined for null and for what is no finite number. */
export function numberOf(cell: Cell | undefined): number | undefined {
  if (cell === null || cell === undefined || cell === '' || typeof cell === 'boolean' || typeof cell === 'object') {
    return undefined
  }
  const value = Number(cell)
  return Number.isFinite(value) ? value : undefined
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d{1,3})?)?)?/

/**
 * Milliseconds of what a date's text shows, whatever its offset: results come in the zone of the report, and a clock that
 * is shown has no zone. Undefined for other texts.
 */
export function wallTimeOf(cell: Cell | undefined): number | undefined {
  const parts = typeof cell === 'string' ? ISO.exec(cell) : null
  if (!parts) return undefined
  const at = (i: number) => Number(parts[i] ?? 0)
  const time = Date.UTC(at(1), at(2) - 1, at(3), at(4), at(5), at(6)) + Math.round(at(7) * 1000)
  return Number.isFinite(time) ? time : undefined
}
