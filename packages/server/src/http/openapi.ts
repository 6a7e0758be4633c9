/** The OpenAPI 3.1 document, made from the schemas that check the requests, and a page to read it. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

const ANY_CREDENTIALS: Record<string, string[]>[] = [{ session: [] }, { cookie: [] }, { apiKey: [] }]

/** Collects the routes registered after it. */
export async function installOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Querent',
        version,
        description: 'Business-intelligence server. Each operation states who may call it (`x-access`).',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'X-Metabase-Session' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'metabase.SESSION' },
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access
      const described = {
        ...schema,
        'x-access': access,
        tags: [url.split('/')[2] ?? 'server'],
        security: access === 'public' ? [] : ANY_CREDENTIALS,
      }
      return { url, schema: described }
    },
  })
}
