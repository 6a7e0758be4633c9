/** Timelines and their events (contract: timelines, section 1). */
import { queryOptions } from '@tanstack/react-query'
import type { TimelineEventRecord as Event, TimelineRecord } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'
import type { CollectionId } from './collection.ts'

export type TimelineEventRecord = Answer<typeof Event>
export type Timeline = Answer<typeof TimelineRecord>
export type EventIcon = Timeline['icon']

/** Those of all collections that one may see, with their events. */
export const timelinesOptions = queryOptions({
  queryKey: ['timeline', 'all'],
  queryFn: ({ signal }) => get<Timeline[]>('/api/timeline', { include: 'events' }, signal),
})

/** Those of a collection: live ones with live events, or archived ones with all of theirs. */
export const collectionTimelinesOptions = (id: CollectionId, archived: boolean) =>
  queryOptions({
    queryKey: ['timeline', 'collection', id, { archived }],
    queryFn: ({ signal }) =>
      get<Timeline[]>(`/api/collection/${id}/timelines`, { include: 'events', archived }, signal),
  })

/** One timeline with the events of both states. */
export const wholeTimelineOptions = (id: number) =>
  queryOptions({
    queryKey: ['timeline', id, 'whole'],
    queryFn: ({ signal }) => get<Timeline>(`/api/timeline/${id}`, { include: 'events', archived: true }, signal),
  })

type TimelineBody = Pick<Timeline, 'name' | 'description' | 'icon' | 'collection_id'>
type EventBody = Pick<
  TimelineEventRecord,
  'name' | 'description' | 'timestamp' | 'time_matters' | 'timezone' | 'icon' | 'timeline_id'
>

export const createTimeline = (body: TimelineBody) => post<Timeline>('/api/timeline', body)
export const changeTimeline = (id: number, changes: Partial<TimelineBody> & { archived?: boolean }) =>
  put<Timeline>(`/api/timeline/${id}`, changes)
export const deleteTimeline = (id: number) => del(`/api/timeline/${id}`)

export const createEvent = (body: EventBody) => post<TimelineEventRecord>('/api/timeline-event', body)
export const changeEvent = (id: number, changes: Partial<EventBody> & { archived?: boolean }) =>
  put<TimelineEventRecord>(`/api/timeline-event/${id}`, changes)
export const deleteEvent = (id: number) => del(`/api/timeline-event/${id}`)
