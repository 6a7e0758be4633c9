/** Looking after uploaded tables. */
import { IdParams, NoContent, UploadDeleteQuery, UploadTableList } from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const uploadManagementRoutes = routes('/api/ee/upload-management', 'Uploads', async (app, { uploads }) => {
  app.get(
    '/tables',
    { config: ADMIN, schema: { summary: 'List uploaded tables', response: { 200: UploadTableList } } },
    async ({ user }) => uploads.list(user),
  )

  app.delete(
    '/tables/:id',
    {
      config: ADMIN,
      schema: {
        summary: 'Delete an uploaded table',
        description: 'In its database. With `archive-cards`, the questions and models on it go to the Trash.',
        params: IdParams,
        querystring: UploadDeleteQuery,
        response: { 204: NoContent },
      },
    },
    async ({ user, params, query }) =>
      uploads.remove(user, params.id, { archivesCards: query['archive-cards'] === true }),
  )
})
