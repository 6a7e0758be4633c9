/** `/api/ee/advanced-permissions`: what groups may do with the server itself, and in which role they query. */
import {
  ApplicationGraph,
  ApplicationGraphBody,
  IdParams,
  ImpersonationAnswer,
  ImpersonationQuery,
  NoContent,
} from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const advancedPermissionRoutes = routes('/api/ee/advanced-permissions', 'Permissions', async (app, services) => {
  const { applicationGraph, impersonations } = services
  app.get(
    '/application/graph',
    {
      config: ADMIN,
      schema: { summary: "Get groups' server permissions", response: { 200: ApplicationGraph } },
    },
    async ({ user }) => applicationGraph.get(user),
  )
  app.put(
    '/application/graph',
    {
      config: ADMIN,
      schema: {
        summary: "Change groups' server permissions",
        description:
          'Groups and permissions that are not sent are not changed. Refused with status 409 for another revision.',
        body: ApplicationGraphBody,
        response: { 200: ApplicationGraph },
      },
    },
    async ({ user, body }) => applicationGraph.update(user, body),
  )

  app.get(
    '/impersonation',
    {
      config: ADMIN,
      schema: {
        summary: 'List the roles of groups',
        description: 'With `group_id` and `db_id` the one role, or status 204 when there is none.',
        querystring: ImpersonationQuery,
        response: { 200: ImpersonationAnswer, 204: NoContent },
      },
    },
    async ({ user, query: { group_id, db_id } }) =>
      group_id === undefined || db_id === undefined
        ? impersonations.list(user)
        : impersonations.find(user, group_id, db_id),
  )
  app.delete(
    '/impersonation/:id',
    {
      config: ADMIN,
      schema: { summary: 'Delete the role of a group', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => impersonations.remove(user, params.id),
  )
})
