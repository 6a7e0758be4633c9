/** `/api/activity`: maps HTTP to the activity service and holds no rule of its own. */
import { NoContent, PopularItems, RecentBody, RecentItem, Recents, RecentsQuery, RecentViews } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const activityRoutes = routes('/api/activity', 'Bookmarks and activity', async (app, { activity }) => {
  app.get(
    '/recent_views',
    {
      config: USER,
      schema: {
        summary: 'List what the user viewed recently',
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
        summary: 'List what the user viewed or chose recently',
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
        summary: 'Record that the user chose an item from a list',
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
        summary: 'List the most viewed content',
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
})
