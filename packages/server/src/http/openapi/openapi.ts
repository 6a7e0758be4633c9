/** The OpenAPI 3.1 document, made from the schemas that check the requests, and a page to read it. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify'
import { STATUS_CODES } from 'node:http'
import { isForAnybody } from '../access/access.ts'
import { GROUPS } from './groups.ts'
import { withComponents } from './openapi-components.ts'

const ANY_CREDENTIALS: Record<string, string[]>[] = [{ session: [] }, { cookie: [] }, { apiKey: [] }]

interface Described {
  routes: RouteOptions[]
  version: string
  document?: Promise<Record<string, unknown>>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the OpenAPI document is made of. */
    described: Described
  }
}

/** Collects the routes registered after it. */
export function installOpenApi(app: FastifyInstance, version: string): void {
  const routes: RouteOptions[] = []
  app.decorate('described', { routes, version })
  app.addHook('onRoute', (route) => void routes.push(route))
}

/** The document of a server whose routes are all there. It is made when it is first asked for, since few do. */
export function openApiDocument({ described }: FastifyInstance): Promise<Record<string, unknown>> {
  return (described.document ??= documentOf(described))
}

/** The document is made by a server that has the same routes and answers none. */
async function documentOf({ routes, version }: Described): Promise<Record<string, unknown>> {
  const { default: swagger } = await import('@fastify/swagger')
  const app = fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => String)
  await app.register(swagger, optionsFor(version))
  for (const { method, url, schema = {}, config = {}, bodyLimit } of routes) {
    const limit = bodyLimit === undefined ? {} : { bodyLimit }
    app.route({ method, url, schema, config, ...limit, handler: async () => undefined })
  }
  await app.ready()
  const document = withComponents({ ...app.swagger() })
  await app.close()
  return document
}

function optionsFor(version: string): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Querent',
        version,
        description:
          'Business-intelligence server. Each operation states who may call it (`x-access`), and those with a ' +
          'body how many bytes it may have (`x-body-limit`). A refused request is answered with a status from 400 on: in plain text, or as JSON with `message`, or with `errors` by the name ' +
          'of the field.',
      },
      tags: [...GROUPS],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'X-Metabase-Session' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'metabase.SESSION' },
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      if (schema?.hide === true) return { url, schema }
      const access = route.config?.access
      const isOpen = isForAnybody(access)
      const shown = {
        ...schema,
        ...(schema?.querystring !== undefined && { querystring: withNames(schema.querystring) }),
        response: withReasons(schema?.response),
        'x-access': isOpen ? 'public' : access,
        ...(schema?.body !== undefined && { 'x-body-limit': route.bodyLimit }),
        operationId: operationIdOf(String(route.method), url),
        tags: [route.config?.group ?? ''],
        security: isOpen ? [] : ANY_CREDENTIALS,
      }
      return { url, schema: shown }
    },
  }
}

/** `getCardById` for `GET /api/card/:id`: it stays the same as long as method and path do. */
function operationIdOf(method: string, url: string): string {
  const words = url
    .replace(/^\/(api\/)?/, '')
    .split('/')
    .flatMap((part) => (part.includes(':') ? part.replace(/:/, 'by ') : part).split(/[^A-Za-z0-9]+/))
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return method.toLowerCase() + name
}

/** A query string that may hold any name as one object, which clients write out by its entries (`form`, `explode`). */
function withNames(query: unknown): unknown {
  const { properties, patternProperties } = Object(query)
  if (properties !== undefined) return query
  const [values] = Object.values(Object(patternProperties))
  return { type: 'object', properties: { parameters: { type: 'object', additionalProperties: values ?? {} } } }
}

/** Each answer under the words that HTTP has for its status. */
function withReasons(answers: FastifySchema['response']): Record<string, unknown> {
  const described = Object.entries(Object(answers)).map(([status, schema]) => [
    status,
    { ...Object(schema), 'x-response-description': STATUS_CODES[status] },
  ])
  return Object.fromEntries(described)
}
