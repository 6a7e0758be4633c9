/** `/api/docs`: the OpenAPI document and a page to read it. The page loads nothing from elsewhere. */
import { Content, JsonMap } from '@querent/contract'
import { Type } from 'typebox'
import { readFile } from 'node:fs/promises'
import { PUBLIC } from '../http/access/access.ts'
import { openApiDocument } from '../http/openapi/openapi.ts'
import { routes } from '../http/routes.ts'

export const docsRoutes = routes('/api/docs', 'Server', async (app) => {
  app.get(
    '/openapi.json',
    { config: PUBLIC, schema: { summary: 'Get the OpenAPI document', response: { 200: JsonMap } } },
    async () => openApiDocument(app),
  )

  app.get(
    '/',
    {
      config: PUBLIC,
      schema: {
        summary: 'Show the API reference in a browser',
        response: { 200: Content({ 'text/html': Type.String() }) },
      },
    },
    async (_request, reply) => {
      const page = await readFile(new URL('./docs-page.html', import.meta.url), 'utf8')
      reply.header(
        'Content-Security-Policy',
        "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      return reply.type('text/html; charset=utf-8').send(page)
    },
  )
})
