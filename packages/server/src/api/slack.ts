/** `/api/slack`: maps HTTP to the Slack app of the server and holds no rule of its own. */
import { SlackIdentity, SlackManifest, SlackSettingsAnswer, SlackSettingsBody } from '@querent/contract'
import { SETTING } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

export const slackRoutes = routes('/api/slack', 'Settings', async (app, { slack }) => {
  app.put(
    '/settings',
    {
      config: SETTING,
      schema: {
        summary: 'Change the Slack settings',
        description:
          'Slack is asked about the token first: one that it does not accept is answered with status 400 and `errors`, and ' +
          'nothing is saved. A token of null removes all Slack settings.',
        body: SlackSettingsBody,
        response: { 200: SlackSettingsAnswer },
      },
    },
    async ({ user, body }, reply) => slack.write(user, body, callerSignal(reply)),
  )

  app.get(
    '/identity',
    {
      config: SETTING,
      schema: {
        summary: 'Ask Slack where the app posts',
        description: 'A token that Slack does not accept is answered with status 400 and the reason.',
        response: { 200: SlackIdentity },
      },
    },
    async ({ user }, reply) => slack.identity(user, callerSignal(reply)),
  )

  app.get(
    '/manifest',
    {
      config: SETTING,
      schema: { summary: 'Show the manifest of the Slack app', response: { 200: SlackManifest } },
    },
    async ({ user }) => slack.manifest(user),
  )
})
