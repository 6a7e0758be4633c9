/** A query and what must be known of its columns. `{orders.total}` stands for an id. */
export interface ColumnCase {
  name: string
  query?: Record<string, unknown>
  native?: Record<string, unknown>
  middleware?: Record<string, unknown>
  cols: Record<string, unknown>[]
}

/** `["field", id, options]` of a field by its name. */
export function field(name: string, options: Record<string, unknown> | null = null): unknown[] {
  return ['field', `{${name}}`, options]
}

/** Id of a field in an expected value. */
export const id = (name: string): unknown => `{${name}}`
