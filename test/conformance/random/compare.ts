/** Results as sets of rows: engines have their own order where the query names none, and their own floats. */
import type { Row } from '@querent/query'

type Plain = string | number | null

/** Engines without booleans give 0 and 1. */
function plain(cell: unknown): Plain {
  if (cell === null || cell === undefined) return null
  if (typeof cell === 'boolean') return cell ? 1 : 0
  return typeof cell === 'number' ? cell : String(cell)
}

const key = (cell: Plain): string => (typeof cell === 'number' ? cell.toPrecision(6) : `"${String(cell)}`)

function sorted(rows: readonly Row[]): Plain[][] {
  const keyed = rows.map((row) => row.map(plain)).map((row) => ({ row, key: row.map(key).join('\u0001') }))
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ row }) => row)
}

const TOLERANCE = 1e-6

function isSame(left: Plain, right: Plain): boolean {
  if (typeof left !== 'number' || typeof right !== 'number') return left === right
  return Math.abs(left - right) <= TOLERANCE * Math.max(1, Math.abs(left), Math.abs(right))
}

/** What differs first, as text; undefined when both hold the same rows. */
export function difference(left: readonly Row[], right: readonly Row[]): string | undefined {
  if (left.length !== right.length) return `${left.length} rows, ${right.length} rows`
  const [a, b] = [sorted(left), sorted(right)]
  for (const [at, row] of a.entries()) {
    if (!row.every((cell, index) => isSame(cell, b[at]?.[index] ?? null))) {
      return `${JSON.stringify(row)}, ${JSON.stringify(b[at])}`
    }
  }
  return undefined
}
