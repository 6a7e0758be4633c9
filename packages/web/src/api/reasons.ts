/** Why a number changed. */
import { queryOptions } from '@tanstack/react-query'
import type { ExplainedChange } from '@querent/contract'
import type { Answer } from './answer.ts'
import { post } from './client.ts'

export type Reasons = Answer<typeof ExplainedChange>
export type ReasonDimension = Reasons['dimensions'][number]
/** A column with the clause that groups by it. */
export type ReasonColumn = Pick<ReasonDimension, 'ref' | 'column'>
export type SingleRow = NonNullable<Reasons['single_rows']>['rows'][number]
export type ReasonValue = ReasonDimension['values'][number]

/** The question with the number of its summary, and a filter for each of two periods. */
export interface AskedChange {
  query: object
  aggregation: number
  before: readonly unknown[]
  after: readonly unknown[]
}

export const reasonsOptions = (asked: AskedChange) =>
  queryOptions({
    queryKey: ['reasons', asked],
    queryFn: ({ signal }) => post<Reasons>('/api/explain/change', asked, signal),
    staleTime: Infinity,
    retry: false,
  })
