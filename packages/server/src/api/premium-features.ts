/** `/api/premium-features`: what clients ask about a licence. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TokenStatus } from '@querent/contract'
import { ADMIN } from '../http/access.ts'
import type { Services } from '../services/index.ts'

export const premiumFeatureRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { settings }) => {
  const options = { config: ADMIN, schema: { response: { 200: TokenStatus } } } as const

  app.get('/token/status', options, async ({ user }) => settings.licence(user))
  app.post('/token/refresh', options, async ({ user }) => settings.licence(user))
}
