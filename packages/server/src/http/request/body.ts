/** Request bodies: JSON that loses no digit, and forms for downloads. */
import { isUtf8 } from 'node:buffer'
import { parse as parseQuerystring } from 'node:querystring'
import { ApiError, exactJsonSteps, isMap, jsonShapeSteps } from '@querent/contract'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { workTurn } from '../../process/work-turns.ts'
import { bodyLimitOf } from './body-limits.ts'

export async function installBodyParsers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimitOf(route.url).bytes
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length < LARGE_BYTES) return readJson(request, bytes, done)
    large.add(request)
    void readLargeJson(request, bytes, done)
  })
  // What is done with a large body is cut between its steps: reading, the looks at it, and the handler.
  app.addHook('preValidation', turnOfLarge)
  app.addHook('preHandler', turnOfLarge)
  await app.register(formbody, { parser: parseForm })
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') done(encodedBody(encoding))
    else done(request.url.includes('%00') ? nullCharacter() : undefined)
  })
}

/** Bodies that are work of several milliseconds. */
const LARGE_BYTES = 100_000

/** Requests whose body is one of those. */
const large = new WeakSet<FastifyRequest>()

async function turnOfLarge(request: FastifyRequest): Promise<void> {
  if (large.has(request)) await workTurn()
}

type Done = (error: Error | null, body?: unknown) => void

/** Reads a body at once. */
function readJson(request: FastifyRequest, bytes: Buffer, done: Done): void {
  try {
    const steps = readingSteps(request, bytes)
    for (;;) {
      const { done: isRead, value } = steps.next()
      if (isRead === true) return done(null, value)
    }
  } catch (error) {
    done(refused(error))
  }
}

/** Reads a body in several turns of the event loop. */
async function readLargeJson(request: FastifyRequest, bytes: Buffer, done: Done): Promise<void> {
  try {
    const steps = readingSteps(request, bytes)
    for (;;) {
      await workTurn()
      const { done: isRead, value } = steps.next()
      if (isRead === true) return done(null, value)
    }
  } catch (error) {
    done(refused(error))
  }
}

/** @throws {ApiError} for what cannot be taken. */
function* readingSteps(request: FastifyRequest, bytes: Buffer): Generator<undefined, unknown> {
  if (!isUtf8(bytes)) throw new ApiError(400, { message: 'The request body is not valid UTF-8.' })
  const text = bytes.toString()
  if (holdsNullCharacter(text)) throw nullCharacter()
  yield
  const { values } = bodyLimitOf(request.routeOptions.url ?? '')
  const fault = yield* jsonShapeSteps(text, values)
  if (fault === 'too-deep') throw new ApiError(400, { message: 'The request body is nested too deeply.' })
  if (fault === 'too-many-values') throw tooManyValues(values)
  yield
  return withFewFields(yield* jsonSteps(text))
}

function refused(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const reason = error instanceof Error ? error.message : ''
  return new ApiError(400, { message: `The request body is not valid JSON: ${reason}` })
}

/** No body of ours has more than a few dozen, but for settings. */
const MAX_FIELDS = 1_000

function parseForm(text: string): Record<string, unknown> {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw tooManyFields()
  return parseQuerystring(text)
}

/** The same value. Of a map with very many keys every copy and every walk takes long. */
function withFewFields(value: unknown): unknown {
  if (isMap(value) && Object.keys(value).length > MAX_FIELDS) throw tooManyFields()
  return value
}

function tooManyFields(): ApiError {
  return new ApiError(413, { message: 'The request body contains more than 1,000 fields.' })
}

function tooManyValues(most: number): ApiError {
  const shown = most.toLocaleString('en')
  return new ApiError(413, {
    message: `The request body contains more than ${shown} values, the limit of this route.`,
  })
}

function encodedBody(encoding: string): ApiError {
  return new ApiError(415, { message: `Compressed request bodies (Content-Encoding: ${encoding}) are not accepted.` })
}

const BYTE_ORDER_MARK = '\uFEFF'

/** `\u0000` that is not itself escaped, or the character as it is. */
const ESCAPED_NULL = /(?:^|[^\\])(?:\\\\)*\\u0000/

function holdsNullCharacter(text: string): boolean {
  return text.includes('\0') || (text.includes('\\u0000') && ESCAPED_NULL.test(text))
}

/** PostgreSQL stores no null character, and no text that people write holds one. */
function nullCharacter(): ApiError {
  return new ApiError(400, { message: 'The request contains a null character (U+0000), which is not allowed in text.' })
}

/**
 * An empty body counts as none: many clients send the JSON content type with every request. Some put a byte order mark
 * in front, which is no part of the JSON.
 */
function* jsonSteps(text: string): Generator<undefined, unknown> {
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  return json.trim() === '' ? undefined : yield* exactJsonSteps(json)
}
