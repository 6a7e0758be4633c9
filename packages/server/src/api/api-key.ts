/** `/api/api-key`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  ApiKeyBody,
  ApiKeyChangesBody,
  ApiKeyList,
  ApiKeyRecord,
  IdParams,
  NewApiKey,
  NoContent,
  RegeneratedApiKey,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const apiKeyRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { apiKeys }) => {
  app.get(
    '/',
    {
      config: ADMIN,
      schema: { summary: 'List API keys', description: 'Keys are shown in part.', response: { 200: ApiKeyList } },
    },
    async ({ user }) => apiKeys.list(user),
  )
  app.get(
    '/count',
    { config: ADMIN, schema: { summary: 'Count API keys', response: { 200: Type.Integer() } } },
    async ({ user }) => apiKeys.count(user),
  )
  app.post(
    '/',
    {
      config: ADMIN,
      schema: {
        summary: 'Create an API key',
        description: 'The key is shown whole in this answer only. It works until `expires_at`; for ever without one.',
        body: ApiKeyBody,
        response: { 200: NewApiKey },
      },
    },
    async ({ user, body }) => apiKeys.create(user, body),
  )
  app.put(
    '/:id',
    {
      config: ADMIN,
      schema: {
        summary: 'Change the name, group or end of an API key',
        params: IdParams,
        body: ApiKeyChangesBody,
        response: { 200: ApiKeyRecord },
      },
    },
    async ({ user, params, body }) => apiKeys.update(user, params.id, body),
  )
  app.put(
    '/:id/regenerate',
    {
      config: ADMIN,
      schema: {
        summary: 'Replace the secret of an API key',
        description: 'The old one stops working at once. The new one is shown whole in this answer only.',
        params: IdParams,
        response: { 200: RegeneratedApiKey },
      },
    },
    async ({ user, params }) => apiKeys.regenerate(user, params.id),
  )
  app.delete(
    '/:id',
    { config: ADMIN, schema: { summary: 'Delete an API key', params: IdParams, response: { 204: NoContent } } },
    async ({ user, params }) => apiKeys.remove(user, params.id),
  )
}
