/** `/api/explain`. */
import { ExplainChangeBody, ExplainedChange } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

export const explainRoutes = routes('/api/explain', 'Queries', async (app, { reasons }) => {
  app.post(
    '/change',
    {
      config: USER,
      schema: {
        summary: 'Explain why a number changed',
        description:
          'A count, sum, average or share of two periods is taken apart by the columns of its table and of those that its ' +
          'foreign keys point to. Each column is one statement, with the rights of the caller.',
        body: ExplainChangeBody,
        response: { 200: ExplainedChange },
      },
    },
    async ({ user, body }, reply) => reasons.explainChange(user, body, callerSignal(reply)),
  )
})
