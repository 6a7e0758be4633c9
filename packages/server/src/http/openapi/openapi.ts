/** The OpenAPI 3.1 document, made from the schemas that check the requests, and a page to read it. */
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { STATUS_CODES } from 'node:http'
import { isForAnybody } from '../access/access.ts'
import { withComponents } from './openapi-components.ts'

const ANY_CREDENTIALS: Record<string, string[]>[] = [{ session: [] }, { cookie: [] }, { apiKey: [] }]

/** Groups of operations as they are shown; `parts` begin their paths, after `/api/`. */
const GROUPS = [
  { name: 'Sessions', description: 'Log in and out; passwords.', parts: ['session', 'login-history'] },
  { name: 'Single sign-on', description: 'Sign in by a provider or a directory.', parts: ['auth', 'sso', 'ldap'] },
  {
    name: 'Queries',
    description: 'Run queries without saving them; see what runs and ran.',
    parts: ['dataset', 'queries', 'query-language'],
  },
  { name: 'Cards', description: 'Saved questions, models and metrics.', parts: ['card', 'cards', 'model-index'] },
  { name: 'Dashboards', description: 'Cards and texts arranged on pages, with filters.', parts: ['dashboard'] },
  { name: 'Collections', description: 'Folders of saved content, and the Trash.', parts: ['collection'] },
  {
    name: 'Shared content',
    description: 'What guests see by public links and signed tokens.',
    parts: ['public', 'embed', 'preview_embed'],
  },
  { name: 'Search', description: 'Finds content and data by words.', parts: ['search'] },
  { name: 'Segments', description: 'Saved filters of a table.', parts: ['segment'] },
  { name: 'Revisions', description: 'Earlier versions of content.', parts: ['revision'] },
  { name: 'SQL snippets', description: 'Pieces of SQL that queries share.', parts: ['native-query-snippet'] },
  { name: 'Moderation', description: 'What administrators have verified.', parts: ['moderation-review'] },
  { name: 'Timelines', description: 'Events that charts can show.', parts: ['timeline', 'timeline-event'] },
  { name: 'Bookmarks and activity', description: 'What users marked and viewed.', parts: ['bookmark', 'activity'] },
  { name: 'Entity ids', description: 'Ids that are the same on every server.', parts: ['eid-translation'] },
  { name: 'Databases', description: 'Connected databases and what they hold.', parts: ['database'] },
  { name: 'Tables', description: 'Tables, and saved questions as tables.', parts: ['table'] },
  { name: 'Fields', description: 'Columns of tables and their values.', parts: ['field'] },
  { name: 'Cache', description: 'For how long results are kept.', parts: ['cache'] },
  {
    name: 'Users',
    description: 'People, and values kept for each of them.',
    parts: ['user', 'user-key-value', 'second-factor'],
  },
  {
    name: 'Permissions',
    description: 'Groups, their members, and what they may do.',
    parts: ['permissions', 'advanced-permissions', 'mt'],
  },
  { name: 'Audit', description: 'Who did what, when and from where.', parts: ['audit'] },
  { name: 'API keys', description: 'Credentials for programs.', parts: ['api-key'] },
  { name: 'Maps', description: 'Maps by region.', parts: ['geojson'] },
  { name: 'Setup', description: 'The first start of a server.', parts: ['setup'] },
  {
    name: 'Settings',
    description: 'Settings of the server and of its users.',
    parts: ['setting', 'email', 'premium-features'],
  },
  {
    name: 'Server',
    description: 'State of the server, its log and its documentation.',
    parts: [
      'health',
      'livez',
      'readyz',
      'metrics',
      'docs',
      'util',
      'logger',
      'bug-reporting',
      'product-feedback',
      'testing',
    ],
  },
]

/** Collects the routes registered after it. */
export async function installOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Querent',
        version,
        description:
          'Business-intelligence server. Each operation states who may call it (`x-access`). A refused request is ' +
          'answered with a status from 400 on: in plain text, or as JSON with `message`, or with `errors` by the name ' +
          'of the field.',
      },
      tags: GROUPS.map(({ name, description }) => ({ name, description })),
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
      const described = {
        ...schema,
        ...(schema?.querystring !== undefined && { querystring: withNames(schema.querystring) }),
        response: withReasons(schema?.response),
        'x-access': isOpen ? 'public' : access,
        operationId: operationIdOf(String(route.method), url),
        tags: [groupOf(url)],
        security: isOpen ? [] : ANY_CREDENTIALS,
      }
      return { url, schema: described }
    },
  })
}

const documents = new WeakMap<FastifyInstance, Record<string, unknown>>()

/** The document of a server whose routes are all there. */
export function openApiDocument(app: FastifyInstance): Record<string, unknown> {
  const document = documents.get(app) ?? withComponents({ ...app.swagger() })
  documents.set(app, document)
  return document
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

/** @throws {Error} for a path of no group. */
function groupOf(url: string): string {
  const part = url.replace(/^\/(api\/(ee\/)?)?/, '').split('/')[0] ?? ''
  const group = GROUPS.find(({ parts }) => parts.includes(part))
  if (group === undefined) throw new Error(`No group of operations has ${url}: name it in http/openapi/openapi.ts`)
  return group.name
}
