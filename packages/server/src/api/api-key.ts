/** `/api/api-key`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  ApiKeyBody,
  ApiKeyChangesBody,
  ApiKeyList,
  ApiKeyRecord,
  IdParams,
  NewApiKey,
  RegeneratedApiKey,
} from '@querent/contract'
import { ADMIN } from '../http/access.ts'
import type { Services } from '../services/index.ts'

export const apiKeyRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { apiKeys }) => {
  app.get('/', { config: ADMIN, schema: { response: { 200: ApiKeyList } } }, async ({ user }) => apiKeys.list(user))
  app.get('/count', { config: ADMIN }, async ({ user }) => apiKeys.count(user))
  app.post('/', { config: ADMIN, schema: { body: ApiKeyBody, response: { 200: NewApiKey } } }, async ({ user, body }) =>
    apiKeys.create(user, body.name, body.group_id),
  )
  app.put(
    '/:id',
    { config: ADMIN, schema: { params: IdParams, body: ApiKeyChangesBody, response: { 200: ApiKeyRecord } } },
    async ({ user, params, body }) => apiKeys.update(user, params.id, body),
  )
  app.put(
    '/:id/regenerate',
    { config: ADMIN, schema: { params: IdParams, response: { 200: RegeneratedApiKey } } },
    async ({ user, params }) => apiKeys.regenerate(user, params.id),
  )
  app.delete('/:id', { config: ADMIN, schema: { params: IdParams } }, async ({ user, params }) =>
    apiKeys.remove(user, params.id),
  )
}
