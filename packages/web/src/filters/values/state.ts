/** Values while people look: at the beginning, and as they are changed. */
import { emptyTable, ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../api/card.ts'
import { sameJson } from '../../lib/same-json.ts'
import { readSearch } from './address.ts'
import { defaultOf, isEmpty, readValue, type FilterValues } from './values.ts'

interface Sources {
  search: string | URLSearchParams
  /** Absent where the server does not remember. */
  lastUsed?: FilterValues | undefined
}

/**
 * Values at the beginning: of the address, else those used last, else defaults. An address that names a filter is a whole
 * account of them, so that a link shows the same to everybody: then nothing is taken from what was used last.
 */
export function firstValues(parameters: readonly Parameter[], { search, lastUsed = {} }: Sources): FilterValues {
  const named = readSearch(parameters, search)
  const isLink = Object.keys(named).length > 0
  const values = emptyTable<unknown>()
  for (const parameter of parameters) {
    const { id } = parameter
    const used = !isLink && Object.hasOwn(lastUsed, id) ? readValue(parameter, lastUsed[id]) : undefined
    const value = Object.hasOwn(named, id) ? named[id] : used
    const standard = defaultOf(parameter)
    if ((value === undefined || (value === null && parameter.required === true)) && standard !== null) {
      values[id] = standard
    } else if (value !== undefined) values[id] = value
  }
  return { ...values }
}

/** The values with some of them set, or emptied by null; a required one goes back to its default then. */
export function withValues(
  parameters: readonly Parameter[],
  values: FilterValues,
  changes: FilterValues,
): FilterValues {
  const changed = parameters
    .filter(({ id }) => Object.hasOwn(changes, id))
    .map((parameter) => {
      const value = readValue(parameter, ownValue(changes, parameter.id))
      return [parameter.id, value === null && parameter.required === true ? defaultOf(parameter) : value] as const
    })
  return { ...values, ...Object.fromEntries(changed) }
}

/** Ids of filters whose values differ; untouched and empty are the same. */
export function changedFilters(before: FilterValues, after: FilterValues): readonly string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => !sameJson(ownValue(before, id) ?? null, ownValue(after, id) ?? null))
}

/** True where a filter differs from what it would be without anybody: offers going back to the default. */
export function isChanged(parameter: Parameter, values: FilterValues): boolean {
  return !sameJson(ownValue(values, parameter.id) ?? null, defaultOf(parameter))
}

/** Required filters that have neither value nor default: what they filter waits for them. */
export function missingFilters(parameters: readonly Parameter[], values: FilterValues): readonly Parameter[] {
  return parameters.filter(({ id, required }) => required === true && isEmpty(ownValue(values, id)))
}
