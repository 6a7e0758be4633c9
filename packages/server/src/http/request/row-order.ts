/** In which order the rows of an answer are wanted, from a query string. */
import { ApiError, type RowOrderList } from '@querent/contract'
import { readList } from './form-values.ts'

/**
 * @param value JSON text of a list of `{name, index?, direction}`.
 * @throws {ApiError} 400 that names the field.
 */
export function readRowOrder(value: unknown): RowOrderList | undefined {
  if (value === undefined) return undefined
  return readList('sort_rows', value).map(({ name, index, direction }) => {
    const isDirection = direction === 'asc' || direction === 'desc'
    if (typeof name === 'string' && isDirection && isPlace(index)) return { name, index, direction }
    throw new ApiError(400, {
      errors: { sort_rows: 'sequence of {name: string, index?: int, direction: asc or desc}' },
    })
  })
}

function isPlace(index: unknown): index is number | null | undefined {
  return index === undefined || index === null || (Number.isSafeInteger(index) && Number(index) >= 0)
}
