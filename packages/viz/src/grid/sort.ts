/** Which row comes when. */
import { cellComparator } from './values.ts'
import type { Cell, Column, SortKey } from './types.ts'

/** Indexes of `rows` in their order; nulls last in both directions, equal rows as they came. */
export function sortedOrder(
  rows: readonly (readonly Cell[])[],
  columns: readonly Column[],
  keys: readonly SortKey[],
  locale?: string,
): Uint32Array {
  const order = Uint32Array.from(rows, (_, index) => index)
  const parts = keys.flatMap((key) => {
    const index = columns.findIndex((column) => column.name === key.name)
    const column = columns[index]
    if (column === undefined) return []
    return [{ index, compare: cellComparator(column, locale), sign: key.direction === 'ascending' ? 1 : -1 }]
  })
  if (parts.length === 0) return order
  return order.sort((a, b) => {
    for (const { index, compare, sign } of parts) {
      const left = rows[a]?.[index] ?? null
      const right = rows[b]?.[index] ?? null
      if (left === null || right === null) {
        if (left === right) continue
        return left === null ? 1 : -1
      }
      const result = compare(left, right)
      if (result !== 0) return result * sign
    }
    return a - b
  })
}

/** The keys after a press: ascending, descending, none; others stay when the press adds. */
export function nextSort(keys: readonly SortKey[], name: string, isAdding: boolean): SortKey[] {
  const now = keys.find((key) => key.name === name)
  const next: SortKey | undefined =
    now === undefined
      ? { name, direction: 'ascending' }
      : now.direction === 'ascending'
        ? { name, direction: 'descending' }
        : undefined
  if (!isAdding) return next === undefined ? [] : [next]
  if (now === undefined) return next === undefined ? [...keys] : [...keys, next]
  return keys.flatMap((key) => (key.name === name ? (next === undefined ? [] : [next]) : [key]))
}
