/** What is asked for and what is applied: the same at once, unless the dashboard waits for Apply. */
import { sameJson } from '../../../../lib/same-json.ts'
import type { Parameter } from '../../../../api/card.ts'
import { readSearch } from './url.ts'
import { normalValue, type FilterValues } from './values.ts'

export interface FilterState {
  /** What cards are asked with, and what the address says. */
  readonly applied: FilterValues
  /** What the filters show. */
  readonly pending: FilterValues
}

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
  const told = readSearch(parameters, search)
  const isLink = Object.keys(told).length > 0
  const values: Record<string, unknown> = {}
  for (const parameter of parameters) {
    const { id } = parameter
    const used = !isLink && Object.hasOwn(lastUsed, id) ? normalValue(parameter, lastUsed[id]) : undefined
    const value = Object.hasOwn(told, id) ? told[id] : used
    const standard = normalValue(parameter, parameter.default)
    if ((value === undefined || (value === null && parameter.required === true)) && standard !== null) {
      values[id] = standard
    } else if (value !== undefined) values[id] = value
  }
  return values
}

export function startFilters(values: FilterValues): FilterState {
  return { applied: values, pending: values }
}

/**
 * A filter set to a value, or to nothing by null; a required one goes back to its default then.
 * @param isAuto `auto_apply_filters` of the dashboard.
 */
export function setFilter(state: FilterState, parameter: Parameter, value: unknown, isAuto: boolean): FilterState {
  const normal = normalValue(parameter, value)
  const next = normal === null && parameter.required === true ? normalValue(parameter, parameter.default) : normal
  const pending = { ...state.pending, [parameter.id]: next }
  return { applied: isAuto ? pending : state.applied, pending }
}

/** All filters at their defaults; those without one are empty. */
export function resetFilters(state: FilterState, parameters: readonly Parameter[], isAuto: boolean): FilterState {
  return parameters.reduce((next, parameter) => setFilter(next, parameter, parameter.default, isAuto), state)
}

/** All filters empty, but for required ones. */
export function clearFilters(state: FilterState, parameters: readonly Parameter[], isAuto: boolean): FilterState {
  return parameters.reduce((next, parameter) => setFilter(next, parameter, null, isAuto), state)
}

export function applyFilters(state: FilterState): FilterState {
  return startFilters(state.pending)
}

export function discardPending(state: FilterState): FilterState {
  return startFilters(state.applied)
}

/** How many filters are set and not applied. */
export function countPending(state: FilterState): number {
  return changedFilters(state.applied, state.pending).length
}

/** Ids of filters whose values differ; untouched and empty are the same. */
export function changedFilters(before: FilterValues, after: FilterValues): readonly string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => !sameJson(before[id] ?? null, after[id] ?? null))
}

/** True where a filter differs from what it would be without anybody: offers going back to the default. */
export function isChanged(parameter: Parameter, values: FilterValues): boolean {
  return !sameJson(values[parameter.id] ?? null, normalValue(parameter, parameter.default))
}

/** Required filters that have neither value nor default: cards wait for them. */
export function missingFilters(parameters: readonly Parameter[], values: FilterValues): readonly Parameter[] {
  return parameters.filter(({ id, required }) => required === true && (values[id] ?? null) === null)
}
