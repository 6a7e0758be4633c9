/** `/api/mt`: what people of a group see of a table, and the attributes of people that this depends on. */
import {
  AttributeCount,
  AttributeCountQuery,
  AttributeNames,
  IdParams,
  NoContent,
  SandboxAnswer,
  SandboxBody,
  SandboxCheckBody,
  SandboxQuery,
  SandboxRecord,
} from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const sandboxRoutes = routes('/api/mt', 'Permissions', async (app, { sandboxes, users }) => {
  app.get(
    '/gtap',
    {
      config: ADMIN,
      schema: {
        summary: 'List row rules',
        description: 'With `group_id` and `table_id` the one rule, or status 204 when there is none.',
        querystring: SandboxQuery,
        response: { 200: SandboxAnswer, 204: NoContent },
      },
    },
    async ({ user, query: { group_id, table_id } }) =>
      group_id === undefined || table_id === undefined
        ? sandboxes.list(user)
        : sandboxes.find(user, group_id, table_id),
  )
  app.get(
    '/gtap/:id',
    {
      config: ADMIN,
      schema: { summary: 'Get a row rule', params: IdParams, response: { 200: SandboxRecord } },
    },
    async ({ user, params }) => sandboxes.get(user, params.id),
  )
  app.post(
    '/gtap',
    {
      config: ADMIN,
      schema: {
        summary: 'Create a row rule',
        description: 'A group has at most one per table. Rules that cannot be combined for a member are refused.',
        body: SandboxBody,
        response: { 200: SandboxRecord },
      },
    },
    async ({ user, body: { id: _id, ...rule } }) => sandboxes.put(user, rule),
  )
  app.put(
    '/gtap/:id',
    {
      config: ADMIN,
      schema: {
        summary: 'Change a row rule',
        description: 'Its group and table cannot be changed.',
        params: IdParams,
        body: SandboxBody,
        response: { 200: SandboxRecord },
      },
    },
    async ({ user, params, body }) => sandboxes.put(user, { ...body, id: params.id }),
  )
  app.delete(
    '/gtap/:id',
    {
      config: ADMIN,
      schema: { summary: 'Delete a row rule', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => sandboxes.remove(user, params.id),
  )
  app.post(
    '/gtap/validate',
    {
      config: ADMIN,
      schema: {
        summary: 'Check whether a question can be a row rule',
        description: 'If it cannot, the body of status 400 says why.',
        body: SandboxCheckBody,
        response: { 204: NoContent },
      },
    },
    async ({ user, body }) => sandboxes.validate(user, body.table_id, body.card_id),
  )
  app.get(
    '/user/attributes',
    {
      config: ADMIN,
      schema: {
        summary: 'List the names of user attributes',
        description: 'Those that active people have, and those that row rules and database roles use.',
        response: { 200: AttributeNames },
      },
    },
    async ({ user }) => users.attributeNames(user),
  )
  app.get(
    '/user/attributes/missing',
    {
      config: ADMIN,
      schema: {
        summary: 'Count group members without an attribute',
        description: 'Administrators are not counted: no rules apply to them.',
        querystring: AttributeCountQuery,
        response: { 200: AttributeCount },
      },
    },
    async ({ user, query }) => users.countMissing(user, query.group_id, query.attribute),
  )
})
