/** `/api/table/:id/rows`: maps HTTP to the row service and holds no rule of its own. */
import { IdParams, RowChangesAnswer, RowChangesBody, RowEditing } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { idempotencyKey } from '../http/request/idempotency-key.ts'
import { routes } from '../http/routes.ts'

export const tableRowRoutes = routes('/api/table', 'Actions', async (app, { rows }) => {
  app.get(
    '/:id/row-editing',
    {
      config: USER,
      schema: {
        summary: 'Get what the caller may do with the rows of a table',
        params: IdParams,
        response: { 200: RowEditing },
      },
    },
    async ({ user, params }, reply) => rows.editing(user, params.id, callerSignal(reply)),
  )

  app.post(
    '/:id/rows',
    {
      config: USER,
      schema: {
        summary: 'Add, change and delete rows of a table',
        description:
          'All of the changes or none, in one transaction. A row that is not as `expected` says gives status 409. With the ' +
          'header `Idempotency-Key`, a repeated request is answered as the first one was.',
        params: IdParams,
        body: RowChangesBody,
        response: { 200: RowChangesAnswer },
      },
    },
    async (request, reply) =>
      rows.change(request.user, request.params.id, {
        changes: request.body.changes,
        key: idempotencyKey(request),
        signal: callerSignal(reply),
      }),
  )
})
