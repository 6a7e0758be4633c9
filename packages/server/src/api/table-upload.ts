/** Rows of files for tables that files were uploaded into. */
import { IdParams, UploadedRows } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { acceptFiles, FORM_WITH_FILE } from '../http/request/received-file.ts'
import { routes } from '../http/routes.ts'
import { addRows } from '../http/uploads/uploads.ts'

export const tableUploadRoutes = routes('/api/table', 'Uploads', async (app, { uploads }) => {
  acceptFiles(app)

  app.post(
    '/:id/append-csv',
    {
      config: USER,
      schema: {
        summary: 'Add the rows of a file to an uploaded table',
        description: 'The file has all columns of the table, in any order. Others are added to the table.',
        params: IdParams,
        consumes: FORM_WITH_FILE,
        response: { 200: UploadedRows },
      },
    },
    async (request, reply) => addRows(uploads, { request, reply, tableId: request.params.id }, 'append'),
  )

  app.post(
    '/:id/replace-csv',
    {
      config: USER,
      schema: {
        summary: 'Replace the rows of an uploaded table',
        description: 'By those of a file, as for adding them.',
        params: IdParams,
        consumes: FORM_WITH_FILE,
        response: { 200: UploadedRows },
      },
    },
    async (request, reply) => addRows(uploads, { request, reply, tableId: request.params.id }, 'replace'),
  )
})
