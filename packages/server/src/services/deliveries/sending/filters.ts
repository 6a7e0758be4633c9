/** Values of a dashboard's filters in a subscription: its own, else the defaults. */
import type { DeliveredFilter } from '../../../delivery/index.ts'
import type { StoredParameter } from '../../../store/index.ts'
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
    const name = typeof lost['name'] === 'string' ? ` "${lost['name']}"` : ''
    throw new CannotSend(`The filter${name} that it sets is no longer on the dashboard.`)
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

/** As the head of a message shows them. */
export function shownFilters(values: readonly FilterValue[]): DeliveredFilter[] {
  return values.map(({ parameter, value }) => ({
    parameter,
    given: value,
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
