/** Trees of rows and columns, and totals, from the groups of a pivot result (contract: results, section 4). */
import { remember } from '@querent/contract/lookup/index.ts'
import {
  GROUPING,
  placesOf,
  settingsOf,
  splitOf,
  cellComparator,
  textOf,
  type Cell,
  type Column,
  type ResultData,
  type Settings,
} from '../grid/index.ts'

export interface PivotNode {
  id: number
  value: Cell
  /** Values from the outermost level down to this one. */
  path: readonly Cell[]
  children: PivotNode[]
}

export interface PivotLine {
  kind: 'values' | 'collapsed' | 'subtotal' | 'total'
  node: PivotNode
  /** Levels whose label begins at this line. */
  opens: number
}

export interface Pivot {
  rowColumns: readonly Column[]
  columnColumns: readonly Column[]
  valueColumns: readonly Column[]
  rowRoot: PivotNode
  /** In their order; the last may be the row totals (an empty path). */
  leaves: readonly PivotNode[]
  /** Index of the result's row for a row node and a column node. */
  rowAt(row: PivotNode, leaf: PivotNode): number | undefined
  /** Index of a value column in the result. */
  valueIndex(value: number): number
  /** What is shown in place of a group's value, such as a name for a key; undefined where the value itself is shown. */
  labelOf(column: Column, value: Cell): { column: Column; value: Cell } | undefined
}

interface Tree {
  root: PivotNode
  insert(path: readonly Cell[]): PivotNode
}

/** Undefined when the result has no column `pivot-grouping`. */
export function readPivot({ cols, rows }: ResultData, settings: Settings): Pivot | undefined {
  const grouping = cols.findIndex(({ name }) => name === GROUPING)
  if (grouping < 0) return undefined
  const split = splitOf(cols, settings)
  // A column that is shown in place of another has no bit of its own.
  const own = cols.slice(0, grouping).filter((column) => column.remapped_from === undefined)
  const bitOf = (column: Column) => own.indexOf(column)
  const placeOf = (column: Column) => cols.indexOf(column)
  const rowBits = split.rows.map(bitOf)
  const columnBits = split.columns.map(bitOf)
  const rowPlaces = split.rows.map(placeOf)
  const across = split.columns.map(placeOf)
  const values = split.values.map(placeOf)

  const rowTree = createTree()
  const columnTree = createTree()
  const cells = new Map<number, Map<number, number>>()
  // Groups with fewer levels come first, so that their order is the order of the level.
  const byGroup = new Map<number, number[]>()
  rows.forEach((row, index) => {
    const group = Number(row[grouping])
    const list = byGroup.get(group)
    if (list === undefined) byGroup.set(group, [index])
    else list.push(index)
  })
  const groups = [...byGroup].sort(([a], [b]) => bitCount(b) - bitCount(a) || a - b)
  for (const [group, indexes] of groups) {
    const rowLevels = presentLevels(rowBits, group)
    const columnLevels = presentLevels(columnBits, group)
    if (rowLevels === undefined || columnLevels === undefined) continue
    if (columnLevels > 0 && columnLevels < across.length) continue
    for (const index of indexes) {
      const row = rows[index] ?? []
      const node = rowTree.insert(rowPlaces.slice(0, rowLevels).map((place) => row[place] ?? null))
      const leaf = columnTree.insert(across.slice(0, columnLevels).map((place) => row[place] ?? null))
      const line = remember(cells, node.id, () => new Map())
      line.set(leaf.id, index)
    }
  }
  const { rows: rowColumns, columns: columnColumns } = split
  sortLevels(rowTree.root, rowColumns, settings)
  sortLevels(columnTree.root, columnColumns, settings)
  const leaves = across.length === 0 ? [columnTree.root] : leavesOf(columnTree.root)
  const hasRowTotals = across.length > 0 && settings['pivot.show_row_totals'] !== false
  return {
    rowColumns,
    columnColumns,
    valueColumns: split.values,
    rowRoot: rowTree.root,
    leaves: hasRowTotals ? [...leaves, columnTree.root] : leaves,
    rowAt: (row, leaf) => cells.get(row.id)?.get(leaf.id),
    valueIndex: (value) => values[value] ?? -1,
    labelOf: labelsOf(cols, rows),
  }
}

