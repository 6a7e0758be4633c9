/** Rows of tables that are edited in place. */
import { queryOptions } from '@tanstack/react-query'
import type { RowChange as SentChange, RowChangesAnswer, RowEditing as EditingAnswer } from '@querent/contract'
import { get, postOnce } from './client.ts'
import { ApiError, sayAnswer } from './errors.ts'

export type RowEditing = EditingAnswer
export type RowColumn = RowEditing['columns'][number]
export type RowChange = SentChange
export type ChangedRow = RowChangesAnswer['changes'][number]
export type Values = Readonly<Record<string, unknown>>

/** What the reader may do with the rows of a table. */
export const rowEditingOptions = (tableId: number) =>
  queryOptions({
    queryKey: ['table', tableId, 'row-editing'],
    queryFn: ({ signal }) => get<RowEditing>(`/api/table/${tableId}/row-editing`, undefined, signal),
    staleTime: 60_000,
    retry: false,
  })

/** All of the changes, or none. @param key the same for a request that is sent again. */
export const changeRows = (tableId: number, changes: readonly RowChange[], key: string) =>
  postOnce<RowChangesAnswer>(`/api/table/${tableId}/rows`, { changes }, key)

/** Why changes were refused, by their places. */
interface RowRefusal {
  conflicts: readonly { readonly index: number; readonly row: Values | null }[]
  failures: readonly { readonly index: number; readonly errors: Readonly<Record<string, string>> }[]
}

/** What an error says of single rows; undefined for one that is not about them. */
export function rowRefusal(error: unknown): RowRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { conflicts = [], failures = [] }: Partial<RowRefusal> = Object(error.body)
  if (conflicts.length + failures.length === 0) return undefined
  const said = failures.map(({ index, errors }) => ({
    index,
    errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, sayAnswer(text)])),
  }))
  return { conflicts, failures: said }
}
