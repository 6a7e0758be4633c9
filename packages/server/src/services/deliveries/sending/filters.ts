/** Values of a dashboard's filters in a subscription: its own, else the defaults. */
import { cause, type DeliveredFilter } from '../../../delivery/index.ts'
import type { StoredParameter } from '../../../store/index.ts'
import { labelsOf } from '../../asking/files/index.ts'
import { CannotSend } from './stopped.ts'

export interface FilterValue {
  parameter: StoredParameter
  value: unknown
}

/** @throws {CannotSend} when a filter that the subscription sets is gone: what it sends would show more than was meant. */
export function filterValues(declared: readonly StoredParameter[], own: readonly StoredParameter[]): FilterValue[] {
  const known = new Set(declared.map(({ id }) => id))
  const lost = own.find(({ id, value }) => !known.has(id) && hasValue(value))
  if (lost !== undefined) {
    const { name } = lost
    throw new CannotSend(typeof name === 'string' ? cause('filter-gone', { name }) : cause('unnamed-filter-gone'))
  }
  const set = new Map(own.map((parameter) => [parameter.id, parameter]))
  return declared.flatMap((parameter) => {
    const chosen = set.get(parameter.id)
    const value = chosen !== undefined && 'value' in chosen ? chosen['value'] : parameter['default']
    return hasValue(value) ? [{ parameter, value }] : []
  })
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** Nobody can open a message to see the others; each of them is a query. */
const MOST_NAMED = 20

/** As the head of a message shows them. @param find The name of a value that is a key, as the page shows it. */
export async function shownFilters(
  values: readonly FilterValue[],
  find: Parameters<typeof labelsOf>[2],
): Promise<DeliveredFilter[]> {
  const parameters = values.map(({ parameter }) => parameter)
  const keyed = values.map(({ parameter: { id, type }, value }) => ({ id, type, value }))
  const labels = await labelsOf(parameters, keyed, find, MOST_NAMED)
  return values.map(({ parameter, value }) => ({
    parameter,
    given: value,
    labels: labels.get(parameter.id) ?? [],
    name: String(parameter['name'] ?? parameter['slug'] ?? parameter.id),
    value: (Array.isArray(value) ? value : [value]).map(String).join(', '),
  }))
}

/** The address with `?slug=value` for each of them. */
export function linkWith(url: string, values: readonly FilterValue[]): string {
  const search = new URLSearchParams()
  for (const { parameter, value } of values) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(slugOf(parameter), String(one))
  }
  const text = search.toString()
  return text === '' ? url : `${url}?${text}`
}

/** Its name in addresses. */
export function slugOf(parameter: StoredParameter): string {
  return String(parameter['slug'] ?? parameter.id)
}
