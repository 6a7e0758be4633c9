/** `/api/search`: maps HTTP to the search service and holds no rule of its own. */
import { SearchMessage, SearchQuery, SearchResults, SearchWeights, SearchWeightsBody } from '@querent/contract'
import { ADMIN, USER } from '../http/access/access.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

export const searchRoutes = routes('/api/search', 'Search', async (app, { search }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Search',
        description:
          'What the user may see, the best matches first. At most 1,000 results are kept; `total` counts those.',
        querystring: SearchQuery,
        response: { 200: SearchResults },
      },
    },
    async ({ user, query, versions }) =>
      search.search(
        user,
        {
          text: query.q,
          models: query.models,
          archived: query.archived,
          databaseId: query.table_db_id,
          collectionId: query.collection,
          creatorIds: query.created_by,
          editorIds: query.last_edited_by,
          createdAt: query.created_at,
          lastEditedAt: query.last_edited_at,
          verified: query.verified === undefined ? undefined : true,
          withSql: query.search_native_query,
          personal: query.filter_items_in_personal_collection,
          ids: query.ids,
          withAncestors: query.model_ancestors,
          withDashboardQuestions: query.include_dashboard_questions,
          displays: query.display_type,
          withAvailableModels: query.calculate_available_models,
          context: query.context,
          page: readPage(query),
        },
        versions,
      ),
  )

  app.post(
    '/force-reindex',
    { config: ADMIN, schema: { summary: 'Rebuild the search index', response: { 200: SearchMessage } } },
    async ({ user }) => {
      await search.reindex(user)
      return { message: 'success' }
    },
  )

  app.post(
    '/re-init',
    {
      config: ADMIN,
      schema: { summary: 'Empty the search index and rebuild it', response: { 200: SearchMessage } },
    },
    async ({ user }) => {
      await search.reset(user)
      return { message: 'success' }
    },
  )

  app.get(
    '/weights',
    { config: ADMIN, schema: { summary: 'Get the search ranking weights', response: { 200: SearchWeights } } },
    async ({ user }) => search.weights(user),
  )

  app.put(
    '/weights',
    {
      config: ADMIN,
      schema: {
        summary: 'Change the search ranking weights',
        body: SearchWeightsBody,
        response: { 200: SearchWeights },
      },
    },
    async ({ user, body }) => search.setWeights(user, body),
  )
})
