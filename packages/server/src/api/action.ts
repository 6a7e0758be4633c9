/** `/api/action`: maps HTTP to the action services and holds no rule of its own. */
import {
  ACTION_ANSWERS,
  ActionTrialResult,
  ActionBody,
  ActionChangesBody,
  ActionList,
  ActionListQuery,
  ActionRecord,
  ActionValues,
  ActionValuesQuery,
  ExecuteActionBody,
  IdParams,
  NoContent,
  PublicLink,
  SharedActionList,
} from '@querent/contract'
import { ADMIN, USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { idempotencyKey } from '../http/request/idempotency-key.ts'
import { jsonMapIn } from '../http/request/json-map.ts'
import { routes } from '../http/routes.ts'

export const actionRoutes = routes('/api/action', 'Actions', async (app, { actions, executions }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List actions',
        description:
          'Of one model, or of all models that the caller may read. With `archived`, those that are archived.',
        querystring: ActionListQuery,
        response: { 200: ActionList },
      },
    },
    async ({ user, query }) =>
      actions.list(user, { modelId: query['model-id'] ?? null, archived: query.archived ?? false }),
  )

  app.get(
    '/public',
    { config: ADMIN, schema: { summary: 'List actions with a public link', response: { 200: SharedActionList } } },
    async ({ user }) => actions.listShared(user),
  )

  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Get an action', params: IdParams, response: { 200: ActionRecord } } },
    async ({ user, params }) => actions.get(user, params.id),
  )

  app.post(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Create an action',
        description: 'On a model whose database may be written.',
        body: ActionBody,
        response: { 200: ActionRecord },
      },
    },
    async ({ user, body }) => actions.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change an action',
        description: 'An archived action also leaves the dashboards that it is on.',
        params: IdParams,
        body: ActionChangesBody,
        response: { 200: ActionRecord },
      },
    },
    async ({ user, params, body }) => actions.update(user, params.id, body),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: { summary: 'Delete an action permanently', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => actions.remove(user, params.id),
  )

  app.post(
    '/:id/public_link',
    {
      config: USER,
      schema: {
        summary: 'Create a public link to an action',
        description: 'For administrators. An existing link stays. Whoever has it may carry the action out.',
        params: IdParams,
        response: { 200: PublicLink },
      },
    },
    async ({ user, params }) => actions.share(user, params.id),
  )

  app.delete(
    '/:id/public_link',
    {
      config: USER,
      schema: {
        summary: 'Remove the public link to an action',
        description: 'For administrators.',
        params: IdParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => actions.unshare(user, params.id),
  )

  app.get(
    '/:id/execute',
    {
      config: USER,
      schema: {
        summary: 'Get the current values of a row',
        description: 'To fill in the form of an action that changes or deletes it.',
        params: IdParams,
        querystring: ActionValuesQuery,
        response: { 200: ActionValues },
      },
    },
    async ({ user, versions, params, query }, reply) => {
      const sent = jsonMapIn('parameters', query.parameters)
      return executions.currentValues(await executions.byId(user, params.id, versions), sent, callerSignal(reply))
    },
  )

  app.post(
    '/:id/execute',
    {
      config: USER,
      schema: {
        summary: 'Carry out an action',
        description: 'With the header `Idempotency-Key`, a repeated request is answered as the first one was.',
        params: IdParams,
        body: ExecuteActionBody,
        response: ACTION_ANSWERS,
      },
    },
    async (request, reply) =>
      executions.execute(await executions.byId(request.user, request.params.id, request.versions), {
        sent: request.body?.parameters ?? {},
        key: idempotencyKey(request),
        signal: callerSignal(reply),
      }),
  )

  app.post(
    '/:id/trial',
    {
      config: USER,
      schema: {
        summary: 'Try an HTTP action',
        description:
          'For those who may change it. It is carried out as it is saved, and the answer says what was sent, answered and made of it.',
        params: IdParams,
        body: ExecuteActionBody,
        response: { 200: ActionTrialResult },
      },
    },
    async (request, reply) =>
      executions.tryOut(request.user, request.params.id, {
        sent: request.body?.parameters ?? {},
        signal: callerSignal(reply),
      }),
  )
})
