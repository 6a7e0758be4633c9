/** Rules for rows, as conditions that a person can read. */

export interface RowFilter {
  field: number | null
  /** Of the people who look. */
  attribute: string
}

/** Conditions of a rule in the form of the server: attribute → `["dimension", ["field", 12, null]]`. */
export function readFilters(remappings: Readonly<Record<string, unknown>>): RowFilter[] {
  return Object.entries(remappings).map(([attribute, target]) => {
    const clause: unknown = Array.isArray(target) ? target[1] : null
    const field: unknown = Array.isArray(clause) ? clause.find((part) => typeof part === 'number') : null
    return { attribute, field: typeof field === 'number' ? field : null }
  })
}

export function writeFilters(filters: readonly RowFilter[]): Record<string, unknown> {
  return Object.fromEntries(
    filters.map(({ field, attribute }) => [attribute.trim(), ['dimension', ['field', field, null]]]),
  )
}
