/** `/api/api-key`. */
import {
  ApiKeyBody,
  ApiKeyChangesBody,
  ApiKeyList,
  ApiKeyRecord,
  IdParams,
  NewApiKey,
  NoContent,
  RegenerateBody,
  RegeneratedApiKey,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

const PROOF =
  'More than ten minutes after the sign-in, the body needs the password, or a code from one of the second factors.'

export const apiKeyRoutes = routes('/api/api-key', 'API keys', async (app, { apiKeys, credentials }) => {
  app.get(
    '/',
    {
      config: ADMIN,
      schema: { summary: 'List API keys', description: 'Keys are shown partly masked.', response: { 200: ApiKeyList } },
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
        description:
          'The full key is only in this answer. It works until `expires_at`; without one, it never expires. ' + PROOF,
        body: ApiKeyBody,
        response: { 200: NewApiKey },
      },
    },
    async ({ user, body: { name, group_id, expires_at, ...proof } }) =>
      credentials.createKey(user, { name, group_id, ...(expires_at !== undefined && { expires_at }) }, proof),
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
        description: 'The old one stops working immediately. The full new one is only in this answer. ' + PROOF,
        params: IdParams,
        body: RegenerateBody,
        response: { 200: RegeneratedApiKey },
      },
    },
    async ({ user, params, body }) => credentials.regenerateKey(user, params.id, body ?? {}),
  )
  app.delete(
    '/:id',
    { config: ADMIN, schema: { summary: 'Delete an API key', params: IdParams, response: { 204: NoContent } } },
    async ({ user, params }) => apiKeys.remove(user, params.id),
  )
})
