/** `/api/setup`. */
import {
  AnySetupBody,
  Checklist,
  JsonMap,
  nestedSetupBody,
  NoContent,
  readValidateBody,
  SessionId,
  SetupBody,
  SetupTokenQuery,
  SetupValidateBody,
} from '@querent/contract'
import { ADMIN, PUBLIC } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { originOf, setSessionCookies } from '../http/access/session.ts'
import { describeErrors, isValid } from '../http/validation/validation.ts'
import { routes } from '../http/routes.ts'

export const setupRoutes = routes('/api/setup', 'Setup', async (app, { setup, sessions, httpSettings }) => {
  app.post(
    '/',
    {
      config: PUBLIC,
      schema: {
        summary: 'Set up the server',
        description:
          'Creates the first user and logs it in. The fields may also be at the top level, without `user` and `prefs`.',
        body: AnySetupBody,
        response: { 200: SessionId },
      },
    },
    async (request, reply) => {
      await setup.requireFresh(request.body['token'])
      const body = nestedSetupBody(request.body)
      if (!isValid(SetupBody, body)) throw describeErrors(SetupBody, body)
      const userId = await setup.run(body, callerSignal(reply))
      const id = await sessions.start(userId, originOf(request, await httpSettings.addressHeader()))
      setSessionCookies(request, reply, { id, rules: await sessions.cookieRules() })
      return { id }
    },
  )

  app.post(
    '/validate',
    {
      config: PUBLIC,
      schema: {
        summary: 'Check a database during setup',
        description: 'Status 400 if it cannot be reached.',
        body: SetupValidateBody,
        response: { 204: NoContent },
      },
    },
    async ({ body }, reply) => {
      const { engine, details } = readValidateBody(body)
      await setup.validate(body.token, engine, details, callerSignal(reply))
    },
  )

  app.get(
    '/admin_checklist',
    { config: ADMIN, schema: { summary: 'List what to do after setup', response: { 200: Checklist } } },
    async ({ user }) => setup.checklist(user),
  )

  app.get(
    '/user_defaults',
    {
      config: PUBLIC,
      schema: {
        summary: 'Get the initial values of the setup form',
        querystring: SetupTokenQuery,
        response: { 200: JsonMap },
      },
    },
    async ({ query }) => setup.userDefaults(query.token),
  )
})
