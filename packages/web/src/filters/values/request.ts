/** Values of filters as requests have them. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../api/card.ts'
import type { ParameterValue } from '../../api/dataset.ts'
import { itemsOf } from '../types/parts.ts'
import { typeOf } from '../types/table.ts'
import { defaultOf, readValue, type FilterValues } from './values.ts'

export interface RequestParameter {
  readonly id: string
  readonly type: string
  readonly value: unknown
  /** With it the server remembers that the filter is empty against its default. */
  readonly default?: unknown
}

/** The list of `parameters`. Filters that nobody has touched are left out: what SQL has as its own default then holds. */
export function requestParameters(parameters: readonly Parameter[], values: FilterValues): RequestParameter[] {
  return parameters.flatMap((parameter) => {
    const { id, type } = parameter
    if (ownValue(values, id) === undefined) return []
    const value = readValue(parameter, ownValue(values, id))
    const isDefaultLeft = value === null && defaultOf(parameter) !== null
    return [{ id, type, value, ...(isDefaultLeft && { default: parameter.default }) }]
  })
}

/** Those with a value, for questions and guests: variables of SQL that have none are left to their defaults. */
export function valuesToSend(parameters: readonly Parameter[], values: FilterValues): ParameterValue[] {
  return parameters.flatMap((parameter) => {
    const { id, type, target } = parameter
    const value = readValue(parameter, ownValue(values, id))
    if (value === null) return []
    // What is written into the SQL as it is takes one value, not a list.
    const isRaw = Array.isArray(target) && target[0] === 'variable'
    return [{ id, type, value: isRaw ? itemsOf(value)[0] : value, ...(target !== undefined && { target }) }]
  })
}

/** What narrows the list of a linked filter, for the query of `params/:key/values` (contract: parameter-values, section 2). */
export function linkedQuery(
  parameter: Parameter,
  parameters: readonly Parameter[],
  values: FilterValues,
): Record<string, string[]> {
  const linked = new Set(parameter.filteringParameters)
  const entries = parameters.flatMap((other): [string, string[]][] => {
    const value =
      linked.has(other.id) && other.id !== parameter.id ? readValue(other, ownValue(values, other.id)) : null
    return value === null ? [] : [[other.id, [...typeOf(other).write(value)]]]
  })
  return Object.fromEntries(entries)
}
