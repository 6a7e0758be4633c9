/** `/api/revision`: what content was like after each change, for all kinds by the same paths. */
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
import { routes } from '../http/routes.ts'

export const revisionRoutes = routes('/api/revision', 'Revisions', async (app, services) => {
  const { cards, dashboards, segments, revisions } = services

  const kinds = { card: cards, dashboard: dashboards, segment: segments }

  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List the versions of content (older form)',
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
        summary: 'List the versions of content',
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
        summary: 'Get a version of content',
        description:
          'The same as getting the content itself, with `revision`, which says which version of what it is. Who may do what with it ' +
          'is current, and so are the cards on a dashboard; a card that no longer exists is null.',
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
        summary: 'Restore an earlier version of content',
        description: 'This adds a revision, which is the answer.',
        body: RevertEntityBody,
        response: { 200: RevisionRecord },
      },
    },
    async ({ user, body }) => kinds[body.entity].revert(user, body.id, body.revision_id),
  )
})
