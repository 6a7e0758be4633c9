/** `/api/activity`: maps HTTP to the activity service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PopularItems, RecentBody, Recents, RecentsQuery, RecentViews } from '@querent/contract'
import type { Services } from '../services/index.ts'

const user = { config: { access: 'user' } } as const

export const activityRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { activity }) => {
  app.get('/recent_views', { ...user, schema: { response: { 200: RecentViews } } }, async ({ user }) => ({
    recent_views: await activity.recents(user, ['views']),
  }))

  app.get(
    '/recents',
    { ...user, schema: { querystring: RecentsQuery, response: { 200: Recents } } },
    async ({ user, query }) => ({ recents: await activity.recents(user, query.context ?? ['views']) }),
  )

  app.post('/recents', { ...user, schema: { body: RecentBody } }, async ({ user, body }) =>
    activity.select(user, body.model, body.model_id),
  )

  app.get('/popular_items', { ...user, schema: { response: { 200: PopularItems } } }, async ({ user }) => ({
    popular_items: await activity.popular(user),
  }))

  app.get('/most_recently_viewed_dashboard', user, async ({ user }) => activity.latestDashboard(user))
}
