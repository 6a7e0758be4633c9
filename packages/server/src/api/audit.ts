/** `/api/audit`: who did what. For those who may monitor. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AuditActions, AuditFileQuery, AuditPage, AuditQuery, Content } from '@querent/contract'
import { Type } from 'typebox'
import { MONITORING } from '../http/access/access.ts'
import { sendPieces } from '../http/answers/json-text.ts'
import type { Services } from '../services/index.ts'

const AuditFile = Content({ 'text/csv': Type.String() })

export const auditRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { audit }) => {
  app.get(
    '/',
    {
      config: MONITORING,
      schema: {
        summary: 'List who did what, newest first',
        description:
          'Without `limit`, 100 entries. `next` of an answer, sent as `after`, gives the page that follows, whatever was ' +
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
        summary: 'Download who did what, newest first',
        description: 'All entries that fit, as a CSV file.',
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
    { config: MONITORING, schema: { summary: 'List the kinds of entries', response: { 200: AuditActions } } },
    async ({ user }) => audit.actions(user),
  )
}
