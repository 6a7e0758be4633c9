/** `/api/queries`: what runs now, and what ran. For those who may monitor, but for one's own queries. */
import {
  IdParams,
  NoContent,
  notFound,
  QueryLogPage,
  OwnQueryList,
  QueryLogQuery,
  RunningQueryList,
} from '@querent/contract'
import { MONITORING, USER } from '../http/access/access.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

const LOG_PAGE = 100

export const queriesRoutes = routes('/api/queries', 'Queries', async (app, { queries }) => {
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

  app.get(
    '/mine',
    {
      config: USER,
      schema: {
        summary: 'List your running queries',
        description: 'Queries of all processes, the oldest first: those waiting and those that a database is running.',
        response: { 200: OwnQueryList },
      },
    },
    async ({ user }) => queries.listOwn(user),
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
          'Those that match all of the filters; without `limit` and `offset`, the first 100. `min_time` is in milliseconds; ' +
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
})
