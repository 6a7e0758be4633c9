/** `/api/card`: cards themselves; running them is card-query.ts. Maps HTTP to the card service. */
import {
  CardBody,
  CardChangesBody,
  CardDashboards,
  CardDashboardsBody,
  CardGetQuery,
  CardKeyParams,
  CardList,
  CardListQuery,
  CardMoveBody,
  CardRecord,
  CardRelatedBody,
  CardSeriesQuery,
  CardUpdateQuery,
  Named,
  NoContent,
  PublicLink,
  QueryMetadata,
  RelatedToCard,
  SharedCardList,
  StatusAnswer,
  TimelineList,
  TimelineQuery,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN, USER } from '../http/access/access.ts'
import { sendJsonPieces } from '../http/answers/json-text.ts'
import { readPage } from '../http/request/paging.ts'
import { expectedVersion, setVersion } from '../http/request/versions.ts'
import { routes } from '../http/routes.ts'
import { timelineView } from './timeline.ts'

/** The service hands lists over as JSON text. */
const CardListText = Type.Unsafe<string>(CardList)

export const cardRoutes = routes('/api/card', 'Cards', async (app, { cards, activity, queryMetadata, timelines }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List cards',
        description: 'Without `result_metadata`, which would be most of the answer; `include=result_metadata` adds it.',
        querystring: CardListQuery,
        response: { 200: CardListText },
      },
    },
    async ({ user, query }, reply) => {
      const isWithColumns = query.include === 'result_metadata'
      const list = await cards.list(user, query.f ?? 'all', { modelId: query.model_id, isWithColumns })
      return sendJsonPieces(reply, list)
    },
  )

  app.get(
    '/public',
    { config: ADMIN, schema: { summary: 'List cards with a public link', response: { 200: SharedCardList } } },
    async ({ user }) => cards.listShared(user),
  )
  app.get(
    '/embeddable',
    { config: ADMIN, schema: { summary: 'List cards that may be embedded', response: { 200: Type.Array(Named) } } },
    async ({ user }) => cards.listEmbeddable(user),
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get a card',
        description: 'Counts as a view unless `ignore_view` is true.',
        params: CardKeyParams,
        querystring: CardGetQuery,
        response: { 200: CardRecord },
      },
    },
    async ({ user, params, query }, reply) => {
      const id = await cards.resolveId(params.id)
      const version = await cards.versionOf(id)
      const card = await cards.get(user, id, { legacyForm: query['legacy-mbql'] })
      setVersion(reply, version)
      if (query.ignore_view !== true) activity.viewed(user, 'card', id)
      return card
    },
  )

  app.get(
    '/:id/series',
    {
      config: USER,
      schema: {
        summary: 'List cards that can be drawn together with a card',
        description: 'A page continues after the card `last_cursor`.',
        params: CardKeyParams,
        querystring: CardSeriesQuery,
        response: { 200: CardList },
      },
    },
    async ({ user, params, query }) =>
      cards.series(user, await cards.resolveId(params.id), {
        lastCursor: query.last_cursor,
        search: query.query,
        excludeIds: query.exclude_ids,
        limit: readPage(query)?.limit,
      }),
  )

  app.get(
    '/:id/related',
    {
      config: USER,
      schema: { summary: 'Suggest content related to a card', params: CardKeyParams, response: { 200: RelatedToCard } },
    },
    async ({ user, params }) => cards.related(user, await cards.resolveId(params.id)),
  )

  app.post(
    '/related',
    {
      config: USER,
      schema: {
        summary: 'Suggest content related to an unsaved query',
        description: 'The query is the body itself, or its key `query`.',
        body: CardRelatedBody,
        response: { 200: RelatedToCard },
      },
    },
    async ({ user, body }) => cards.relatedToQuery(user, 'database' in body ? body : (body.query ?? {})),
  )

  app.get(
    '/:id/query_metadata',
    {
      config: USER,
      schema: {
        summary: "Describe the data behind a card's query",
        description: 'Databases, tables and fields in one answer.',
        params: CardKeyParams,
        response: { 200: QueryMetadata },
      },
    },
    async ({ user, params }) =>
      queryMetadata.describe(user, [await cards.shownQuery(user, await cards.resolveId(params.id))]),
  )

  app.get(
    '/:id/timelines',
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
    '/:id/dashboards',
    {
      config: USER,
      schema: {
        summary: 'List dashboards that show a card',
        params: CardKeyParams,
        response: { 200: Type.Array(Named) },
      },
    },
    async ({ user, params }) => cards.dashboardsOf(user, await cards.resolveId(params.id)),
  )

  app.post(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Create a card',
        description: 'With `dashboard_id`, the question is saved in the dashboard and shown on it.',
        body: CardBody,
        response: { 200: CardRecord },
      },
    },
    async ({ user, body }) => cards.create(user, body),
  )

  app.post(
    '/:id/copy',
    {
      config: USER,
      schema: {
        summary: 'Copy a card',
        description: 'The copy is in the same collection.',
        params: CardKeyParams,
        response: { 200: CardRecord },
      },
    },
    async ({ user, params }) => cards.copy(user, await cards.resolveId(params.id)),
  )

  app.post(
    '/collections',
    {
      config: USER,
      schema: {
        summary: 'Move cards to a collection (older form)',
        description: 'The newer form, `POST /api/cards/move`, does the same.',
        body: CardMoveBody,
        response: { 200: StatusAnswer },
      },
    },
    async ({ user, body }) => {
      await cards.move(user, body.card_ids, body)
      return { status: 'ok' }
    },
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a card',
        description:
          'Only the keys that are sent change. `archived` moves the card to the Trash and back, and `dashboard_id` into a ' +
          'dashboard and out of it. With `delete_old_dashcards`, it is removed from the dashboards that it was on before.',
        params: CardKeyParams,
        querystring: CardUpdateQuery,
        body: CardChangesBody,
        response: { 200: CardRecord },
      },
    },
    async (request, reply) => {
      const { user, params, query, body } = request
      const id = await cards.resolveId(params.id)
      const options = { expected: expectedVersion(request), deletesOld: query.delete_old_dashcards }
      const { version, card } = await cards.update(user, id, body, options)
      setVersion(reply, version)
      return card
    },
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Delete a card permanently',
        description: '`archived` in `PUT /api/card/{id}` only moves it to the Trash.',
        params: CardKeyParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => cards.remove(user, await cards.resolveId(params.id)),
  )

  app.post(
    '/:id/public_link',
    {
      config: USER,
      schema: {
        summary: 'Create a public link to a card',
        description: 'For administrators. An existing link stays.',
        params: CardKeyParams,
        response: { 200: PublicLink },
      },
    },
    async ({ user, params }) => cards.share(user, await cards.resolveId(params.id)),
  )

  app.delete(
    '/:id/public_link',
    {
      config: USER,
      schema: {
        summary: 'Remove the public link to a card',
        description: 'For administrators.',
        params: CardKeyParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => cards.unshare(user, await cards.resolveId(params.id)),
  )
})

/** `/api/cards`: many at once. */
export const cardsRoutes = routes('/api/cards', 'Cards', async (app, { cards }) => {
  app.post(
    '/move',
    {
      config: USER,
      schema: {
        summary: 'Move cards to another collection or into a dashboard',
        description: 'All or none of them. Questions in a dashboard cannot be on another one.',
        body: CardMoveBody,
        response: { 200: StatusAnswer },
      },
    },
    async ({ user, body }) => {
      await cards.move(user, body.card_ids, body)
      return { status: 'success' }
    },
  )

  app.post(
    '/dashboards',
    {
      config: USER,
      schema: {
        summary: 'List the dashboards that show cards',
        description: 'For dashboards that the caller may not read or change, `error` says so.',
        body: CardDashboardsBody,
        response: { 200: CardDashboards },
      },
    },
    async ({ user, body }) => cards.dashboardsOfMany(user, body.card_ids),
  )
})
