/** `/api/upload`: files that become models. Maps HTTP to the upload service and holds no rule of its own. */
import { UploadedModel, UploadPreviewAnswer, UploadsDatabase } from '@querent/contract'
import { ADMIN, USER } from '../http/access/access.ts'
import { acceptFiles, FORM_WITH_FILE, withReceivedForm } from '../http/request/received-file.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { uploadOptions } from '../http/request/upload-form.ts'
import { routes } from '../http/routes.ts'
import { tooMuch } from '../services/uploads/index.ts'
import { createModel } from '../http/uploads/uploads.ts'

export const uploadRoutes = routes('/api/upload', 'Uploads', async (app, { uploads }) => {
  acceptFiles(app)

  app.post(
    '/csv',
    {
      config: USER,
      schema: {
        summary: 'Upload a file as a model',
        description:
          'A form with `file`; beside it `collection_id`, `name`, `sheet`, `separator`, `encoding`, and `types`, `names` and ' +
          '`labels` (display names) by column as JSON. The header `metabase-table-id` has the id of the table.',
        consumes: FORM_WITH_FILE,
        response: { 200: UploadedModel },
      },
    },
    async (request, reply) => createModel(uploads, request, reply),
  )

  app.post(
    '/database',
    {
      config: ADMIN,
      schema: {
        summary: 'Make a database for uploads',
        description:
          'A DuckDB file in the data folder, to which uploads go from now on. One that is there already is used again.',
        response: { 200: UploadsDatabase },
      },
    },
    async ({ user }, reply) => ({ id: await uploads.useOwnDatabase(user, callerSignal(reply)) }),
  )

  app.post(
    '/preview',
    {
      config: USER,
      schema: {
        summary: 'Look into a file',
        description: 'Nothing is stored. The form is that of an upload.',
        consumes: FORM_WITH_FILE,
        response: { 200: UploadPreviewAnswer },
      },
    },
    async (request, reply) => {
      const { user } = request
      const signal = callerSignal(reply)
      const most = await uploads.mayCreate(user)
      return withReceivedForm(request, { most, tooLarge: () => tooMuch(most), signal }, ({ file, fields }) =>
        uploads.preview(user, { file, options: uploadOptions(fields), signal }),
      )
    },
  )
})
