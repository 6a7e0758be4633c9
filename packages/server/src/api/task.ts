/** `/api/task`: how background work went. */
import { IdParams, TaskInfo, TaskNames, TaskPage, TaskQuery, TaskRecord } from '@querent/contract'
import { MONITORING } from '../http/access/access.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

const FIRST_PAGE = { limit: 50, offset: 0 }

export const taskRoutes = routes('/api/task', 'Server', async (app, { tasks }) => {
  app.get(
    '/',
    {
      config: MONITORING,
      schema: { summary: 'List background work', querystring: TaskQuery, response: { 200: TaskPage } },
    },
    async ({ user, query }) => {
      const { status, task, sort_column: column = 'started_at', sort_direction: direction = 'desc' } = query
      return tasks.list(user, { status, task }, { column, direction }, readPage(query) ?? FIRST_PAGE)
    },
  )

  app.get(
    '/info',
    {
      config: MONITORING,
      schema: { summary: 'List scheduled background work', response: { 200: TaskInfo } },
    },
    async ({ user }) => tasks.info(user),
  )

  app.get(
    '/unique-tasks',
    {
      config: MONITORING,
      schema: { summary: 'List the kinds of background work', response: { 200: TaskNames } },
    },
    async ({ user }) => tasks.names(user),
  )

  app.get(
    '/:id',
    {
      config: MONITORING,
      schema: { summary: 'Get a run of background work', params: IdParams, response: { 200: TaskRecord } },
    },
    async ({ user, params }) => tasks.get(user, params.id),
  )
})
