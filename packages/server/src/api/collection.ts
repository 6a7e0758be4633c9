/** `/api/collection`: maps HTTP to the collection service and holds no rule of its own. */
import {
  CollectionBody,
  CollectionChangesBody,
  CollectionGraph,
  CollectionGraphBody,
  CollectionGraphQuery,
  CollectionItems,
  CollectionItemsQuery,
  CollectionKeyParams,
  CollectionList,
  CollectionListQuery,
  CollectionQuery,
  CollectionRecord,
  CollectionTree,
  CollectionTreeQuery,
  DashboardQuestionCandidates,
  GraphOptions,
  MoveCandidatesBody,
  MovedCandidates,
  TimelineList,
  TimelineListQuery,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN, USER } from '../http/access/access.ts'
import { sendJsonPieces } from '../http/answers/json-text.ts'
import { readPage } from '../http/request/paging.ts'
import { expectedVersion, setVersion } from '../http/request/versions.ts'
import { routes } from '../http/routes.ts'
import { timelineView } from './timeline.ts'

export const collectionRoutes = routes('/api/collection', 'Collections', async (app, services) => {
  const { cards, collections, collectionGraph, activity, timelines } = services

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
        response: { 200: CollectionTree },
      },
    },
    async ({ user, query }) =>
      collections.nodes(
        user,
        {
          excludeArchived: query['exclude-archived'],
          excludeOtherUsers: query['exclude-other-user-collections'],
          namespace: query.namespace,
          shallow: query.shallow,
        },
        query['collection-id'] ?? null,
      ),
  )

  app.get(
    '/graph',
    {
      config: ADMIN,
      schema: {
        summary: "Get groups' collection permissions",
        description:
          'For all collections of a namespace except personal ones. Up to 250,000 entries, the ones without access are listed too.',
        querystring: CollectionGraphQuery,
        response: { 200: CollectionGraph },
      },
    },
    async ({ user, query }, reply) => sendJsonPieces(reply, await collectionGraph.get(user, query.namespace ?? null)),
  )

  app.put(
    '/graph',
    {
      config: ADMIN,
      schema: {
        summary: "Change groups' collection permissions",
        description:
          'Groups and collections that are not sent are not changed. Refused with status 409 when the graph has another revision.',
        querystring: GraphOptions,
        body: CollectionGraphBody,
        response: { 200: CollectionGraph },
      },
    },
    async ({ user, query, body }, reply) => {
      const options = { skipGraph: query['skip-graph'] ?? false, force: query.force ?? false }
      const changed = await collectionGraph.update(user, body, options)
      return 'revision' in changed ? changed : sendJsonPieces(reply, changed)
    },
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get a collection',
        description: '`root` and `trash` are IDs too.',
        params: CollectionKeyParams,
        querystring: CollectionQuery,
        response: { 200: CollectionRecord },
      },
    },
    async ({ user, params, query }, reply) => {
      const version = await collections.versionOf(params.id)
      const collection = await collections.get(user, params.id, query.namespace)
      if (version !== undefined) setVersion(reply, version)
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
        description: '`root` and `trash` are IDs too.',
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
        withDashboardQuestions: query.show_dashboard_questions,
        withCanRunAdHoc: query.include_can_run_adhoc_query,
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
        params: CollectionKeyParams,
        querystring: TimelineListQuery,
        response: { 200: TimelineList },
      },
    },
    async ({ user, params, query }) => timelines.listOfCollection(user, params.id, timelineView(query)),
  )

  app.get(
    '/:id/dashboard-question-candidates',
    {
      config: ADMIN,
      schema: {
        summary: 'List questions that could be moved into a dashboard',
        description:
          'Questions in the collection that only one dashboard uses, if that dashboard is in the same collection.',
        params: CollectionKeyParams,
        response: { 200: DashboardQuestionCandidates },
      },
    },
    async ({ user, params }) => cards.dashboardQuestionCandidates(user, params.id),
  )

  app.post(
    '/:id/move-dashboard-question-candidates',
    {
      config: ADMIN,
      schema: {
        summary: 'Move questions to their dashboards',
        description: 'All candidates, or those that are named.',
        params: CollectionKeyParams,
        body: MoveCandidatesBody,
        response: { 200: MovedCandidates },
      },
    },
    async ({ user, params, body }) => cards.moveDashboardQuestionCandidates(user, params.id, body?.card_ids),
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
          '`archived: true` moves it with all its content to the Trash; `archived: false` restores it. With ' +
          '`If-Match`, a collection that somebody else has changed meanwhile is not changed: status 412.',
        params: CollectionKeyParams,
        body: CollectionChangesBody,
        response: { 200: CollectionRecord },
      },
    },
    async (request, reply) => {
      const { user, params, body } = request
      const { version, collection } = await collections.update(user, params.id, body, expectedVersion(request))
      if (version !== undefined) setVersion(reply, version)
      return collection
    },
  )

  app.delete(
    '/:id',
    {
      config: ADMIN,
      schema: {
        summary: 'Delete a collection permanently',
        description:
          'With all its content. It must be in the Trash, where `archived` of `PUT /api/collection/{id}` moves it. Answers with 1.',
        params: CollectionKeyParams,
        response: { 200: Type.Integer() },
      },
    },
    async ({ user, params }) => collections.remove(user, params.id),
  )
})
