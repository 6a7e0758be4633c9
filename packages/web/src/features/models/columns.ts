/** What can be said of the columns of a model, which hold beside the query that makes them. */
import type { Field } from '../../api/database.ts'
import type { KeptColumn } from '../../api/card.ts'

/** What people say of a column; the rest is known of the query. */
type ColumnWords = Pick<
  KeptColumn,
  'id' | 'display_name' | 'description' | 'semantic_type' | 'visibility_type' | 'fk_target_field_id' | 'settings'
>

/** What is undefined is said no more. */
export type ColumnChange = { [Key in keyof ColumnWords]?: ColumnWords[Key] | undefined }

/** The column of the database that the column is; null for none. */
export const fieldIdOf = ({ id }: KeptColumn): number | null => (typeof id === 'number' ? id : null)

/** That the column is this field: it means the same, and has its words where nobody wrote others. */
export function mappingTo(column: KeptColumn, field: Field): ColumnChange {
  return {
    id: field.id,
    semantic_type: field.semantic_type,
    fk_target_field_id: field.fk_target_field_id ?? null,
    ...(column.display_name === column.name && { display_name: field.display_name }),
    ...(!column.description && { description: field.description ?? null }),
  }
}

/** The columns, with the change in those of these names. */
export function changeColumns(
  columns: readonly KeptColumn[],
  names: ReadonlySet<string>,
  change: ColumnChange,
): readonly KeptColumn[] {
  // What is no key leads nowhere.
  const { semantic_type: type } = change
  const isKey = type === undefined || type === 'type/FK'
  const target = isKey ? {} : { fk_target_field_id: null }
  return columns.map((column) => {
    if (!names.has(column.name)) return column
    const { id, ...changed } = { ...column, ...change, ...target }
    return { ...changed, ...(id !== undefined && { id }) } as KeptColumn
  })
}

/** Where a column is seen: in tables too, only where one row is looked at, or nowhere. */
export const VISIBILITIES = ['normal', 'details-only', 'sensitive'] as const

export type Visibility = (typeof VISIBILITIES)[number]

export const visibilityOf = ({ visibility_type: stored }: KeptColumn): Visibility =>
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
