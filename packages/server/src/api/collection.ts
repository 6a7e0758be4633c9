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
import { USER } from '../http/access.ts'
import { readPage } from '../http/paging.ts'
import type { Services } from '../services/index.ts'

export const collectionRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { collections, activity }) => {
  app.get(
    '/',
    { config: USER, schema: { querystring: CollectionListQuery, response: { 200: CollectionList } } },
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
    { config: USER, schema: { querystring: CollectionTreeQuery, response: { 200: CollectionList } } },
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
    { config: USER, schema: { params: CollectionKeyParams, response: { 200: CollectionRecord } } },
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
      schema: { params: CollectionKeyParams, querystring: CollectionItemsQuery, response: { 200: CollectionItems } },
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
      schema: { params: CollectionKeyParams, querystring: CollectionTimelinesQuery, response: { 200: TimelineList } },
    },
    async ({ user, params }) => {
      await collections.requireReadable(user, params.id)
      return []
    },
  )

  app.post(
    '/',
    { config: USER, schema: { body: CollectionBody, response: { 200: CollectionRecord } } },
    async ({ user, body }) => collections.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: { params: CollectionKeyParams, body: CollectionChangesBody, response: { 200: CollectionRecord } },
    },
    async ({ user, params, body }) => collections.update(user, params.id, body),
  )

  app.delete('/:id', { config: USER, schema: { params: CollectionKeyParams } }, async ({ user, params }) =>
    collections.remove(user, params.id),
  )
}
