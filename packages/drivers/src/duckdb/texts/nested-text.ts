import type { DuckDBValue } from '@duckdb/node-api'
import type { Cell } from '@querent/query'
import type { DuckDbApi } from '../native/api.ts'

/** True for lists, structs, maps, unions and variants. */
export function isNested(value: DuckDBValue & object, api: DuckDbApi): boolean {
  return (
    value instanceof api.DuckDBListValue ||
    value instanceof api.DuckDBArrayValue ||
    value instanceof api.DuckDBStructValue ||
    value instanceof api.DuckDBMapValue ||
    value instanceof api.DuckDBUnionValue ||
    value instanceof api.DuckDBVariantValue
  )
}

/**
 * The value as JSON: lists as arrays, the others as objects, a union as an object of its tag. Integers and decimals keep
 * all their digits; other scalars are the cells that `convert` gives.
 */
export function nestedText(value: DuckDBValue, api: DuckDbApi, convert: (value: DuckDBValue) => Cell): string {
  const textOf = (item: DuckDBValue): string => nestedText(item, api, convert)
  if (value instanceof api.DuckDBListValue || value instanceof api.DuckDBArrayValue) {
    return `[${value.items.map(textOf).join(',')}]`
  }
  if (value instanceof api.DuckDBStructValue) return objectText(Object.entries(value.entries), textOf)
  if (value instanceof api.DuckDBMapValue) {
    return objectText(
      value.entries.map((entry) => [String(convert(entry.key)), entry.value]),
      textOf,
    )
  }
  if (value instanceof api.DuckDBUnionValue) return objectText([[value.tag, value.value]], textOf)
  if (value instanceof api.DuckDBVariantValue) return textOf(value.value)
  if (typeof value === 'bigint' || value instanceof api.DuckDBDecimalValue) return String(value)
  return JSON.stringify(convert(value))
}

function objectText(entries: [string, DuckDBValue][], textOf: (item: DuckDBValue) => string): string {
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${textOf(item)}`).join(',')}}`
}
