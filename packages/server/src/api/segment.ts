/** `/api/segment`: maps HTTP to the segment service and holds no rule of its own. */
import {
  IdParams,
  NoContent,
  RelatedToSegment,
  RevertBody,
  RevisionList,
  RevisionRecord,
  SegmentBody,
  SegmentChangesBody,
  SegmentDeleteQuery,
  SegmentList,
  SegmentRecord,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const segmentRoutes = routes('/api/segment', 'Segments', async (app, { segments }) => {
  app.get(
    '/',
    { config: USER, schema: { summary: 'List segments', response: { 200: SegmentList } } },
    async ({ user }) => segments.list(user),
  )

  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Get a segment', params: IdParams, response: { 200: SegmentRecord } } },
    async ({ user, params }) => segments.get(user, params.id),
  )

  app.get(
    '/:id/related',
    {
      config: USER,
      schema: {
        summary: 'Suggest content related to a segment',
        params: IdParams,
        response: { 200: RelatedToSegment },
      },
    },
    async ({ user, params }) => segments.related(user, params.id),
  )

  app.get(
    '/:id/revisions',
    {
      config: USER,
      schema: {
        summary: 'List the versions of a segment',
        description: 'Newest first; the newest 15 are kept.',
        params: IdParams,
        response: { 200: RevisionList },
      },
    },
    async ({ user, params }) => segments.revisions(user, params.id),
  )

  app.post(
    '/:id/revert',
    {
      config: USER,
      schema: {
        summary: 'Restore an earlier version of a segment',
        description: 'This adds a revision, which is the answer.',
        params: IdParams,
        body: RevertBody,
        response: { 200: RevisionRecord },
      },
    },
    async ({ user, params, body }) => segments.revert(user, params.id, body.revision_id),
  )

  app.post(
    '/',
    { config: USER, schema: { summary: 'Create a segment', body: SegmentBody, response: { 200: SegmentRecord } } },
    async ({ user, body }) => segments.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a segment',
        description: '`archived` hides or restores it.',
        params: IdParams,
        body: SegmentChangesBody,
        response: { 200: SegmentRecord },
      },
    },
    async ({ user, params, body }) => segments.update(user, params.id, body, body.revision_message),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Archive a segment',
        description: 'The same as `archived` in `PUT /api/segment/{id}`, which can also restore it.',
        params: IdParams,
        querystring: SegmentDeleteQuery,
        response: { 204: NoContent },
      },
    },
    async ({ user, params, query }) => {
      await segments.update(user, params.id, { archived: true }, query.revision_message)
    },
  )
})
