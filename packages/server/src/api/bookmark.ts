/** `/api/bookmark`: maps HTTP to the bookmark service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { BookmarkList, BookmarkOrderBody, BookmarkParams, BookmarkRow } from '@querent/contract'
import { USER } from '../http/access.ts'
import type { Services } from '../services/index.ts'

export const bookmarkRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { bookmarks }) => {
  app.get('/', { config: USER, schema: { response: { 200: BookmarkList } } }, async ({ user }) => bookmarks.list(user))

  app.put('/ordering', { config: USER, schema: { body: BookmarkOrderBody } }, async ({ user, body }) =>
    bookmarks.reorder(user, body.orderings),
  )

  app.post(
    '/:model/:id',
    { config: USER, schema: { params: BookmarkParams, response: { 200: BookmarkRow } } },
    async ({ user, params }) => bookmarks.create(user, params.model, params.id),
  )

  app.delete('/:model/:id', { config: USER, schema: { params: BookmarkParams } }, async ({ user, params }) =>
    bookmarks.remove(user, params.model, params.id),
  )
}
