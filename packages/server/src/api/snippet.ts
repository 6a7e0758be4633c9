/** `/api/native-query-snippet`: maps HTTP to the snippet service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  IdParams,
  SnippetBody,
  SnippetChangesBody,
  SnippetList,
  SnippetListQuery,
  SnippetRecord,
} from '@querent/contract'
import type { Services } from '../services/index.ts'

const user = { config: { access: 'user' } } as const

export const snippetRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { snippets }) => {
  app.get(
    '/',
    { ...user, schema: { querystring: SnippetListQuery, response: { 200: SnippetList } } },
    async ({ user, query }) => snippets.list(user, query.archived ?? false),
  )

  app.get(
    '/:id',
    { ...user, schema: { params: IdParams, response: { 200: SnippetRecord } } },
    async ({ user, params }) => snippets.get(user, params.id),
  )

  app.post('/', { ...user, schema: { body: SnippetBody, response: { 200: SnippetRecord } } }, async ({ user, body }) =>
    snippets.create(user, body),
  )

  app.put(
    '/:id',
    { ...user, schema: { params: IdParams, body: SnippetChangesBody, response: { 200: SnippetRecord } } },
    async ({ user, params, body }) => snippets.update(user, params.id, body),
  )
}
