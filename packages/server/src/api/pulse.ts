/** `/api/pulse`: maps HTTP to subscriptions and holds no rule of its own. */
import {
  IdParams,
  NoContent,
  PulseBody,
  PulseChangesBody,
  PulseFormInput,
  PulseList,
  PulseListQuery,
  PulseRecord,
  PulseTestAnswer,
  UnsubscribeAnswer,
  UnsubscribeBody,
} from '@querent/contract'
import { PUBLIC, USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { clientAddressOf } from '../http/request/proxies.ts'
import { routes } from '../http/routes.ts'

export const pulseRoutes = routes(
  '/api/pulse',
  'Deliveries',
  async (app, { pulses, formInput, sending, unsubscribing, httpSettings }) => {
    app.get(
      '/',
      {
        config: USER,
        schema: {
          summary: 'List subscriptions',
          description:
            'Those that the caller may change, by name; with `creator_or_recipient`, those that the caller made or receives.',
          querystring: PulseListQuery,
          response: { 200: PulseList },
        },
      },
      async ({ user, query }) => pulses.list(user, query),
    )

    app.get(
      '/form_input',
      { config: USER, schema: { summary: 'Show which channels can be chosen', response: { 200: PulseFormInput } } },
      async ({ user }) => formInput.get(user),
    )

    app.get(
      '/:id',
      { config: USER, schema: { summary: 'Show a subscription', params: IdParams, response: { 200: PulseRecord } } },
      async ({ user, params }) => pulses.get(user, params.id),
    )

    app.post(
      '/',
      {
        config: USER,
        schema: { summary: 'Create a subscription', body: PulseBody, response: { 200: PulseRecord } },
      },
      async ({ user, body }) => pulses.create(user, body),
    )

    app.post(
      '/test',
      {
        config: USER,
        schema: {
          summary: 'Send a subscription now without saving it',
          body: PulseBody,
          response: { 200: PulseTestAnswer },
        },
      },
      async ({ user, body }, reply) => {
        await sending.sendDraft(user, pulses.inputOf(body), callerSignal(reply))
        return { ok: true as const }
      },
    )

    app.put(
      '/:id',
      {
        config: USER,
        schema: {
          summary: 'Change a subscription',
          description: 'What is left out stays unchanged; `cards` and `channels` replace the whole list.',
          params: IdParams,
          body: PulseChangesBody,
          response: { 200: PulseRecord },
        },
      },
      async ({ user, params, body }) => pulses.update(user, params.id, body),
    )

    app.delete(
      '/:id',
      {
        config: USER,
        schema: {
          summary: 'Delete a subscription',
          description: 'For good, with the record of its deliveries.',
          params: IdParams,
          response: { 204: NoContent },
        },
      },
      async ({ user, params }) => {
        await pulses.remove(user, params.id)
      },
    )

    app.delete(
      '/:id/subscription',
      {
        config: USER,
        schema: { summary: 'Stop receiving a subscription', params: IdParams, response: { 204: NoContent } },
      },
      async ({ user, params }) => {
        await pulses.leave(user, params.id)
      },
    )

    for (const [path, summary, act] of [
      ['/unsubscribe', 'Stop receiving a delivery, by the link in its mail', unsubscribing.leave],
      ['/unsubscribe/undo', 'Receive a delivery again after unsubscribing by its link', unsubscribing.comeBack],
    ] as const) {
      app.post(
        path,
        {
          config: PUBLIC,
          schema: { summary, body: UnsubscribeBody, response: { 200: UnsubscribeAnswer } },
        },
        async (request) => {
          const { 'pulse-id': id, email, hash } = request.body
          return act({ id, email, hash }, clientAddressOf(request, await httpSettings.addressHeader()))
        },
      )
    }
  },
)
