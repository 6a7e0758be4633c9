/** `/api/glossary`. */
import { GlossaryList, GlossaryQuery, IdParams, NoContent, TermBody, TermRecord } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const glossaryRoutes = routes('/api/glossary', 'Glossary', async (app, { glossary }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List glossary terms',
        querystring: GlossaryQuery,
        response: { 200: GlossaryList },
      },
    },
    async ({ query }) => glossary.list(query.search),
  )

  app.post(
    '/',
    {
      config: USER,
      schema: { summary: 'Add a glossary term', body: TermBody, response: { 200: TermRecord } },
    },
    async ({ user, body }) => glossary.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a glossary term',
        params: IdParams,
        body: TermBody,
        response: { 200: TermRecord },
      },
    },
    async ({ user, params, body }) => glossary.update(user, params.id, body),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: { summary: 'Delete a glossary term', params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => glossary.remove(user, params.id),
  )
})
