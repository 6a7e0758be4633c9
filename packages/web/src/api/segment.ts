/** Segments: named filters of tables. */
import { queryOptions } from '@tanstack/react-query'
import { del, get, post, put } from './client.ts'

export interface Segment {
  id: number
  name: string
  description: string | null
  table_id: number
  /** A query that only filters. */
  definition: Readonly<Record<string, unknown>>
  archived: boolean
  creator?: { common_name?: string | null }
  updated_at: string
  /** The filter in words. */
  definition_description: string | null
}

export interface SegmentBody {
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
