/** `/api/login-history`. */
import { LoginHistory } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const loginHistoryRoutes = routes('/api/login-history', 'Sessions', async (app, { openSessions }) => {
  app.get(
    '/current',
    { config: USER, schema: { summary: 'List your logins', response: { 200: LoginHistory } } },
    async ({ user }) => openSessions.history(user, user.id),
  )
})
