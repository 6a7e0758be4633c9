/** `/api/action-runs`: maps HTTP to the log of executions and holds no rule of its own. */
import { ActionRunPage, ActionRunsOfOneQuery, ActionRunsQuery, IdParams } from '@querent/contract'
import { ADMIN, USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const actionRunRoutes = routes('/api', 'Actions', async (app, { actionRuns }) => {
  app.get(
    '/action-runs',
    {
      config: ADMIN,
      schema: {
        summary: 'List executions of actions and changes of rows, newest first',
        querystring: ActionRunsQuery,
        response: { 200: ActionRunPage },
      },
    },
    async ({ user, query }) => actionRuns.list(user, query),
  )

  app.get(
    '/action/:id/runs',
    {
      config: USER,
      schema: {
        summary: 'List executions of an action, newest first',
        description: 'For those who may change the action and see all rows.',
        params: IdParams,
        querystring: ActionRunsOfOneQuery,
        response: { 200: ActionRunPage },
      },
    },
    async ({ user, params, query }) => actionRuns.ofAction(user, params.id, query),
  )
})
