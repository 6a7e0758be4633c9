/** Values of filters as requests have them. */
import type { Parameter } from '../../../../api/card.ts'
import { itemsOf, normalValue, type FilterValues } from './values.ts'

export interface RequestParameter {
  readonly id: string
  readonly type: string
  readonly value: unknown
  /** With it the server remembers that the filter is empty against its default. */
  readonly default?: unknown
}

export interface DashboardQueryBody {
  readonly parameters: readonly RequestParameter[]
  readonly dashcard_ids?: readonly number[]
  readonly ignore_cache?: true
}

/** The list of `parameters`. Filters that nobody has touched are left out: what SQL has as its own default then holds. */
export function requestParameters(parameters: readonly Parameter[], values: FilterValues): RequestParameter[] {
  return parameters.flatMap((parameter) => {
    const { id, type } = parameter
    if (values[id] === undefined) return []
    const value = normalValue(parameter, values[id])
    const isDefaultLeft = value === null && normalValue(parameter, parameter.default) !== null
    return [{ id, type, value, ...(isDefaultLeft && { default: parameter.default }) }]
  })
}

/** The body of `POST /api/dashboard/:id/query` and its twins; all cards unless some are named. */
export function queryBody(
  parameters: readonly Parameter[],
  values: FilterValues,
  { dashcardIds, ignoreCache = false }: { dashcardIds?: readonly number[]; ignoreCache?: boolean } = {},
): DashboardQueryBody {
  return {
    parameters: requestParameters(parameters, values),
    ...(dashcardIds && { dashcard_ids: dashcardIds }),
    ...(ignoreCache && { ignore_cache: true as const }),
  }
}

/** What narrows the list of a linked filter, for the query of `params/:key/values` (contract: parameter-values, section 2). */
export function linkedQuery(
  parameter: Parameter,
  parameters: readonly Parameter[],
  values: FilterValues,
): Record<string, string[]> {
  const linked = new Set(parameter.filteringParameters)
  const entries = parameters.flatMap((other) => {
    const value = linked.has(other.id) && other.id !== parameter.id ? normalValue(other, values[other.id]) : null
    return value === null ? [] : [[other.id, itemsOf(value).map((item) => String(item ?? ''))] as const]
  })
  return Object.fromEntries(entries)
}
