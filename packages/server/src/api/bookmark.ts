/** `/api/bookmark`: maps HTTP to the bookmark service and holds no rule of its own. */
import { BookmarkList, BookmarkOrderBody, BookmarkParams, BookmarkRow, NoContent } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const bookmarkRoutes = routes('/api/bookmark', 'Bookmarks and activity', async (app, { bookmarks }) => {
  app.get(
    '/',
    { config: USER, schema: { summary: 'List your bookmarks', response: { 200: BookmarkList } } },
    async ({ user }) => bookmarks.list(user),
  )

  app.put(
    '/ordering',
    {
      config: USER,
      schema: { summary: 'Sort your bookmarks', body: BookmarkOrderBody, response: { 204: NoContent } },
    },
    async ({ user, body }) => bookmarks.reorder(user, body.orderings),
  )

  app.post(
    '/:model/:id',
    { config: USER, schema: { summary: 'Bookmark an item', params: BookmarkParams, response: { 200: BookmarkRow } } },
    async ({ user, params }) => bookmarks.create(user, params.model, params.id),
  )

  app.delete(
    '/:model/:id',
    { config: USER, schema: { summary: 'Remove a bookmark', params: BookmarkParams, response: { 204: NoContent } } },
    async ({ user, params }) => bookmarks.remove(user, params.model, params.id),
  )
})
