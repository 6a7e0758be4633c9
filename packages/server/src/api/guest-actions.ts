/** The routes by which guests carry out actions. Only public links have them: signed tokens are read-only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ACTION_ANSWERS, ActionValues, ActionValuesQuery, ExecuteActionBody, GuestAction } from '@querent/contract'
import type { FastifyRequest } from 'fastify'
import { callerSignal } from '../http/request/caller-signal.ts'
import { idempotencyKey } from '../http/request/idempotency-key.ts'
import { jsonMapIn } from '../http/request/json-map.ts'
import type { GuestService } from '../services/guests/index.ts'
import type { GuestAccess } from './guest-routes.ts'

interface GuestActionOptions {
  guests: GuestService
  access: GuestAccess
  /** Opens something, and slows down who tries keys that open nothing. */
  open: <T>(request: FastifyRequest, opening: () => Promise<T>) => Promise<T>
}

const PLACE = '/dashboard/:key/dashcard/:dashcard_id/execute'

export const guestActionRoutes: FastifyPluginAsyncTypebox<GuestActionOptions> = async (app, options) => {
  const { guests, access, open } = options
  const { config, params } = access
  const { actions } = guests

  app.get(
    '/action/:key',
    { config, schema: { summary: 'Get a shared action', params: params.content, response: { 200: GuestAction } } },
    async (request) => open(request, () => actions.record(request.params.key)),
  )

  app.post(
    '/action/:key/execute',
    {
      config,
      schema: {
        summary: 'Carry out a shared action',
        description:
          'Ten times in a second. With the header `Idempotency-Key`, a repeated request is answered as the first one was.',
        params: params.content,
        body: ExecuteActionBody,
        response: ACTION_ANSWERS,
      },
    },
    async (request, reply) => {
      const { key } = request.params
      await actions.count(key)
      const opened = await open(request, () => actions.open(key))
      const sent = request.body?.parameters ?? {}
      return actions.execute(opened, key, { sent, key: idempotencyKey(request), signal: callerSignal(reply) })
    },
  )

  app.get(
    PLACE,
    {
      config,
      schema: {
        summary: 'Get the current values of a row for an action of a shared dashboard',
        params: params.actionPlace,
        querystring: ActionValuesQuery,
        response: { 200: ActionValues },
      },
    },
    async (request, reply) => {
      const { key, dashcard_id: dashcardId } = request.params
      const sent = jsonMapIn('parameters', request.query.parameters)
      const dashboard = await access.dashboard({ key, purpose: 'look', values: {}, request })
      return actions.currentValues({ dashboard, dashcardId }, sent, callerSignal(reply))
    },
  )

  app.post(
    PLACE,
    {
      config,
      schema: {
        summary: 'Carry out an action of a shared dashboard',
        description: 'With the header `Idempotency-Key`, a repeated request is answered as the first one was.',
        params: params.actionPlace,
        body: ExecuteActionBody,
        response: ACTION_ANSWERS,
      },
    },
    async (request, reply) => {
      const { key, dashcard_id: dashcardId } = request.params
      const dashboard = await access.dashboard({ key, purpose: 'look', values: {}, request })
      const sent = request.body?.parameters ?? {}
      const execution = { sent, key: idempotencyKey(request), signal: callerSignal(reply) }
      return actions.executePlaced({ dashboard, dashcardId }, execution)
    },
  )
}
