/** `/api/card`: cards themselves; running them is card-query.ts. Maps HTTP to the card service. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  CardBody,
  CardChangesBody,
  CardKeyParams,
  CardList,
  CardListQuery,
  CardMoveBody,
  CardRecord,
  CardRelatedBody,
  CardSeriesQuery,
  CardTimelinesQuery,
  CardGetQuery,
  QueryMetadata,
  RelatedToCard,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN, USER } from '../http/access.ts'
import { JSON_TYPE } from '../http/json-text.ts'
import { readPage } from '../http/paging.ts'
import type { Services } from '../services/index.ts'

/** The service hands lists over as JSON text. */
const CardListText = Type.Unsafe<string>(CardList)

export const cardRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { cards, activity, queryMetadata }) => {
  app.get(
    '/',
    { config: USER, schema: { querystring: CardListQuery, response: { 200: CardListText } } },
    async ({ user, query }, reply) =>
      reply.type(JSON_TYPE).send(await cards.list(user, query.f ?? 'all', query.model_id)),
  )

  app.get('/public', { config: ADMIN }, async ({ user }) => cards.listShared(user))
  app.get('/embeddable', { config: ADMIN }, async ({ user }) => cards.listEmbeddable(user))

  app.get(
    '/:id',
    {
      config: USER,
      schema: { params: CardKeyParams, querystring: CardGetQuery, response: { 200: CardRecord } },
    },
    async ({ user, params, query }) => {
      const card = await cards.get(user, await cards.resolveId(params.id), { legacyForm: query['legacy-mbql'] })
      if (query.ignore_view !== true) activity.viewed(user, 'card', card.id)
      return card
    },
  )

  app.get(
    '/:id/series',
    {
      config: USER,
      schema: { params: CardKeyParams, querystring: CardSeriesQuery, response: { 200: CardList } },
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
    { config: USER, schema: { params: CardKeyParams, response: { 200: RelatedToCard } } },
    async ({ user, params }) => cards.related(user, await cards.resolveId(params.id)),
  )

  app.post(
    '/related',
    { config: USER, schema: { body: CardRelatedBody, response: { 200: RelatedToCard } } },
    async ({ user, body }) => cards.relatedToQuery(user, 'database' in body ? body : (body.query ?? {})),
  )

  app.get(
    '/:id/query_metadata',
    { config: USER, schema: { params: CardKeyParams, response: { 200: QueryMetadata } } },
    async ({ user, params }) =>
      queryMetadata.describe(user, [await cards.shownQuery(user, await cards.resolveId(params.id))]),
  )

  app.get(
    '/:id/timelines',
    { config: USER, schema: { params: CardKeyParams, querystring: CardTimelinesQuery } },
    async ({ user, params }) => {
      await cards.getRow(user, await cards.resolveId(params.id))
      return []
    },
  )

  app.get('/:id/dashboards', { config: USER, schema: { params: CardKeyParams } }, async ({ user, params }) => {
    await cards.getRow(user, await cards.resolveId(params.id))
    return []
  })

  app.post('/', { config: USER, schema: { body: CardBody, response: { 200: CardRecord } } }, async ({ user, body }) =>
    cards.create(user, body),
  )

  app.post(
    '/:id/copy',
    { config: USER, schema: { params: CardKeyParams, response: { 200: CardRecord } } },
    async ({ user, params }) => cards.copy(user, await cards.resolveId(params.id)),
  )

  app.post('/collections', { config: USER, schema: { body: CardMoveBody } }, async ({ user, body }) => {
    await cards.move(user, body.card_ids, body)
    return { status: 'ok' }
  })

  app.put(
    '/:id',
    {
      config: USER,
      schema: { params: CardKeyParams, body: CardChangesBody, response: { 200: CardRecord } },
    },
    async ({ user, params, body }) => cards.update(user, await cards.resolveId(params.id), body),
  )

  app.delete('/:id', { config: USER, schema: { params: CardKeyParams } }, async ({ user, params }) =>
    cards.remove(user, await cards.resolveId(params.id)),
  )

  app.post('/:id/public_link', { config: USER, schema: { params: CardKeyParams } }, async ({ user, params }) =>
    cards.share(user, await cards.resolveId(params.id)),
  )

  app.delete('/:id/public_link', { config: USER, schema: { params: CardKeyParams } }, async ({ user, params }) =>
    cards.unshare(user, await cards.resolveId(params.id)),
  )
}

/** `POST /api/cards/move`. */
export const cardsRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { cards }) => {
  app.post('/move', { config: USER, schema: { body: CardMoveBody } }, async ({ user, body }) =>
    cards.move(user, body.card_ids, body),
  )
}
