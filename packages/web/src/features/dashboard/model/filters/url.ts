/** Values of filters in the search of an address, by slug: `?status=paid&status=open`; empty against a default. */
import type { Parameter } from '../../../../api/card.ts'
import { arityOf } from './types.ts'
import { normalValue, type FilterValues } from './values.ts'

/** Names in the address that are no filters, and those that embedding takes for itself: no slug may be one of them. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'tab',
  'parameters',
  'format_rows',
  'pivot_results',
  'dashboard_load_id',
])

/** What the address says of filters; those that it does not name have no entry. */
export function readSearch(parameters: readonly Parameter[], search: string | URLSearchParams): FilterValues {
  const query = new URLSearchParams(search)
  const values: Record<string, unknown> = {}
  for (const parameter of parameters) {
    if (RESERVED_SLUGS.has(parameter.slug) || !query.has(parameter.slug)) continue
    values[parameter.id] = normalValue(parameter, query.getAll(parameter.slug))
  }
  return values
}

/**
 * The search with the values of filters; what it says of other things stays as it is, where it is. An empty filter is named
 * only when it would have a value otherwise.
 * @param remembered What the server would fill in, besides defaults (`last_used_param_values`).
 */
export function writeSearch(
  parameters: readonly Parameter[],
  values: FilterValues,
  search: string | URLSearchParams = '',
  remembered: FilterValues = {},
): string {
  const ours = parameters.filter(({ slug }) => !RESERVED_SLUGS.has(slug))
  const slugs = new Set(ours.map(({ slug }) => slug))
  const next = new URLSearchParams()
  for (const [name, text] of new URLSearchParams(search)) {
    if (!slugs.has(name)) next.append(name, text)
  }
  for (const parameter of ours) {
    const value = values[parameter.id]
    if (value === undefined) continue
    const normal = normalValue(parameter, value)
    if (normal !== null) {
      for (const text of textsOf(parameter, normal)) next.append(parameter.slug, text)
    } else if (normalValue(parameter, parameter.default) !== null || hasValue(remembered[parameter.id])) {
      next.append(parameter.slug, '')
    }
  }
  return next.toString()
}

function textsOf(parameter: Parameter, value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.map((item) => (item === null && arityOf(parameter) === 'two' ? '' : String(item)))
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined
}
