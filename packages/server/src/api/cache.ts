/** `/api/cache`: maps HTTP to the caching service and holds no rule of its own. */
import {
  CacheInvalidated,
  CacheInvalidationQuery,
  CacheListQuery,
  CacheRemovalBody,
  CacheRemovalQuery,
  CacheRuleBody,
  CacheRuleList,
  CacheRuleMade,
  NoContent,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const cacheRoutes = routes('/api/cache', 'Cache', async (app, { caching }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List caching rules',
        description: 'Those of `model`, by default `root`. Without `id`, for administrators only.',
        querystring: CacheListQuery,
        response: { 200: CacheRuleList },
      },
    },
    async ({ user, query }) =>
      caching.list(user, { models: query.model ?? ['root'], id: query.id, collection: query.collection }),
  )

  app.put(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Set a caching rule',
        description: "A question's rule takes precedence over those of its dashboard, its database and the server.",
        body: CacheRuleBody,
        response: { 200: CacheRuleMade },
      },
    },
    async ({ user, body }) => caching.put(user, body),
  )

  app.delete(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Delete rules',
        description: 'Named in the body or in the query.',
        querystring: CacheRemovalQuery,
        body: CacheRemovalBody,
        response: { 204: NoContent },
      },
    },
    async ({ user, query, body }) => {
      const ids = body?.model_id === undefined ? query.model_id : [body.model_id].flat()
      await caching.remove(user, body?.model ?? query.model, ids)
    },
  )

  app.post(
    '/invalidate',
    {
      config: USER,
      schema: {
        summary: 'Invalidate cached results',
        description:
          'Those kept by the rules of the named items; with `include=overrides`, all results of the questions on the ' +
          'dashboards and of the databases, whatever rule keeps them.',
        querystring: CacheInvalidationQuery,
        response: { 200: CacheInvalidated },
      },
    },
    async ({ user, query }) =>
      caching.invalidate(user, {
        databases: query.database ?? [],
        dashboards: query.dashboard ?? [],
        questions: query.question ?? [],
        withOverrides: query.include === 'overrides',
      }),
  )
})
