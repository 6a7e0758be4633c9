/** `/api/metric`. Metrics are cards, which are made and changed at `/api/card`. */
import {
  DimensionParams,
  DimensionRemappingQuery,
  DimensionSearchQuery,
  FieldValuesAnswer,
  IdParams,
  MetricListQuery,
  MetricPage,
  MetricRecord,
} from '@querent/contract'
import { Type } from 'typebox'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

const FIRST_PAGE = { limit: 500, offset: 0 }

export const metricRoutes = routes('/api/metric', 'Metrics', async (app, { metrics }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: { summary: 'List metrics', querystring: MetricListQuery, response: { 200: MetricPage } },
    },
    async ({ user, query }) => metrics.list(user, readPage(query) ?? FIRST_PAGE),
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get a metric with its dimensions',
        description:
          'Dimensions are the columns that it can be broken out by; callers who may not query its data get none.',
        params: IdParams,
        response: { 200: MetricRecord },
      },
    },
    async ({ user, params }) => metrics.get(user, params.id),
  )

  app.get(
    '/:id/dimension/:key/values',
    {
      config: USER,
      schema: {
        summary: 'List the values of a dimension of a metric',
        params: DimensionParams,
        response: { 200: FieldValuesAnswer },
      },
    },
    async ({ user, params }, reply) => metrics.values(user, params.id, params.key, callerSignal(reply)),
  )

  app.get(
    '/:id/dimension/:key/search',
    {
      config: USER,
      schema: {
        summary: 'Search the values of a dimension of a metric',
        params: DimensionParams,
        querystring: DimensionSearchQuery,
        response: { 200: Type.Array(Type.Array(Type.Unknown())) },
      },
    },
    async ({ user, params, query }, reply) =>
      metrics.search(user, params.id, { key: params.key, text: query.query }, callerSignal(reply)),
  )

  app.get(
    '/:id/dimension/:key/remapping',
    {
      config: USER,
      schema: {
        summary: "Get the label of a metric dimension's value",
        params: DimensionParams,
        querystring: DimensionRemappingQuery,
        response: { 200: Type.Array(Type.Unknown()) },
      },
    },
    async ({ user, params, query }, reply) =>
      metrics.remapping(user, params.id, { key: params.key, value: query.value }, callerSignal(reply)),
  )
})
