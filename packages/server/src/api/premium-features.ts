/** `/api/premium-features`: what clients ask about a license. */
import { TokenStatus } from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const premiumFeatureRoutes = routes('/api/premium-features', 'Settings', async (app, { settings }) => {
  const options = (summary: string) => ({
    config: ADMIN,
    schema: {
      summary,
      description: 'No license is needed. Status 404 when none is set.',
      response: { 200: TokenStatus },
    },
  })

  app.get('/token/status', options('Get the state of the license'), async ({ user }) => settings.license(user))
  app.post('/token/refresh', options('Check the license again'), async ({ user }) => settings.license(user))
})
