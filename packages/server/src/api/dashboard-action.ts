/** `/api/dashboard`: actions on dashboards. Holds no rule of its own. */
import {
  ACTION_ANSWERS,
  ActionPlaceParams,
  ActionValues,
  ActionValuesQuery,
  ExecuteActionBody,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { idempotencyKey } from '../http/request/idempotency-key.ts'
import { jsonMapIn } from '../http/request/json-map.ts'
import { routes } from '../http/routes.ts'

const EXECUTE = '/:id/dashcard/:dashcard_id/execute'

export const dashboardActionRoutes = routes('/api/dashboard', 'Dashboards', async (app, { dashboards, executions }) => {
  app.get(
    EXECUTE,
    {
      config: USER,
      schema: {
        summary: 'Get the current values of a row for an action of a dashboard',
        params: ActionPlaceParams,
        querystring: ActionValuesQuery,
        response: { 200: ActionValues },
      },
    },
    async ({ user, versions, params, query }, reply) => {
      const sent = jsonMapIn('parameters', query.parameters)
      const dashboardId = await dashboards.resolveId(params.id)
      const opened = await executions.onDashboard(user, { dashboardId, dashcardId: params.dashcard_id }, versions)
      return executions.currentValues(opened, sent, callerSignal(reply))
    },
  )

  app.post(
    EXECUTE,
    {
      config: USER,
      schema: {
        summary: 'Carry out an action of a dashboard',
        description:
          'For everybody who reads the dashboard. With the header `Idempotency-Key`, a repeated request is answered as the first one was.',
        params: ActionPlaceParams,
        body: ExecuteActionBody,
        response: ACTION_ANSWERS,
      },
    },
    async (request, reply) => {
      const { user, versions, params, body } = request
      const dashboardId = await dashboards.resolveId(params.id)
      const opened = await executions.onDashboard(user, { dashboardId, dashcardId: params.dashcard_id }, versions)
      const sent = body?.parameters ?? {}
      return executions.execute(opened, { sent, key: idempotencyKey(request), signal: callerSignal(reply) })
    },
  )
})
