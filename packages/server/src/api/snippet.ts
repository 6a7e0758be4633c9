/** `/api/native-query-snippet`: maps HTTP to the snippet service and holds no rule of its own. */
import {
  IdParams,
  SnippetBody,
  SnippetChangesBody,
  SnippetList,
  SnippetListQuery,
  SnippetRecord,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const snippetRoutes = routes('/api/native-query-snippet', 'SQL snippets', async (app, { snippets }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: { summary: 'List SQL snippets', querystring: SnippetListQuery, response: { 200: SnippetList } },
    },
    async ({ user, query }) => snippets.list(user, query.archived ?? false),
  )

  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Get an SQL snippet', params: IdParams, response: { 200: SnippetRecord } } },
    async ({ user, params }) => snippets.get(user, params.id),
  )

  app.post(
    '/',
    { config: USER, schema: { summary: 'Create an SQL snippet', body: SnippetBody, response: { 200: SnippetRecord } } },
    async ({ user, body }) => snippets.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change an SQL snippet',
        description: '`archived` hides or restores it; it cannot be deleted.',
        params: IdParams,
        body: SnippetChangesBody,
        response: { 200: SnippetRecord },
      },
    },
    async ({ user, params, body }) => snippets.update(user, params.id, body),
  )
})
