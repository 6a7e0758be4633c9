/**
 * Requests that a page of another origin makes a browser send. Without asking, a page can send only bodies that a form could
 * have (text, form values, or no type at all); everything else needs an answer to a preflight, which allows no cookie.
 */
import { ApiError, forbidden } from '@querent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { proxyHeaderOf } from '../request/proxies.ts'
import { headerOf } from '../request/request-header.ts'
import { isSignedByCookieAlone, presentedCredentials } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body proves counts alone: no cookie and no origin adds to it. */
    isProvenByBody?: boolean
  }
}

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const JSON_ONLY: readonly string[] = ['application/json']

/**
 * Refuses what another page has the user's cookie sign, and forms of other pages that would log somebody in. Register after
 * cookies.
 * @param site the address of the server, as far as it is set.
 */
export function installCrossSiteRefusal(app: FastifyInstance, site: () => string | null): void {
  app.addHook('onRequest', (request, _reply, done) => done(refusal(request, site)))
}

function refusal(request: FastifyRequest, site: () => string | null): ApiError | undefined {
  if (READING_METHODS.has(request.method) || request.routeOptions.config.isProvenByBody === true) return undefined
  if (!isSignedByCookieAlone(request)) {
    const isLikeForm = !hasCredentials(request) && !JSON_ONLY.includes(mediaTypeOf(request))
    return isLikeForm && isFromElsewhere(request, site()) ? forbidden() : undefined
  }
  if (isFromElsewhere(request, site())) return forbidden()
  if (!hasBody(request) || typesOf(request).includes(mediaTypeOf(request))) return undefined
  return new ApiError(415, {
    message: `A request signed in by a cookie needs a body with the content type ${typesOf(request).join(' or ')}.`,
  })
}

/** Credentials in a header took a preflight. */
function hasCredentials(request: FastifyRequest): boolean {
  const { sessionIds, apiKey } = presentedCredentials(request)
  return sessionIds.length > 0 || apiKey !== undefined
}

/** Whether a page of another origin sent it, as far as the browser says: by name, or by the origin of the page. */
function isFromElsewhere(request: FastifyRequest, site: string | null): boolean {
  const relation = headerOf(request, 'sec-fetch-site')
  if (relation !== undefined) return relation === 'cross-site' || relation === 'same-site'
  const origin = headerOf(request, 'origin')
  if (origin === undefined) return false
  const host = URL.parse(origin)?.host
  const own = [proxyHeaderOf(request, 'x-forwarded-host'), headerOf(request, 'host'), URL.parse(site ?? '')?.host]
  return host === undefined || !own.includes(host)
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
