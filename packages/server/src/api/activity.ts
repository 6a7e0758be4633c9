/** `/api/activity`: maps HTTP to the activity service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PopularItems, RecentBody, Recents, RecentsQuery, RecentViews } from '@querent/contract'
import { USER } from '../http/access.ts'
import type { Services } from '../services/index.ts'

export const activityRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { activity }) => {
  app.get('/recent_views', { config: USER, schema: { response: { 200: RecentViews } } }, async ({ user }) => ({
    recent_views: await activity.recents(user, ['views']),
  }))

  app.get(
    '/recents',
    { config: USER, schema: { querystring: RecentsQuery, response: { 200: Recents } } },
    async ({ user, query }) => ({ recents: await activity.recents(user, query.context ?? ['views']) }),
  )

  app.post('/recents', { config: USER, schema: { body: RecentBody } }, async ({ user, body }) =>
    activity.select(user, body.model, body.model_id),
  )

  app.get('/popular_items', { config: USER, schema: { response: { 200: PopularItems } } }, async ({ user }) => ({
    popular_items: await activity.popular(user),
  }))

  app.get('/most_recently_viewed_dashboard', { config: USER }, async ({ user }) => activity.latestDashboard(user))
}