/** The lines that are shown; `collapsed` holds paths as JSON texts, and levels as texts of their number from 1. */
export function pivotLines(
  { rowColumns, rowRoot }: Pivot,
  settings: Settings,
  collapsed: ReadonlySet<string>,
): PivotLine[] {
  const lines: PivotLine[] = []
  const hasTotals = settings['pivot.show_column_totals'] !== false
  const isCondensed = settings['pivot.condense_duplicate_totals'] === true
  const shows = rowColumns.map((column) => settingsOf(column, settings)['pivot_table.column_show_totals'] !== false)

  function walk(node: PivotNode, opens: number): void {
    const level = node.path.length
    if (level === rowColumns.length) {
      lines.push({ kind: 'values', node, opens })
      return
    }
    if (level > 0 && (collapsed.has(JSON.stringify(node.path)) || collapsed.has(String(level)))) {
      lines.push({ kind: 'collapsed', node, opens })
      return
    }
    node.children.forEach((child, index) => walk(child, index === 0 ? opens : level))
    const isRepeat = isCondensed && node.children.length === 1
    if (level > 0 && hasTotals && shows[level - 1] === true && !isRepeat)
      lines.push({ kind: 'subtotal', node, opens: level - 1 })
  }
  if (rowColumns.length > 0) walk(rowRoot, 0)
  if (hasTotals || rowColumns.length === 0) lines.push({ kind: 'total', node: rowRoot, opens: 0 })
  return lines
}

/** The stored `pivot_table.collapsed_rows`; nothing when it belongs to other rows. */
export function readCollapsed(settings: Settings, rowColumns: readonly Column[]): Set<string> {
  const stored = settings['pivot_table.collapsed_rows'] as { rows?: unknown; value?: unknown } | undefined
  if (!Array.isArray(stored?.value)) return new Set()
  if (Array.isArray(stored.rows) && placesOf(stored.rows, rowColumns).length !== rowColumns.length) return new Set()
  return new Set(stored.value.filter((entry) => typeof entry === 'string'))
}

/** Finds the labels of columns that others are shown in place of, each when it is first asked for. */
function labelsOf(cols: ResultData['cols'], rows: ResultData['rows']): Pivot['labelOf'] {
  const known = new Map<Column, Map<Cell, Cell>>()
  return (column, value) => {
    const shown = cols.find(({ name, remapped_from }) => remapped_from === column.name && name === column.remapped_to)
    if (shown === undefined || value === null) return undefined
    let labels = known.get(column)
    if (labels === undefined) {
      const [from, to] = [cols.indexOf(column), cols.indexOf(shown)]
      labels = new Map(rows.map((row) => [row[from] ?? null, row[to] ?? null]))
      known.set(column, labels)
    }
    return { column: shown, value: labels.get(value) ?? value }
  }
}

/** How many levels from the outermost the group has; undefined when it leaves one out between. */
function presentLevels(bits: readonly number[], group: number): number | undefined {
  const isLeftOut = (bit: number) => Math.floor(group / 2 ** bit) % 2 === 1
  const first = bits.findIndex(isLeftOut)
  if (first < 0) return bits.length
  return bits.slice(first).every(isLeftOut) ? first : undefined
}

function bitCount(group: number): number {
  return group.toString(2).replaceAll('0', '').length
}

function createTree(): Tree {
  let size = 1
  const root: PivotNode = { id: 0, value: null, path: [], children: [] }
  const byParent = new Map<number, Map<string, PivotNode>>()
  function insert(path: readonly Cell[]): PivotNode {
    let node = root
    for (const [level, value] of path.entries()) {
      const known = remember(byParent, node.id, () => new Map())
      const key = `${typeof value}${textOf(value)}`
      let child = known.get(key)
      if (child === undefined) {
        child = { id: size++, value, path: path.slice(0, level + 1), children: [] }
        known.set(key, child)
        node.children.push(child)
      }
      node = child
    }
    return node
  }
  return { root, insert }
}

function leavesOf(node: PivotNode): PivotNode[] {
  return node.children.length === 0 ? (node.path.length === 0 ? [] : [node]) : node.children.flatMap(leavesOf)
}

/** Levels whose column names an order are put in it, nulls last; others stay as the server gave them. */
function sortLevels(node: PivotNode, columns: readonly Column[], settings: Settings): void {
  const orders = columns.map((column) => {
    const order = settingsOf(column, settings)['pivot_table.column_sort_order']
    if (order !== 'ascending' && order !== 'descending') return undefined
    const compare = cellComparator(column)
    const sign = order === 'ascending' ? 1 : -1
    return (a: PivotNode, b: PivotNode) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return compare(a.value, b.value) * sign
    }
  })
  const walk = (at: PivotNode): void => {
    const order = orders[at.path.length]
    if (order !== undefined) at.children.sort(order)
    at.children.forEach(walk)
  }
  walk(node)
}
