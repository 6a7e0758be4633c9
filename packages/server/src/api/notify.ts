/** `/api/notify`: what loads of data tell. Holds no rule of its own. */
import { IdParams, NewTableAnswer, NewTableBody, NotifyAnswer, NotifyBody } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

export const notifyRoutes = routes('/api/notify', 'Databases', async (app, { changedData }) => {
  app.post(
    '/db/:id',
    {
      config: USER,
      schema: {
        summary: 'Report that a database or one of its tables has changed',
        description:
          'A job reads tables and columns again, and values too unless `scan` is `schema`. With `synchronous?`, the answer ' +
          'waits for it. Stored models of the database are refreshed soon after. The key may also come in the header `X-Metabase-Apikey`.',
        params: IdParams,
        body: NotifyBody,
        response: { 200: NotifyAnswer },
      },
    },
    async ({ user, params, body }, reply) => {
      await changedData.notify(user, params.id, body, callerSignal(reply))
      return { success: true as const }
    },
  )

  app.post(
    '/db/:id/new-table',
    {
      config: USER,
      schema: {
        summary: 'Report a new table of a database',
        description: 'Answers when it has been read.',
        params: IdParams,
        body: NewTableBody,
        response: { 200: NewTableAnswer },
      },
    },
    async ({ user, params, body }, reply) => changedData.addTable(user, params.id, body, callerSignal(reply)),
  )
})
