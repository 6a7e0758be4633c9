/** Values of filters in the search of an address, by slug: `?status=paid&status=open`; empty against a default. */
import { emptyTable, ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../api/card.ts'
import { typeOf } from '../types/table.ts'
import { defaultOf, isEmpty, readValue, type FilterValues } from './values.ts'

/** The search as routers have it; a name that is there several times has a list. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** Names in the address that are no filters, and those that embedding takes for itself: no slug may be one of them. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'tab',
  'parameters',
  'format_rows',
  'pivot_results',
  'escape_formulas',
  'dashboard_load_id',
])

export function paramsOf(search: Search): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of value === undefined ? [] : [value].flat()) params.append(name, one)
  }
  return params
}

/** The opposite of {@link paramsOf}. */
export function searchOf(params: URLSearchParams): Record<string, string | string[]> {
  const search = emptyTable<string | string[]>()
  for (const name of new Set(params.keys())) {
    const all = params.getAll(name)
    search[name] = all.length === 1 ? (all[0] ?? '') : all
  }
  return { ...search }
}

/** What the address says of filters; those that it does not name have no entry. */
export function readSearch(parameters: readonly Parameter[], search: string | URLSearchParams): FilterValues {
  const query = new URLSearchParams(search)
  const values = emptyTable<unknown>()
  for (const parameter of parameters) {
    const { id, slug = id } = parameter
    if (RESERVED_SLUGS.has(slug) || !query.has(slug)) continue
    values[id] = readValue(parameter, query.getAll(slug))
  }
  return { ...values }
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
  const ours = parameters.filter(({ id, slug = id }) => !RESERVED_SLUGS.has(slug))
  const slugs = new Set(ours.map(({ id, slug = id }) => slug))
  const next = new URLSearchParams()
  for (const [name, text] of new URLSearchParams(search)) {
    if (!slugs.has(name)) next.append(name, text)
  }
  for (const parameter of ours) {
    const { id, slug = id } = parameter
    const given = ownValue(values, id)
    if (given === undefined) continue
    const value = readValue(parameter, given)
    if (value !== null) {
      for (const text of typeOf(parameter).write(value)) next.append(slug, text)
    } else if (defaultOf(parameter) !== null || !isEmpty(ownValue(remembered, id))) {
      next.append(slug, '')
    }
  }
  return next.toString()
}
