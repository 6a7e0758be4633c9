/** The values of a detail, in their order. */
import { columnEntries, titleOf } from './columns.ts'
import { columnPlaces } from './labels.ts'
import type { Column, FormatCell, Settings } from './types.ts'

/** The values to list: those that `table.columns` leaves on, in its order, then the rest. */
export function detailColumns(columns: readonly Column[], settings: Settings, format: FormatCell) {
  const entries = columnEntries(columns, settings)
  const ranks = new Map(entries.map(({ place }, rank) => [place.ownIndex, rank]))
  const off = new Set(entries.filter(({ isOn }) => !isOn).map(({ place }) => place.ownIndex))
  const rankOf = ({ ownIndex }: { ownIndex: number }) => ranks.get(ownIndex) ?? entries.length
  return columnPlaces(columns)
    .filter(({ ownIndex }) => !off.has(ownIndex))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.ownIndex - b.ownIndex)
    .map(({ index, column, own }) => ({ index, column, title: titleOf(column, settings, format, own) }))
}
