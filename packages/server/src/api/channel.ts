/** `/api/channel`: maps HTTP to webhooks and holds no rule of its own. */
import {
  ChannelBody,
  ChannelChangesBody,
  ChannelList,
  ChannelListQuery,
  ChannelRecord,
  ChannelTestAnswer,
  ChannelTestBody,
  IdParams,
} from '@querent/contract'
import { SETTING } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

export const channelRoutes = routes('/api/channel', 'Deliveries', async (app, { channels }) => {
  app.get(
    '/',
    {
      config: SETTING,
      schema: {
        summary: 'List webhooks',
        description: 'The active ones; all with `include_inactive`.',
        querystring: ChannelListQuery,
        response: { 200: ChannelList },
      },
    },
    async ({ query }) => channels.list({ includeInactive: query.include_inactive === true }),
  )

  app.get(
    '/:id',
    { config: SETTING, schema: { summary: 'Show a webhook', params: IdParams, response: { 200: ChannelRecord } } },
    async ({ params }) => channels.get(params.id),
  )

  app.post(
    '/',
    { config: SETTING, schema: { summary: 'Add a webhook', body: ChannelBody, response: { 200: ChannelRecord } } },
    async ({ user, body }) => channels.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: SETTING,
      schema: {
        summary: 'Change a webhook',
        description: 'Switching a webhook off frees its name and removes it from deliveries.',
        params: IdParams,
        body: ChannelChangesBody,
        response: { 200: ChannelRecord },
      },
    },
    async ({ user, params, body }) => channels.update(user, params.id, body),
  )

  app.post(
    '/test',
    {
      config: SETTING,
      schema: {
        summary: 'Send a test message to a webhook',
        description:
          'Shows what was sent, with secrets hidden, and the beginning of the answer. When the webhook refuses, `data` has both.',
        body: ChannelTestBody,
        response: { 200: ChannelTestAnswer },
      },
    },
    async ({ body }, reply) => channels.test(body, callerSignal(reply)),
  )
})
