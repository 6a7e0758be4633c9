/** Segments: named filters of tables. */
import { queryOptions } from '@tanstack/react-query'
import type { SegmentRecord } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'

export type Segment = Answer<typeof SegmentRecord>

interface SegmentBody {
  name: string
  description: string | null
  definition: Readonly<Record<string, unknown>>
}

export const segmentsOptions = queryOptions({
  queryKey: ['segment'],
  queryFn: ({ signal }) => get<Segment[]>('/api/segment', undefined, signal),
})

export const segmentOptions = (id: number) =>
  queryOptions({
    queryKey: ['segment', id],
    queryFn: ({ signal }) => get<Segment>(`/api/segment/${id}`, undefined, signal),
  })

export const createSegment = (body: SegmentBody & { table_id: number }) => post<Segment>('/api/segment', body)
/** `revision_message` says why, for the history. */
export const changeSegment = (
  id: number,
  body: Partial<SegmentBody> & { archived?: boolean; revision_message: string },
) => put<Segment>(`/api/segment/${id}`, body)
/** What was made with it keeps working. */
export const retireSegment = (id: number, revision_message: string) => del(`/api/segment/${id}`, { revision_message })
