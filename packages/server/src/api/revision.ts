/** `/api/revision`: what content was like after each change, for all kinds by the same paths. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  IdParams,
  RevertEntityBody,
  RevisionList,
  RevisionParams,
  RevisionQuery,
  RevisionRecord,
  RevisionSnapshot,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const revisionRoutes: FastifyPluginAsyncTypebox<Services> = async (
  app,
  { cards, dashboards, segments, revisions },
) => {
  const kinds = { card: cards, dashboard: dashboards, segment: segments }

  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List what content was like after each change (older form)',
        querystring: RevisionQuery,
        response: { 200: RevisionList },
      },
    },
    async ({ user, query }) => kinds[query.entity].revisions(user, query.id),
  )

  app.get(
    '/:entity/:id',
    {
      config: USER,
      schema: {
        summary: 'List what content was like after each change',
        description: 'Newest first; the newest 15 are kept.',
        params: RevisionParams,
        response: { 200: RevisionList },
      },
    },
    async ({ user, params }) => kinds[params.entity].revisions(user, params.id),
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get what content was like after a change',
        description:
          'As the content is got itself, with `revision`, which tells which version of what it is. Who may do what with it ' +
          'is as of now, and so are the cards on a dashboard; one that is gone is null.',
        params: IdParams,
        response: { 200: RevisionSnapshot },
      },
    },
    async ({ user, params }) => revisions.get(user, params.id),
  )

  app.post(
    '/revert',
    {
      config: USER,
      schema: {
        summary: 'Bring back an earlier version of content',
        description: 'This makes a revision too, which is the answer.',
        body: RevertEntityBody,
        response: { 200: RevisionRecord },
      },
    },
    async ({ user, body }) => kinds[body.entity].revert(user, body.id, body.revision_id),
  )
}
