import { settingsOf, type Column, type Settings } from '../grid/index.ts'

/** The values to list: those that `table.columns` leaves on, in its order, then the rest. */
export function detailColumns(columns: readonly Column[], settings: Settings) {
  const stored = settings['table.columns']
  const entries = Array.isArray(stored) ? (stored as { name?: unknown; enabled?: unknown }[]) : []
  const places = new Map(entries.map((entry, place) => [entry.name, place]))
  const off = new Set(entries.filter(({ enabled }) => enabled === false).map(({ name }) => name))
  return columns
    .map((column, index) => {
      const title = settingsOf(column, settings)['column_title']
      return { index, column, title: typeof title === 'string' ? title : column.display_name }
    })
    .filter(({ column }) => !off.has(column.name) && column.remapped_to === undefined)
    .sort(
      (a, b) => (places.get(a.column.name) ?? Infinity) - (places.get(b.column.name) ?? Infinity) || a.index - b.index,
    )
}
