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
import { USER } from '../http/access.ts'
import type { Services } from '../services/index.ts'

export const segmentRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { segments }) => {
  app.get('/', { config: USER, schema: { response: { 200: SegmentList } } }, async ({ user }) => segments.list(user))

  app.get(
    '/:id',
    { config: USER, schema: { params: IdParams, response: { 200: SegmentRecord } } },
    async ({ user, params }) => segments.get(user, params.id),
  )

  app.get('/:id/related', { config: USER, schema: { params: IdParams } }, async ({ user, params }) =>
    segments.related(user, params.id),
  )

  app.post(
    '/',
    { config: USER, schema: { body: SegmentBody, response: { 200: SegmentRecord } } },
    async ({ user, body }) => segments.create(user, body),
  )

  app.put(
    '/:id',
    { config: USER, schema: { params: IdParams, body: SegmentChangesBody, response: { 200: SegmentRecord } } },
    async ({ user, params, body }) => segments.update(user, params.id, body),
  )

  app.delete(
    '/:id',
    { config: USER, schema: { params: IdParams, querystring: SegmentDeleteQuery } },
    async ({ user, params }) => {
      await segments.update(user, params.id, { archived: true })
    },
  )
}
