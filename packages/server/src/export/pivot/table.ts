/**
 * The rows of a pivot table, put together from rows that come in its order: the cells of one table row stand together,
 * subtotals after the rows they sum up, the grand total last. Only the row being put together is held.
 */
import type { Cell, PivotColumn, PivotLayout, Row } from '@querent/query'
import { bitsOf } from './head.ts'

/** Words of the totals (contract: exports, section 5; results, section 4). */
export const ROW_TOTALS = 'Row totals'
const GRAND_TOTALS = 'Grand totals'

/** Where the cells of a table row stand. */
export interface PivotShape {
  /** Cells before the values. */
  labels: number
  /** Combinations of column values, without the total of all. */
  columns: number
  hasRowTotals: boolean
}

export function shapeOf(layout: PivotLayout, columns: number): PivotShape {
  const hasColumns = layout.columns.length > 0
  return {
    // Without rows there is one line, which needs a name beside the names of its columns.
    labels: layout.rows.length > 0 ? layout.rows.length : hasColumns ? 1 : 0,
    columns,
    hasRowTotals: hasColumns && layout.showRowTotals,
  }
}

export interface PivotTexts {
  /** A value of a row column as text, for the name of its subtotal. */
  label(level: number, value: Cell): string
  /** Whether a row of a level gets a subtotal. @param below How many rows of the next level it sums up. */
  hasSubtotal(level: number, below: number): boolean
}

/** The table row that is being put together. */
interface OpenRow {
  /** Row columns that are not summed up. */
  kept: number
  source: Row
  cells: Row
}

export class PivotTable {
  readonly #layout: PivotLayout
  readonly #shape: PivotShape
  readonly #texts: PivotTexts
  readonly #columnBits: number
  readonly #columnPlaces: readonly number[]
  readonly #columnIndex: ReadonlyMap<unknown, number>
  readonly #grand: Row
  #hasGrand = false
  #open: OpenRow | undefined
  /** By number of kept row columns, less one: rows since the last subtotal that sums them up. */
  readonly #counts: number[]
  #ready: Row[] = []

  constructor(layout: PivotLayout, head: readonly Row[], shape: PivotShape, texts: PivotTexts) {
    this.#layout = layout
    this.#shape = shape
    this.#texts = texts
    this.#columnBits = bitsOf(layout.columns)
    this.#columnPlaces = layout.columns.flatMap(({ places }) => places)
    this.#columnIndex = new Map(head.map((row, index) => [this.#columnKey(row), index]))
    this.#grand = this.#emptyRow()
    this.#counts = layout.rows.map(() => 0)
    for (const row of head) this.add(row)
  }

  /** Takes the next row of the statement. */
  add(row: Row): void {
    const number = Number(row[this.#layout.grouping])
    const kept = this.#layout.rows.filter(({ bit }) => (number & bit) === 0).length
    const isTotal = (number & this.#columnBits) !== 0 || this.#layout.columns.length === 0
    if (kept === 0) {
      this.#hasGrand = true
      this.#put(row, this.#grand, isTotal)
      return
    }
    if (!this.#open || this.#open.kept !== kept || !this.#isSameRow(this.#open.source, row, kept)) {
      this.#finishRow()
      this.#open = { kept, source: row, cells: this.#emptyRow() }
    }
    this.#put(row, this.#open.cells, isTotal)
  }

  /** Tells that there are no more rows. */
  end(): void {
    this.#finishRow()
    if (!this.#hasGrand || (!this.#layout.showColumnTotals && this.#layout.rows.length > 0)) return
    if (this.#shape.labels > 0) this.#grand[0] = GRAND_TOTALS
    this.#ready.push(this.#grand)
  }

  /** Cells of the rows that `take` would give. */
  get readyCells(): number {
    return this.#ready.length * this.#grand.length
  }

  /** The rows that are complete. */
  take(): Row[] {
    const rows = this.#ready
    this.#ready = []
    return rows
  }

  #emptyRow(): Row {
    const { labels, columns, hasRowTotals } = this.#shape
    return Array.from({ length: labels + (columns + (hasRowTotals ? 1 : 0)) * this.#layout.values.length }, () => null)
  }

  #put(row: Row, into: Row, isTotal: boolean): void {
    const { columns, labels, hasRowTotals } = this.#shape
    const hasColumns = this.#layout.columns.length > 0
    if (isTotal && hasColumns && !hasRowTotals) return
    const column = !isTotal ? this.#columnIndex.get(this.#columnKey(row)) : hasColumns ? columns : 0
    if (column === undefined) return
    const start = labels + column * this.#layout.values.length
    this.#layout.values.forEach((place, index) => (into[start + index] = row[place] ?? null))
  }

  #columnKey(row: Row): unknown {
    const [first, ...more] = this.#columnPlaces
    if (first === undefined) return null
    if (more.length === 0) return row[first]
    return this.#columnPlaces.map((place) => `${typeof row[place]} ${String(row[place])}`).join('\0')
  }

  #isSameRow(left: Row, right: Row, kept: number): boolean {
    return this.#layout.rows
      .slice(0, kept)
      .every(({ places }) => places.every((place) => isSame(left[place], right[place])))
  }

  #finishRow(): void {
    if (!this.#open) return
    const { kept, source, cells } = this.#open
    this.#open = undefined
    const { rows } = this.#layout
    const isSubtotal = kept < rows.length
    const below = this.#counts[kept] ?? 0
    if (isSubtotal) this.#counts[kept] = 0
    this.#counts[kept - 1]! += 1
    if (isSubtotal && !this.#texts.hasSubtotal(kept - 1, below)) return
    for (let level = 0; level < kept; level++) cells[level] = shown(source, rows[level]!)
    if (isSubtotal) cells[kept - 1] = `Totals for ${this.#texts.label(kept - 1, cells[kept - 1] ?? null)}`.trimEnd()
    this.#ready.push(cells)
  }
}

/** As the engine groups: NaN is equal to itself, and 0 to −0. */
function isSame(left: Cell | undefined, right: Cell | undefined): boolean {
  return left === right || Object.is(left, right)
}

/** The value that is shown of a breakout. */
export function shown(row: Row, { places }: PivotColumn): Cell {
  return row[places[0]!] ?? null
}
