/** Trees of rows and columns, and totals, from the groups of a pivot result (contract: results, section 4). */
import {
  settingsOf,
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
}

interface Tree {
  root: PivotNode
  insert(path: readonly Cell[]): PivotNode
}

const GROUPING = 'pivot-grouping'

/** Undefined when the result has no column `pivot-grouping`. */
export function readPivot({ cols, rows }: ResultData, settings: Settings): Pivot | undefined {
  const grouping = cols.findIndex(({ name }) => name === GROUPING)
  if (grouping < 0) return undefined
  const split = (settings['pivot_table.column_split'] ?? {}) as Record<string, unknown>
  const breakouts = cols.slice(0, grouping)
  const down = placesOf(split['rows'], breakouts)
  const across = placesOf(split['columns'], breakouts).filter((place) => !down.includes(place))
  const free = breakouts.flatMap((_, place) => (down.includes(place) || across.includes(place) ? [] : [place]))
  const rowPlaces = [...down, ...free]
  const all = cols.slice(grouping + 1)
  const named = placesOf(split['values'], all)
  const values = (named.length === 0 ? all.map((_, place) => place) : named).map((place) => grouping + 1 + place)

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
    const rowLevels = presentLevels(rowPlaces, group)
    const columnLevels = presentLevels(across, group)
    if (rowLevels === undefined || columnLevels === undefined) continue
    if (columnLevels > 0 && columnLevels < across.length) continue
    for (const index of indexes) {
      const row = rows[index] ?? []
      const node = rowTree.insert(rowPlaces.slice(0, rowLevels).map((place) => row[place] ?? null))
      const leaf = columnTree.insert(across.slice(0, columnLevels).map((place) => row[place] ?? null))
      let line = cells.get(node.id)
      if (line === undefined) cells.set(node.id, (line = new Map()))
      line.set(leaf.id, index)
    }
  }
  const rowColumns = rowPlaces.flatMap((place) => cols[place] ?? [])
  const columnColumns = across.flatMap((place) => cols[place] ?? [])
  sortLevels(rowTree.root, rowColumns, settings)
  sortLevels(columnTree.root, columnColumns, settings)
  const leaves = across.length === 0 ? [columnTree.root] : leavesOf(columnTree.root)
  const hasRowTotals = across.length > 0 && settings['pivot.show_row_totals'] !== false
  return {
    rowColumns,
    columnColumns,
    valueColumns: values.flatMap((place) => cols[place] ?? []),
    rowRoot: rowTree.root,
    leaves: hasRowTotals ? [...leaves, columnTree.root] : leaves,
    rowAt: (row, leaf) => cells.get(row.id)?.get(leaf.id),
    valueIndex: (value) => values[value] ?? -1,
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

function placesOf(entries: unknown, columns: readonly Column[]): number[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) => {
    const place = columns.findIndex((column) =>
      typeof entry === 'string' ? column.name === entry : isSameRef(entry, column),
    )
    return place < 0 ? [] : [place]
  })
}

function isSameRef(entry: unknown, column: Column): boolean {
  const reference = column.field_ref
  if (JSON.stringify(entry) === JSON.stringify(reference)) return true
  if (!Array.isArray(entry) || !Array.isArray(reference)) return false
  const [kind, name, options] = entry as [unknown, unknown, Record<string, unknown> | null | undefined]
  const [ofKind, ofName, ofOptions] = reference as typeof entry as [
    unknown,
    unknown,
    Record<string, unknown> | null | undefined,
  ]
  if (kind !== ofKind || name !== ofName) return false
  return ['temporal-unit', 'join-alias', 'source-field'].every((key) => options?.[key] === ofOptions?.[key])
}

/** How many levels from the outermost the group has; undefined when it leaves one out between. */
function presentLevels(places: readonly number[], group: number): number | undefined {
  const isLeftOut = (place: number) => Math.floor(group / 2 ** place) % 2 === 1
  const first = places.findIndex(isLeftOut)
  if (first < 0) return places.length
  return places.slice(first).every(isLeftOut) ? first : undefined
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
      let known = byParent.get(node.id)
      if (known === undefined) byParent.set(node.id, (known = new Map()))
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
