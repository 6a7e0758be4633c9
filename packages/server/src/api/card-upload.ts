/** `/api/card/from-csv`: the older path of `/api/upload/csv`. */
import { UploadedModel } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { acceptFiles, FORM_WITH_FILE } from '../http/request/received-file.ts'
import { routes } from '../http/routes.ts'
import { createModel } from '../http/uploads/uploads.ts'

export const cardUploadRoutes = routes('/api/card', 'Uploads', async (app, { uploads }) => {
  acceptFiles(app)

  app.post(
    '/from-csv',
    {
      config: USER,
      schema: {
        summary: 'Upload a file as a model, as older clients do',
        description: 'The same as `POST /api/upload/csv`.',
        consumes: FORM_WITH_FILE,
        response: { 200: UploadedModel },
      },
    },
    async (request, reply) => createModel(uploads, request, reply),
  )
})
