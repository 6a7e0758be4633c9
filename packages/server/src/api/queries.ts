/** `/api/queries`: what runs now, and what ran. For those who may monitor. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, NoContent, notFound, QueryLogPage, QueryLogQuery, RunningQueryList } from '@querent/contract'
import { MONITORING } from '../http/access/access.ts'
import { readPage } from '../http/request/paging.ts'
import type { Services } from '../services/index.ts'

const LOG_PAGE = 100

export const queriesRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { queries }) => {
  app.get(
    '/running',
    {
      config: MONITORING,
      schema: {
        summary: 'List running queries',
        description: 'Those of this process.',
        response: { 200: RunningQueryList },
      },
    },
    async ({ user }) => queries.listRunning(user),
  )

  app.delete(
    '/running/:id',
    {
      config: MONITORING,
      schema: {
        summary: 'Stop a running query',
        description: 'Also in the connected database.',
        params: IdParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => {
      if (!(await queries.stop(user, params.id))) throw notFound()
    },
  )

  app.get(
    '/log',
    {
      config: MONITORING,
      schema: {
        summary: 'List past queries, newest first',
        description:
          'Those that fit all of the filters; without `limit` and `offset`, the first 100. `min_time` is in milliseconds; ' +
          '`sort=slowest` begins with those that took longest.',
        querystring: QueryLogQuery,
        response: { 200: QueryLogPage },
      },
    },
    async ({ user, query }) => {
      const { limit, offset } = readPage(query) ?? { limit: LOG_PAGE, offset: 0 }
      return queries.listLog(user, query, { limit, offset })
    },
  )
}
