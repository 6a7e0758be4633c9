/** `/api/timeline` and `/api/timeline-event`: maps HTTP to the timeline service and holds no rule of its own. */
import {
  CardKeyParams,
  CollectionKeyParams,
  IdParams,
  NoContent,
  TimelineBody,
  TimelineChangesBody,
  TimelineEventBody,
  TimelineEventChangesBody,
  TimelineEventRecord,
  TimelineList,
  TimelineListQuery,
  TimelineQuery,
  TimelineRecord,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'
import type { TimelineView } from '../services/library/timelines/index.ts'

interface ViewQuery {
  include?: 'events' | undefined
  archived?: boolean | undefined
  start?: string | undefined
  end?: string | undefined
}

export function timelineView({ include, archived, start, end }: ViewQuery): TimelineView {
  return { withEvents: include === 'events', archived: archived === true, start, end }
}

export const timelineRoutes = routes('/api/timeline', 'Timelines', async (app, { timelines, cards }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List timelines',
        description: '`archived` lists the archived ones instead of the others.',
        querystring: TimelineListQuery,
        response: { 200: TimelineList },
      },
    },
    async ({ user, query }) => timelines.list(user, timelineView(query)),
  )

  app.get(
    '/collection/:id',
    {
      config: USER,
      schema: {
        summary: 'List the timelines of a collection',
        params: CollectionKeyParams,
        querystring: TimelineListQuery,
        response: { 200: TimelineList },
      },
    },
    async ({ user, params, query }) => timelines.listOfCollection(user, params.id, timelineView(query)),
  )

  app.get(
    '/card/:id',
    {
      config: USER,
      schema: {
        summary: "List timelines of a card's collection",
        params: CardKeyParams,
        querystring: TimelineQuery,
        response: { 200: TimelineList },
      },
    },
    async ({ user, params, query }) => {
      const { collection_id } = await cards.getRow(user, await cards.resolveId(params.id))
      return timelines.listOfCollection(user, collection_id, timelineView(query))
    },
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get a timeline',
        description: 'With `include=events`, its events that are not archived; `archived` adds the archived ones.',
        params: IdParams,
        querystring: TimelineQuery,
        response: { 200: TimelineRecord },
      },
    },
    async ({ user, params, query }) => timelines.get(user, params.id, timelineView(query)),
  )

  app.post(
    '/',
    { config: USER, schema: { summary: 'Create a timeline', body: TimelineBody, response: { 200: TimelineRecord } } },
    async ({ user, body }) => timelines.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a timeline',
        description: 'A change of `archived` applies to all its events too.',
        params: IdParams,
        body: TimelineChangesBody,
        response: { 200: TimelineRecord },
      },
    },
    async ({ user, params, body }) => timelines.update(user, params.id, body),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: { summary: 'Delete a timeline with its events', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => timelines.remove(user, params.id),
  )
})

export const timelineEventRoutes = routes('/api/timeline-event', 'Timelines', async (app, { timelines }) => {
  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Get an event', params: IdParams, response: { 200: TimelineEventRecord } } },
    async ({ user, params }) => timelines.getEvent(user, params.id),
  )

  app.post(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Create an event',
        description: '`timestamp` is a date or a time; without a zone it is in UTC.',
        body: TimelineEventBody,
        response: { 200: TimelineEventRecord },
      },
    },
    async ({ user, body }) => timelines.createEvent(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change an event',
        params: IdParams,
        body: TimelineEventChangesBody,
        response: { 200: TimelineEventRecord },
      },
    },
    async ({ user, params, body }) => timelines.updateEvent(user, params.id, body),
  )

  app.delete(
    '/:id',
    { config: USER, schema: { summary: 'Delete an event', params: IdParams, response: { 204: NoContent } } },
    async ({ user, params }) => timelines.removeEvent(user, params.id),
  )
})
