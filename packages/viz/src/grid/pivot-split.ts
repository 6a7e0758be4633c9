/** Which groups of a pivot table go down, which go across, and the order of its values. */
import { isSameRef } from './columns.ts'
import type { Column, Settings } from './types.ts'

/** The column that tells the groups of a pivot result apart. It is never shown. */
export const GROUPING = 'pivot-grouping'

export interface PivotSplit {
  rows: readonly Column[]
  columns: readonly Column[]
  values: readonly Column[]
}

/**
 * The split of the settings, for the columns of a result with or without subtotals. Groups that it does not name go down;
 * where it names none at all, the second group goes across. Values that it does not name follow those that it names.
 */
export function splitOf(cols: readonly Column[], settings: Settings): PivotSplit {
  const stored = (settings['pivot_table.column_split'] ?? {}) as Record<string, unknown>
  const shown = cols.filter(({ name, remapped_from }) => name !== GROUPING && remapped_from === undefined)
  const groups = shown.filter(({ source }) => source === 'breakout')
  const all = shown.filter(({ source }) => source !== 'breakout')
  const down = placesOf(stored['rows'], groups)
  const across = placesOf(stored['columns'], groups).filter((place) => !down.includes(place))
  const isOpen = down.length === 0 && across.length === 0
  if (isOpen && groups.length > 1) across.push(1)
  const rest = groups.flatMap((_, place) => (down.includes(place) || across.includes(place) ? [] : [place]))
  const named = placesOf(stored['values'], all)
  const at = (columns: readonly Column[], places: readonly number[]) => places.flatMap((place) => columns[place] ?? [])
  return {
    rows: at(groups, [...down, ...rest]),
    columns: at(groups, across),
    values: at(all, [...named, ...all.flatMap((_, place) => (named.includes(place) ? [] : [place]))]),
  }
}

/** Places of the columns that the settings name, by name or reference; each once. */
export function placesOf(entries: unknown, columns: readonly Column[]): number[] {
  if (!Array.isArray(entries)) return []
  const places = entries.map((entry: unknown) =>
    columns.findIndex((column) =>
      typeof entry === 'string' ? column.name === entry : isSameRef(entry, column.field_ref),
    ),
  )
  return [...new Set(places)].filter((place) => place >= 0)
}
