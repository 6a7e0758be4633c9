/** `/api/permissions`: groups, memberships and the graph of data permissions. */
import {
  DataGraph,
  ExplainQuery,
  GraphBody,
  GraphOptions,
  GroupBody,
  GroupList,
  GroupListQuery,
  GroupRecord,
  GroupWithMembers,
  IdParams,
  ManagerBody,
  Members,
  MembershipBody,
  MembershipMap,
  MembershipRecord,
  NoContent,
  RightsExplanation,
} from '@querent/contract'
import { ADMIN, MANAGER, USER } from '../http/access/access.ts'
import { sendJsonPieces } from '../http/answers/json-text.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

export const permissionsRoutes = routes('/api/permissions', 'Permissions', async (app, services) => {
  const { groups, dataGraph, explain } = services

  app.get(
    '/explain',
    {
      config: ADMIN,
      schema: {
        summary: "Explain a user's or group's permissions on an item",
        description:
          'Takes one of `user_id` and `group_id`, and one of `card_id`, `dashboard_id`, `collection_id`, `table_id` and `database_id`. A ' +
          'group means somebody who is in that group and All Users alone.',
        querystring: ExplainQuery,
        response: { 200: RightsExplanation },
      },
    },
    async ({ user, query }) => explain.explain(user, query),
  )

  app.get(
    '/group',
    {
      config: USER,
      schema: {
        summary: 'List groups',
        description: 'For administrators, for people who can change settings, and for managers of the group.',
        querystring: GroupListQuery,
        response: { 200: GroupList },
      },
    },
    async ({ user, query }) => groups.list(user, readPage(query)),
  )
  app.get(
    '/group/:id',
    {
      config: MANAGER,
      schema: { summary: 'Get a group with its members', params: IdParams, response: { 200: GroupWithMembers } },
    },
    async ({ user, params }) => groups.get(user, params.id),
  )
  app.post(
    '/group',
    { config: ADMIN, schema: { summary: 'Create a group', body: GroupBody, response: { 200: GroupRecord } } },
    async ({ user, body }) => groups.create(user, body.name),
  )
  app.put(
    '/group/:id',
    {
      config: MANAGER,
      schema: { summary: 'Rename a group', params: IdParams, body: GroupBody, response: { 200: GroupRecord } },
    },
    async ({ user, params, body }) => groups.rename(user, params.id, body.name),
  )
  app.delete(
    '/group/:id',
    { config: MANAGER, schema: { summary: 'Delete a group', params: IdParams, response: { 204: NoContent } } },
    async ({ user, params }) => groups.remove(user, params.id),
  )

  app.get(
    '/membership',
    { config: MANAGER, schema: { summary: 'List memberships by user', response: { 200: MembershipMap } } },
    async ({ user }) => groups.memberships(user),
  )
  app.post(
    '/membership',
    {
      config: MANAGER,
      schema: {
        summary: 'Add a user to a group',
        description: 'Answers with all members of the group.',
        body: MembershipBody,
        response: { 200: Members },
      },
    },
    async ({ user, body }) => groups.add(user, body),
  )
  app.put(
    '/membership/:id',
    {
      config: MANAGER,
      schema: {
        summary: 'Make a member a group manager, or remove the role',
        params: IdParams,
        body: ManagerBody,
        response: { 200: MembershipRecord },
      },
    },
    async ({ user, params, body }) => groups.updateMembership(user, params.id, body.is_group_manager),
  )
  app.put(
    '/membership/:id/clear',
    {
      config: MANAGER,
      schema: {
        summary: 'Remove all members of a group',
        description: 'The ID is that of the group.',
        params: IdParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => groups.clear(user, params.id),
  )
  app.delete(
    '/membership/:id',
    {
      config: MANAGER,
      schema: { summary: 'Remove a member from a group', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => groups.removeMembership(user, params.id),
  )

  app.get(
    '/graph',
    { config: ADMIN, schema: { summary: "Get groups' data permissions", response: { 200: DataGraph } } },
    async ({ user }, reply) => sendJsonPieces(reply, await dataGraph.get(user, {})),
  )
  app.get(
    '/graph/db/:id',
    {
      config: ADMIN,
      schema: { summary: "Get groups' permissions on a database", params: IdParams, response: { 200: DataGraph } },
    },
    async ({ user, params }, reply) => sendJsonPieces(reply, await dataGraph.get(user, { databaseId: params.id })),
  )
  app.get(
    '/graph/group/:id',
    {
      config: ADMIN,
      schema: { summary: "Get a group's data permissions", params: IdParams, response: { 200: DataGraph } },
    },
    async ({ user, params }, reply) => sendJsonPieces(reply, await dataGraph.get(user, { groupIds: [params.id] })),
  )
  app.put(
    '/graph',
    {
      config: ADMIN,
      schema: {
        summary: "Change groups' data permissions",
        description:
          'Groups, databases and keys that are not sent are not changed. Refused with status 409 when the graph has another revision.',
        querystring: GraphOptions,
        body: GraphBody,
        response: { 200: DataGraph },
      },
    },
    async ({ user, query, body }, reply) => {
      const options = { skipGraph: query['skip-graph'] ?? false, force: query.force ?? false }
      const changed = await dataGraph.update(user, body, options)
      return 'revision' in changed ? changed : sendJsonPieces(reply, changed)
    },
  )
})
