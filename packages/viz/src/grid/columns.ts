/** Which columns a table shows, in which order and how: from `table.*` and `column_settings`. */
import { columnPlaces, type ColumnPlace } from './labels.ts'
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
const LEAST_AUTO_WIDTH = 72
const MAX_AUTO_WIDTH = 360
/** The share of a cell that the bar before a number leaves to it. */
export const BESIDE_BAR = 0.55
const SAMPLE = 60
const CHARACTER = 7.2
const DIGIT = 8.4
const WIDE = /[\p{Lu}\d]/gu
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
  return orderOf(columns, settings).map(({ index, column, own: meant }, position) => {
    const own = { ...settingsOf(meant, settings), ...settingsOf(column, settings) }
    const stored: unknown = widths[position]
    const shown: ShownColumn = {
      index,
      column,
      title: titleOf(column, settings, format, meant),
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

/** @param meant The column whose labels this one has, which may have the title. @returns what is above a column. */
export function titleOf(column: Column, settings: Settings, format: FormatCell, meant = column): string {
  const own = settingsOf(column, settings)['column_title'] ?? settingsOf(meant, settings)['column_title']
  return format.title?.(column) ?? (typeof own === 'string' ? own : column.display_name)
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
  const shown = orderOf(columns, settings).map(({ own }) => own.name)
  const [name] = shown.splice(from, 1)
  if (name !== undefined) shown.splice(to, 0, name)
  const visible = new Set(shown)
  const hidden = columnPlaces(columns).filter(({ own }) => !visible.has(own.name))
  return [
    ...shown.map((name) => ({ name, enabled: true })),
    ...hidden.map(({ own: { name } }) => ({ name, enabled: false })),
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

function orderOf(columns: readonly Column[], settings: Settings): ColumnPlace[] {
  const entries = columnEntries(columns, settings)
  const names = new Set(entries.map(({ name }) => name))
  const named = new Set(entries.map(({ place }) => place.ownIndex))
  const rest = columnPlaces(columns).filter(
    ({ own, ownIndex }) => !named.has(ownIndex) && !names.has(own.name) && own.visibility_type !== 'details-only',
  )
  return [...entries.flatMap(({ place, isOn }) => (isOn ? [place] : [])), ...rest]
}

/**
 * The entries of `table.columns` that mean columns of the result, each column once (contract: exports, section 5): by their
 * reference, else by their name. An entry for labels means the column that they label.
 */
export function columnEntries(columns: readonly Column[], settings: Settings) {
  const stored = settings['table.columns']
  const entries = Array.isArray(stored)
    ? (stored as ({ name?: unknown; enabled?: unknown; fieldRef?: unknown } | null)[])
    : []
  const places = columnPlaces(columns)
  const taken = new Set<number>()
  return entries.flatMap((entry) => {
    const byRef = columns.findIndex(({ field_ref }) => isSameRef(entry?.fieldRef, field_ref))
    const index = byRef >= 0 ? byRef : columns.findIndex(({ name }) => name === entry?.name)
    const place = places.find((one) => one.ownIndex === index || one.index === index)
    if (place === undefined || taken.has(place.ownIndex)) return []
    taken.add(place.ownIndex)
    return [{ place, name: entry?.name, isOn: entry?.enabled !== false }]
  })
}

/** True when a stored reference means the column that has the other. */
export function isSameRef(entry: unknown, reference: unknown): boolean {
  if (!Array.isArray(entry) || !Array.isArray(reference)) return false
  if (JSON.stringify(entry) === JSON.stringify(reference)) return true
  const [kind, name, options] = entry as [unknown, unknown, Record<string, unknown> | null | undefined]
  const [ofKind, ofName, ofOptions] = reference as typeof entry as [
    unknown,
    unknown,
    Record<string, unknown> | null | undefined,
  ]
  if (kind !== ofKind || name !== ofName) return false
  return ['temporal-unit', 'join-alias', 'source-field'].every(
    (key) => (options?.[key] ?? null) === (ofOptions?.[key] ?? null),
  )
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

/** The columns widened in proportion, where they leave a part of a width empty. */
export function fillingColumns(columns: readonly ShownColumn[], width: number): readonly ShownColumn[] {
  const used = columns.reduce((sum, column) => sum + column.width, 0)
  if (used === 0 || used >= width) return columns
  let [before, end] = [0, 0]
  return columns.map((column) => {
    before += column.width
    const start = end
    end = Math.round((before / used) * width)
    return { ...column, width: end - start }
  })
}

function autoWidth(
  { column, index, title, barMax }: ShownColumn,
  rows: readonly (readonly Cell[])[],
  format: FormatCell,
): number {
  let longest = 0
  for (const row of rows.slice(0, SAMPLE)) {
    const value = row[index] ?? null
    if (value !== null) longest = Math.max(longest, lengthOf(format(value, column, row).text, column))
  }
  const characters = Math.max(title.length + 2, barMax === undefined ? longest : longest / BESIDE_BAR)
  return Math.min(Math.max(textWidth(characters, isNumeric(column)), LEAST_AUTO_WIDTH), MAX_AUTO_WIDTH)
}

/** In characters as wide as those of the column: digits and capitals of texts are as wide as the digits of numbers. */
function lengthOf(text: string, column: Column): number {
  if (isNumeric(column)) return text.length
  return text.length + (text.match(WIDE)?.length ?? 0) * (DIGIT / CHARACTER - 1)
}

/** The pixels that a cell with so many characters needs, its padding included. */
export function textWidth(characters: number, isNumber: boolean): number {
  return Math.round(characters * (isNumber ? DIGIT : CHARACTER) + PADDING)
}
