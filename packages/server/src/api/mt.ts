/** `/api/mt/gtap`: what people of a group see of a table. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  IdParams,
  NoContent,
  SandboxAnswer,
  SandboxBody,
  SandboxCheckBody,
  SandboxQuery,
  SandboxRecord,
} from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const sandboxRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { sandboxes }) => {
  app.get(
    '/gtap',
    {
      config: ADMIN,
      schema: {
        summary: 'List rules for rows and columns',
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
      schema: { summary: 'Get a rule for rows and columns', params: IdParams, response: { 200: SandboxRecord } },
    },
    async ({ user, params }) => sandboxes.get(user, params.id),
  )
  app.post(
    '/gtap',
    {
      config: ADMIN,
      schema: {
        summary: 'Make a rule for rows and columns',
        description:
          'A group has at most one for a table. Rules that cannot be combined for one of their people are refused.',
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
        summary: 'Change a rule for rows and columns',
        description: 'Its group and table stay.',
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
      schema: { summary: 'Delete a rule for rows and columns', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => sandboxes.remove(user, params.id),
  )
  app.post(
    '/gtap/validate',
    {
      config: ADMIN,
      schema: {
        summary: 'Check whether a question can be a rule',
        description: 'Status 400 says why it cannot.',
        body: SandboxCheckBody,
        response: { 204: NoContent },
      },
    },
    async ({ user, body }) => sandboxes.validate(user, body.table_id, body.card_id),
  )
}
