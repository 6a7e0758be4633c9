/** `/api/activity`: maps HTTP to the activity service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoContent, PopularItems, RecentBody, RecentItem, Recents, RecentsQuery, RecentViews } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const activityRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { activity }) => {
  app.get(
    '/recent_views',
    {
      config: USER,
      schema: {
        summary: 'List what the user viewed lately',
        description: 'The newer form is `GET /api/activity/recents`.',
        response: { 200: RecentViews },
      },
    },
    async ({ user }) => ({
      recent_views: await activity.recents(user, ['views']),
    }),
  )

  app.get(
    '/recents',
    {
      config: USER,
      schema: {
        summary: 'List what the user viewed or chose lately',
        querystring: RecentsQuery,
        response: { 200: Recents },
      },
    },
    async ({ user, query }) => ({ recents: await activity.recents(user, query.context ?? ['views']) }),
  )

  app.post(
    '/recents',
    {
      config: USER,
      schema: {
        summary: 'Note that the user chose something from a list',
        body: RecentBody,
        response: { 204: NoContent },
      },
    },
    async ({ user, body }) => activity.select(user, body.model, body.model_id),
  )

  app.get(
    '/popular_items',
    {
      config: USER,
      schema: {
        summary: 'List what everybody views most',
        description: 'Only what the user may read.',
        response: { 200: PopularItems },
      },
    },
    async ({ user }) => ({
      popular_items: await activity.popular(user),
    }),
  )

  app.get(
    '/most_recently_viewed_dashboard',
    {
      config: USER,
      schema: {
        summary: 'Get the dashboard viewed last',
        description: 'Status 204 when none was viewed within a day.',
        response: { 200: RecentItem, 204: NoContent },
      },
    },
    async ({ user }) => activity.latestDashboard(user),
  )
}
