/** `/api/user-key-value`. */
import { JsonMap, NamespaceParams, NoContent, UserKeyParams, UserValueBody } from '@querent/contract'
import { Type } from 'typebox'
import type { FastifyReply } from 'fastify'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const userKeyValueRoutes = routes('/api/user-key-value', 'Users', async (app, { userKeyValues }) => {
  app.get(
    '/namespace/:namespace',
    {
      config: USER,
      schema: { summary: 'List your values in a namespace', params: NamespaceParams, response: { 200: JsonMap } },
    },
    async ({ user, params }) => userKeyValues.list(user, params.namespace),
  )

  app.get(
    '/namespace/:namespace/key/:key',
    {
      config: USER,
      schema: {
        summary: 'Get one of your values',
        description: 'Status 204 when there is none.',
        params: UserKeyParams,
        response: { 200: Type.Unknown(), 204: NoContent },
      },
    },
    async (request, reply) =>
      asJson(reply, await userKeyValues.find(request.user, request.params.namespace, request.params.key)),
  )

  app.put(
    '/namespace/:namespace/key/:key',
    {
      config: USER,
      schema: {
        summary: 'Store a value for the user',
        description: 'Answers with the value, or with status 204 when it is null.',
        params: UserKeyParams,
        body: UserValueBody,
        response: { 200: Type.Unknown(), 204: NoContent },
      },
    },
    async (request, reply) => {
      const { namespace, key } = request.params
      return asJson(reply, await userKeyValues.write(request.user, namespace, key, request.body))
    },
  )

  app.delete(
    '/namespace/:namespace/key/:key',
    {
      config: USER,
      schema: { summary: 'Delete one of your values', params: UserKeyParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => userKeyValues.remove(user, params.namespace, params.key),
  )
})

/** Any value as JSON, also a text; nothing for none. */
function asJson(reply: FastifyReply, value: unknown): FastifyReply | null {
  if (value === undefined || value === null) return null
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
}
