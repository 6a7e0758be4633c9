/** What can be said of the columns of a model, which hold beside the query that makes them. */
import type { Column } from '../../api/dataset.ts'

/** What people say of a column; the rest is known of the query. */
export type ColumnWords = Pick<Column, 'display_name' | 'description' | 'semantic_type' | 'visibility_type'>

export type ColumnChange = Partial<ColumnWords>

/** The columns, with the change in those of these names. */
export function changeColumns(
  columns: readonly Column[],
  names: ReadonlySet<string>,
  change: ColumnChange,
): readonly Column[] {
  // What is no key leads nowhere.
  const { semantic_type: type } = change
  const target = type === undefined || type === 'type/FK' ? {} : { fk_target_field_id: null }
  return columns.map((column) => (names.has(column.name) ? { ...column, ...change, ...target } : column))
}

/** Where a column is seen: in tables too, only where one row is looked at, or nowhere. */
export const VISIBILITIES = ['normal', 'details-only', 'sensitive'] as const

export type Visibility = (typeof VISIBILITIES)[number]

export const visibilityOf = ({ visibility_type: stored }: Column): Visibility =>
  VISIBILITIES.find((known) => known === stored) ?? 'normal'
