import type { FieldMetadata, TableMetadata } from '../metadata.ts'

/** Where a field lies inside a column of JSON. */
export interface NestedPlace {
  /** The column of the table. */
  root: FieldMetadata
  /** Keys from the root to the field. */
  keys: readonly string[]
  /** Name in results: `parent.child` below parents, else the field's own. */
  name: string
}

/** More levels are taken for a circle of parents. */
const MAX_LEVELS = 50

/** The place of a field with a parent or a path; null for a column of its own. */
export function nestedPlace(field: FieldMetadata, table: TableMetadata): NestedPlace | null {
  if (field.parent_id !== null) return belowParents(field, table)
  const [first, ...keys] = field.nfc_path ?? []
  const root = keys.length > 0 ? table.fields.find((other) => other.name === first) : undefined
  return root ? { root, keys, name: field.name } : null
}

function belowParents(field: FieldMetadata, table: TableMetadata): NestedPlace | null {
  const names: string[] = []
  let at: FieldMetadata | undefined = field
  while (at !== undefined && at.parent_id !== null && names.length < MAX_LEVELS) {
    names.unshift(at.name)
    const parent: number = at.parent_id
    at = table.fields.find((other) => other.id === parent)
  }
  return at === undefined || at.parent_id !== null
    ? null
    : { root: at, keys: names, name: [at.name, ...names].join('.') }
}
