/** `/api/collection`: maps HTTP to the collection service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  CollectionBody,
  CollectionChangesBody,
  CollectionItems,
  CollectionItemsQuery,
  CollectionKeyParams,
  CollectionList,
  CollectionListQuery,
  CollectionRecord,
  CollectionTimelinesQuery,
  CollectionTreeQuery,
  TimelineList,
} from '@querent/contract'
import { Type } from 'typebox'
import { USER } from '../http/access.ts'
import { readPage } from '../http/paging.ts'
import type { Services } from '../services/index.ts'

export const collectionRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { collections, activity }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List collections',
        description: 'Flat, with the root first.',
        querystring: CollectionListQuery,
        response: { 200: CollectionList },
      },
    },
    async ({ user, query }) =>
      collections.list(user, {
        archived: query.archived,
        namespace: query.namespace,
        personalOnly: query['personal-only'],
        excludeOtherUsers: query['exclude-other-user-collections'],
      }),
  )

  app.get(
    '/tree',
    {
      config: USER,
      schema: {
        summary: 'List collections as a tree',
        querystring: CollectionTreeQuery,
        response: { 200: CollectionList },
      },
    },
    async ({ user, query }) =>
      collections.nodes(user, {
        excludeArchived: query['exclude-archived'],
        excludeOtherUsers: query['exclude-other-user-collections'],
        namespace: query.namespace,
        shallow: query.shallow,
        collectionId: query['collection-id'],
      }),
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get a collection',
        description: '`root` and `trash` are ids too.',
        params: CollectionKeyParams,
        response: { 200: CollectionRecord },
      },
    },
    async ({ user, params }) => {
      const collection = await collections.get(user, params.id)
      if (typeof collection.id === 'number') activity.viewed(user, 'collection', collection.id)
      return collection
    },
  )

  app.get(
    '/:id/items',
    {
      config: USER,
      schema: {
        summary: 'List the items of a collection',
        description: '`root` and `trash` are ids too.',
        params: CollectionKeyParams,
        querystring: CollectionItemsQuery,
        response: { 200: CollectionItems },
      },
    },
    async ({ user, params, query }) =>
      collections.items(user, params.id, {
        models: query.models ?? query.model,
        archived: query.archived,
        pinnedState: query.pinned_state,
        sortColumn: query.sort_column,
        sortDirection: query.sort_direction,
        officialFirst: query.official_collections_first,
        namespace: query.namespace,
        page: readPage(query),
      }),
  )

  app.get(
    '/:id/timelines',
    {
      config: USER,
      schema: {
        summary: 'List the timelines of a collection',
        description: 'Always empty: there are no timelines.',
        params: CollectionKeyParams,
        querystring: CollectionTimelinesQuery,
        response: { 200: TimelineList },
      },
    },
    async ({ user, params }) => {
      await collections.requireReadable(user, params.id)
      return []
    },
  )

  app.post(
    '/',
    {
      config: USER,
      schema: { summary: 'Create a collection', body: CollectionBody, response: { 200: CollectionRecord } },
    },
    async ({ user, body }) => collections.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a collection',
        description:
          '`archived: true` moves it, with all that it holds, to the Trash; a change without it brings it back.',
        params: CollectionKeyParams,
        body: CollectionChangesBody,
        response: { 200: CollectionRecord },
      },
    },
    async ({ user, params, body }) => collections.update(user, params.id, body),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Delete a collection for good',
        description:
          'For administrators, with all that it holds. It must be in the Trash, where `archived` of `PUT /api/collection/{id}` moves it. Answers with 1.',
        params: CollectionKeyParams,
        response: { 200: Type.Integer() },
      },
    },
    async ({ user, params }) => collections.remove(user, params.id),
  )
}
