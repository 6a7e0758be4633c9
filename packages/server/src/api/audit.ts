/** `/api/audit`: who did what. For those who may monitor. */
import { AuditActions, AuditFileQuery, AuditPage, AuditQuery, Content } from '@querent/contract'
import { Type } from 'typebox'
import { MONITORING } from '../http/access/access.ts'
import { sendPieces } from '../http/answers/json-text.ts'
import { routes } from '../http/routes.ts'

const AuditFile = Content({ 'text/csv': Type.String() })

export const auditRoutes = routes('/api/audit', 'Audit', async (app, { audit }) => {
  app.get(
    '/',
    {
      config: MONITORING,
      schema: {
        summary: 'List audit log entries, newest first',
        description:
          "Without `limit`, 100 entries. An answer's `next`, sent as `after`, returns the following page, whatever was " +
          'added meanwhile. Times are dates or times, of UTC unless they say otherwise; `until` itself is left out.',
        querystring: AuditQuery,
        response: { 200: AuditPage },
      },
    },
    async ({ user, query: { limit, after, ...filter } }) =>
      audit.list(user, filter, {
        ...(limit === undefined ? {} : { limit }),
        ...(after === undefined ? {} : { after }),
      }),
  )

  app.get(
    '/csv',
    {
      config: MONITORING,
      schema: {
        summary: 'Download the audit log, newest first',
        description: 'All matching entries, as a CSV file.',
        querystring: AuditFileQuery,
        response: { 200: AuditFile },
      },
    },
    async ({ user, query }, reply) => {
      const pieces = await audit.file(user, query)
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"')
      return sendPieces(reply, pieces)
    },
  )

  app.get(
    '/actions',
    { config: MONITORING, schema: { summary: 'List the kinds of audit entries', response: { 200: AuditActions } } },
    async ({ user }) => audit.actions(user),
  )
})
