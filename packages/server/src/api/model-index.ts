/** `/api/model-index`: maps HTTP to the service of model indexes and holds no rule of its own. */
import {
  IdParams,
  ModelIndexBody,
  ModelIndexList,
  ModelIndexListQuery,
  ModelIndexRecord,
  NoContent,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const modelIndexRoutes = routes('/api/model-index', 'Cards', async (app, { modelIndexes }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List the indexes of a model',
        querystring: ModelIndexListQuery,
        response: { 200: ModelIndexList },
      },
    },
    async ({ user, query }) => modelIndexes.list(user, query.model_id),
  )

  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Get an index', params: IdParams, response: { 200: ModelIndexRecord } } },
    async ({ user, params }) => modelIndexes.get(user, params.id),
  )

  app.post(
    '/',
    {
      config: USER,
      schema: {
        summary: "Make a model's values searchable",
        description: 'They are read in the background, and again every night; `state` shows the progress.',
        body: ModelIndexBody,
        response: { 200: ModelIndexRecord },
      },
    },
    async ({ user, body }) => modelIndexes.create(user, body),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: { summary: 'Delete an index with its values', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => modelIndexes.remove(user, params.id),
  )
})
