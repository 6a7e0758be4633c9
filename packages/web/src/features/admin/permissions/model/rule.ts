/** Rules for rows, as conditions that a person can read. */

export interface RowFilter {
  /** A field of the table, or the name of a variable where the rule is a question in SQL. */
  target: number | string | null
  /** Of the people who look. */
  attribute: string
}

/**
 * Conditions of a rule in the form of the server: attribute → `["dimension", ["field", 12, null]]`, or
 * `["variable", ["template-tag", "region"]]`.
 */
export function readFilters(remappings: Readonly<Record<string, unknown>>): RowFilter[] {
  return Object.entries(remappings).map(([attribute, target]) => {
    const clause: unknown = Array.isArray(target) ? target[1] : null
    return { attribute, target: Array.isArray(clause) ? targetOf(clause) : null }
  })
}

function targetOf(clause: readonly unknown[]): number | string | null {
  if (clause[0] === 'template-tag') return typeof clause[1] === 'string' ? clause[1] : null
  const field = clause.find((part) => typeof part === 'number')
  return typeof field === 'number' ? field : null
}

export function writeFilters(filters: readonly RowFilter[]): Record<string, unknown> {
  return Object.fromEntries(filters.map(({ target, attribute }) => [attribute.trim(), clauseOf(target)]))
}

function clauseOf(target: RowFilter['target']): unknown {
  if (typeof target === 'string') return ['variable', ['template-tag', target]]
  return ['dimension', ['field', target, null]]
}

/** Names of the variables of a question in SQL; undefined for any other question. */
export function variablesOf(query: Readonly<Record<string, unknown>>): string[] | undefined {
  const { native, stages } = query
  const stage: unknown = Array.isArray(stages) && stages.length === 1 ? stages[0] : undefined
  const isSql = isMap(native) || (isMap(stage) && stage['native'] !== undefined)
  if (!isSql) return undefined
  const tags = isMap(native) ? native['template-tags'] : isMap(stage) ? stage['template-tags'] : undefined
  return isMap(tags) ? Object.entries(tags).flatMap(([name, tag]) => (takesValue(tag) ? [name] : [])) : []
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function takesValue(tag: unknown): boolean {
  return isMap(tag) && !['card', 'snippet', 'table'].includes(String(tag['type']))
}
