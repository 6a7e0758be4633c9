/** `/api/premium-features`: what clients ask about a licence. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TokenStatus } from '@querent/contract'
import { ADMIN } from '../http/access.ts'
import type { Services } from '../services/index.ts'

export const premiumFeatureRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { settings }) => {
  const options = (summary: string) => ({
    config: ADMIN,
    schema: {
      summary,
      description: 'No licence is needed. Status 404 when none is set.',
      response: { 200: TokenStatus },
    },
  })

  app.get('/token/status', options('Get the state of the licence'), async ({ user }) => settings.licence(user))
  app.post('/token/refresh', options('Check the licence again'), async ({ user }) => settings.licence(user))
}
