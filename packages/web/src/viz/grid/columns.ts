/** Which columns a table shows, in which order and how: from `table.*` and `column_settings`. */
import { extent } from './rules.ts'
import { isNumeric, textOf } from './values.ts'
import type { Cell, Column, FormatCell, Settings } from './types.ts'

export interface ShownColumn {
  /** In the result. */
  index: number
  column: Column
  title: string
  /** In pixels. */
  width: number
  align: 'start' | 'center' | 'end'
  isWrapped: boolean
  /** The greatest absolute value, where numbers have bars. */
  barMax?: number
}

export const MIN_WIDTH = 48
const MAX_AUTO_WIDTH = 360
/** The share of a cell that the bar before a number leaves to it. */
export const BESIDE_BAR = 0.55
const SAMPLE = 60
const CHARACTER = 7.2
const DIGIT = 8.4
const PADDING = 26

/** The settings that hold for a column: the field's own, then those of the card by name or reference. */
export function settingsOf(column: Column, settings: Settings): Settings {
  const all = settings['column_settings']
  if (typeof all !== 'object' || all === null) return column.settings ?? {}
  const found: Record<string, unknown> = { ...column.settings }
  for (const [key, entry] of Object.entries(all)) {
    if (matches(key, column)) Object.assign(found, entry)
  }
  return found
}

/** Columns in the order of the settings; those that the settings do not name follow, hidden ones are left out. */
export function shownColumns(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  settings: Settings,
  format: FormatCell,
): ShownColumn[] {
  const widths = Array.isArray(settings['table.column_widths']) ? settings['table.column_widths'] : []
  return orderOf(columns, settings).map(({ index, column }, position) => {
    const own = settingsOf(column, settings)
    const title = typeof own['column_title'] === 'string' ? own['column_title'] : column.display_name
    const stored: unknown = widths[position]
    const shown: ShownColumn = {
      index,
      column,
      title,
      width: MIN_WIDTH,
      align: alignOf(own['text_align'], column),
      isWrapped: own['text_wrapping'] === true,
    }
    if (own['show_mini_bar'] === true && isNumeric(column)) {
      const [min, max] = extent(rows, [index], columns) ?? [0, 0]
      shown.barMax = Math.max(Math.abs(min), Math.abs(max))
    }
    shown.width = typeof stored === 'number' && stored >= MIN_WIDTH ? stored : autoWidth(shown, rows, format)
    return shown
  })
}

/** How many columns stay in place while others scroll. */
export function pinnedCount(settings: Settings): number {
  const stored = settings['table.freeze_columns']
  if (typeof stored === 'number') return stored
  const count = settings['table.freeze_columns_count']
  return stored === true ? (typeof count === 'number' ? count : 1) : 0
}

/** As many of the pinned columns as leave 40 % of the width to the others. */
export function roomyPins(columns: readonly ShownColumn[], wanted: number, before: number, width: number): number {
  let used = before
  const place = columns.slice(0, wanted).findIndex((column) => (used += column.width) > width * 0.6)
  return place < 0 ? Math.min(wanted, columns.length) : place
}

/** The setting `table.columns` after a column was moved. Hidden columns stay hidden. */
export function movedColumns(columns: readonly Column[], settings: Settings, from: number, to: number): object[] {
  const shown = orderOf(columns, settings).map(({ column }) => column.name)
  const [name] = shown.splice(from, 1)
  if (name !== undefined) shown.splice(to, 0, name)
  const visible = new Set(shown)
  return [
    ...shown.map((name) => ({ name, enabled: true })),
    ...columns.filter(({ name }) => !visible.has(name)).map(({ name }) => ({ name, enabled: false })),
  ]
}

/** Rows whose text is probably the longest in the column: what a fitting width has to be measured of. */
export function longestRows(rows: readonly (readonly Cell[])[], column: number, most = 100): number[] {
  const lengths = rows.map((row, index) => ({ index, length: textOf(row[column] ?? null).length }))
  return lengths
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .map(({ index }) => index)
}

function orderOf(columns: readonly Column[], settings: Settings): { index: number; column: Column }[] {
  const stored = settings['table.columns']
  const entries = Array.isArray(stored) ? (stored as { name?: unknown; enabled?: unknown; fieldRef?: unknown }[]) : []
  const left = new Map(columns.map((column, index) => [index, column]))
  const shown: { index: number; column: Column }[] = []
  for (const entry of entries) {
    for (const [index, column] of left) {
      const isSame =
        entry.name === undefined
          ? JSON.stringify(entry.fieldRef) === JSON.stringify(column.field_ref)
          : entry.name === column.name
      if (!isSame) continue
      left.delete(index)
      if (entry.enabled !== false) shown.push({ index, column })
      break
    }
  }
  for (const [index, column] of left) {
    const isDetail = column.visibility_type === 'details-only' || column.remapped_to !== undefined
    if (!isDetail) shown.push({ index, column })
  }
  return shown
}

/** @param key `["name", …]` or `["ref", ["field", id, …]]` as JSON text. */
function matches(key: string, column: Column): boolean {
  let parsed: unknown
  try {
    parsed = JSON.parse(key)
  } catch {
    return false
  }
  if (!Array.isArray(parsed)) return false
  const [kind, value] = parsed as [unknown, unknown]
  if (kind === 'name') return value === column.name
  return (
    kind === 'ref' &&
    Array.isArray(value) &&
    value[0] === 'field' &&
    (value[1] === column.id || value[1] === column.name)
  )
}

function alignOf(stored: unknown, column: Column): ShownColumn['align'] {
  if (stored === 'left') return 'start'
  if (stored === 'middle') return 'center'
  if (stored === 'right') return 'end'
  const isKey = column.semantic_type === 'type/PK' || column.semantic_type === 'type/FK'
  return isNumeric(column) && !isKey ? 'end' : 'start'
}

function autoWidth(
  { column, index, title, barMax }: ShownColumn,
  rows: readonly (readonly Cell[])[],
  format: FormatCell,
): number {
  let longest = 0
  for (const row of rows.slice(0, SAMPLE)) {
    const value = row[index] ?? null
    if (value !== null) longest = Math.max(longest, format(value, column, row).text.length)
  }
  const characters = Math.max(title.length + 2, barMax === undefined ? longest : longest / BESIDE_BAR)
  const wide = characters * (isNumeric(column) ? DIGIT : CHARACTER) + PADDING
  return Math.round(Math.min(Math.max(wide, 72), MAX_AUTO_WIDTH))
}
