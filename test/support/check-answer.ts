/** Checks an answer against what the OpenAPI document states for its route, status and media type. */
import { describedPaths } from './described-routes.ts'
import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Server } from '../../packages/server/src/server.ts'

interface Operation {
  pattern: RegExp
  /** Longer literal parts win: `/api/card/public` before `/api/card/{id}`. */
  literalLength: number
  responses: Record<string, Response>
}

/** Schemas by media type; none for an answer without a body. */
type Response = Record<string, TSchema | undefined>

/** What is checked of an answer: its body is parsed JSON, or the text; undefined when empty. */
interface Answered {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

/** All servers have the same routes, but for those that only tests of clients may call: one document for each. */
const documents = new Map<boolean, Promise<Map<string, Operation[]>>>()

/** @throws {AssertionError} for an answer that is not of its schema, and for a success that is not described at all. */
export async function checkAnswer(
  server: Server,
  method: string,
  url: string,
  { status, headers, body }: Answered,
): Promise<void> {
  const path = new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1')
  const operation = (await operationsOf(server)).get(method.toLowerCase())?.find(({ pattern }) => pattern.test(path))
  const response = operation?.responses[status]
  const mediaType = body === undefined ? undefined : String(headers['content-type']).split(';')[0]
  // Pages and their files are for people.
  const isForPeople = !path.startsWith('/api/') && (operation === undefined || mediaType === 'text/html')
  if (isForPeople) return
  const isDescribed = mediaType === undefined ? response !== undefined : mediaType in (response ?? {})
  if (!isDescribed && status < 300) assert.fail(`${method} ${url}: ${status} ${mediaType} is not described`)
  const schema = response?.[mediaType ?? '']
  if (schema === undefined || Value.Check(schema, body)) return
  const faults = Value.Errors(schema, body).slice(0, 5)
  assert.fail(`${method} ${url} answers otherwise than its schema says: ${JSON.stringify(faults, null, 1)}`)
}

function operationsOf({ app, services }: Server): Promise<Map<string, Operation[]>> {
  const hasTestRoutes = services.testing !== undefined
  let found = documents.get(hasTestRoutes)
  if (found === undefined) documents.set(hasTestRoutes, (found = readDocument(app)))
  return found
}

async function readDocument(app: FastifyInstance): Promise<Map<string, Operation[]>> {
  const byMethod = new Map<string, Operation[]>()
  const paths = await describedPaths<{
    responses?: Record<string, { content?: Record<string, { schema?: TSchema }> }>
  }>(app)
  for (const [path, methods] of Object.entries(paths)) {
    const pattern = new RegExp(`^${path.replace(/(.)\/$/, '$1').replace(/\{[^}]+\}/g, '[^/]+')}$`)
    for (const [method, operation] of Object.entries(methods)) {
      const responses: Record<string, Response> = {}
      for (const [status, { content = {} }] of Object.entries(operation.responses ?? {})) {
        responses[status] = Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]))
      }
      const list = byMethod.get(method) ?? []
      list.push({ pattern, literalLength: path.replace(/\{[^}]+\}/g, '').length, responses })
      byMethod.set(method, list)
    }
  }
  for (const list of byMethod.values()) list.sort((a, b) => b.literalLength - a.literalLength)
  return byMethod
}
