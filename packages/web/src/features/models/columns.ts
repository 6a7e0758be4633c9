/** What can be said of the columns of a model, which hold beside the query that makes them. */
import type { Column } from '../../api/dataset.ts'

/** What people say of a column; the rest is known of the query. */
export type ColumnWords = Pick<
  Column,
  'display_name' | 'description' | 'semantic_type' | 'visibility_type' | 'fk_target_field_id' | 'settings'
>

export type ColumnChange = Partial<ColumnWords>

/** The columns, with the change in those of these names. */
export function changeColumns(
  columns: readonly Column[],
  names: ReadonlySet<string>,
  change: ColumnChange,
): readonly Column[] {
  // What is no key leads nowhere.
  const { semantic_type: type } = change
  const isKey = type === undefined || type === 'type/FK'
  const target = isKey ? {} : { fk_target_field_id: null }
  return columns.map((column) => (names.has(column.name) ? { ...column, ...change, ...target } : column))
}

/** Where a column is seen: in tables too, only where one row is looked at, or nowhere. */
export const VISIBILITIES = ['normal', 'details-only', 'sensitive'] as const

export type Visibility = (typeof VISIBILITIES)[number]

export const visibilityOf = ({ visibility_type: stored }: Column): Visibility =>
  VISIBILITIES.find((known) => known === stored) ?? 'normal'

/** The choice with all from one column to another put in or out. */
export function chooseRange(
  names: readonly string[],
  chosen: ReadonlySet<string>,
  [one, other]: readonly [string, string],
  isChosen: boolean,
): Set<string> {
  const [from, to] = [names.indexOf(one), names.indexOf(other)].toSorted((a, b) => a - b)
  const next = new Set(chosen)
  for (const name of names.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1)) {
    if (isChosen) next.add(name)
    else next.delete(name)
  }
  return next
}
