/** `/api/user/:id`: open sessions and logins of a user. */
import { IdParams, LoginHistory, NoContent, OpenSessions, SessionParams } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const userSessionRoutes = routes('/api/user', 'Users', async (app, { openSessions }) => {
  app.get(
    '/:id/sessions',
    {
      config: USER,
      schema: {
        summary: 'List open sessions of a user',
        description: 'For the user and for administrators. The latest use is accurate to a few minutes.',
        params: IdParams,
        response: { 200: OpenSessions },
      },
    },
    async ({ user, params }) => openSessions.list(user, params.id),
  )

  app.delete(
    '/:id/sessions',
    {
      config: USER,
      schema: {
        summary: 'End all sessions of a user',
        description: 'The session that sends the request continues.',
        params: IdParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => openSessions.endOthers(user, params.id),
  )

  app.delete(
    '/:id/sessions/:session',
    {
      config: USER,
      schema: { summary: 'End a session of a user', params: SessionParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => openSessions.end(user, params.id, params.session),
  )

  app.get(
    '/:id/login-history',
    {
      config: USER,
      schema: {
        summary: 'List logins of a user',
        description: 'For the user and for administrators.',
        params: IdParams,
        response: { 200: LoginHistory },
      },
    },
    async ({ user, params }) => openSessions.history(user, params.id),
  )
})
