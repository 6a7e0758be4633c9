/** `/api/segment`: maps HTTP to the segment service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  IdParams,
  SegmentBody,
  SegmentChangesBody,
  SegmentDeleteQuery,
  SegmentList,
  SegmentRecord,
} from '@querent/contract'
import type { Services } from '../services/index.ts'

const user = { config: { access: 'user' } } as const

export const segmentRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { segments }) => {
  app.get('/', { ...user, schema: { response: { 200: SegmentList } } }, async ({ user }) => segments.list(user))

  app.get(
    '/:id',
    { ...user, schema: { params: IdParams, response: { 200: SegmentRecord } } },
    async ({ user, params }) => segments.get(user, params.id),
  )

  app.get('/:id/related', { ...user, schema: { params: IdParams } }, async ({ user, params }) =>
    segments.related(user, params.id),
  )

  app.post('/', { ...user, schema: { body: SegmentBody, response: { 200: SegmentRecord } } }, async ({ user, body }) =>
    segments.create(user, body),
  )

  app.put(
    '/:id',
    { ...user, schema: { params: IdParams, body: SegmentChangesBody, response: { 200: SegmentRecord } } },
    async ({ user, params, body }) => segments.update(user, params.id, body),
  )

  app.delete(
    '/:id',
    { ...user, schema: { params: IdParams, querystring: SegmentDeleteQuery } },
    async ({ user, params }) => {
      await segments.update(user, params.id, { archived: true })
    },
  )
}
