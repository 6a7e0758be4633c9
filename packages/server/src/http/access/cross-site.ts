/**
 * Requests that a page of another site makes a browser send with the user's cookie. A page can do so without asking only
 * for bodies that a form could have (text, form values, or no type at all); everything else needs an answer to a preflight,
 * which allows no cookie.
 */
import { ApiError, forbidden } from '@querent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headerOf } from '../request/request-header.ts'
import { isSignedByCookieAlone } from './session.ts'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const JSON_ONLY: readonly string[] = ['application/json']

/** Refuses bodies that need no preflight, and what the browser says is sent by another site. Register after cookies. */
export function installCrossSiteRefusal(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(refusal(request)))
}

function refusal(request: FastifyRequest): ApiError | undefined {
  if (READING_METHODS.has(request.method) || !isSignedByCookieAlone(request)) return undefined
  if (headerOf(request, 'sec-fetch-site') === 'cross-site') return forbidden()
  if (!hasBody(request) || typesOf(request).includes(mediaTypeOf(request))) return undefined
  return new ApiError(415, {
    message: `A request that a cookie signs in needs a body with the content type ${typesOf(request).join(' or ')}.`,
  })
}

/** Media types that the route reads. */
function typesOf({ routeOptions }: FastifyRequest): readonly string[] {
  return routeOptions.schema?.consumes ?? JSON_ONLY
}

function mediaTypeOf(request: FastifyRequest): string {
  return (headerOf(request, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
