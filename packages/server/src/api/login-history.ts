/** `/api/login-history`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LoginHistory } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const loginHistoryRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { openSessions }) => {
  app.get(
    '/current',
    { config: USER, schema: { summary: 'List own logins', response: { 200: LoginHistory } } },
    async ({ user }) => openSessions.history(user, user.id),
  )
}
