/** What a condition needs to know of all rows, gathered row by row: as little memory for a million as for one. */

export interface Extent {
  /** Of all rows. */
  rowCount: number
  /** The largest and the smallest value, and that of the last row with one; null without any. */
  highest: number | null
  lowest: number | null
  last: number | null
}

/** @param column The place of the value; undefined when only rows count. */
export function extentReader(column: number | undefined): { see(row: readonly unknown[]): void; extent(): Extent } {
  const extent: Extent = { rowCount: 0, highest: null, lowest: null, last: null }
  function see(row: readonly unknown[]): void {
    extent.rowCount += 1
    const value = column === undefined ? Number.NaN : numberOf(row[column])
    if (Number.isNaN(value)) return
    if (extent.highest === null || value > extent.highest) extent.highest = value
    if (extent.lowest === null || value < extent.lowest) extent.lowest = value
    extent.last = value
  }
  return { see, extent: () => extent }
}

/** @param column As of {@link extentReader}. */
export function extentOfRows(column: number | undefined, rows: readonly (readonly unknown[])[]): Extent {
  const reader = extentReader(column)
  for (const row of rows) reader.see(row)
  return reader.extent()
}

const numberOf = (cell: unknown): number => (cell === null || cell === undefined ? Number.NaN : Number(cell))
