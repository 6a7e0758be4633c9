/** Whether a request came encrypted, and where those go that did not (contract: settings, section 3). */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { proxyHeaderOf } from './proxies.ts'
import { headerOf } from './request-header.ts'

/** Headers in which proxies tell how they were called, with the value for https. */
const PROXY_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-protocol', 'https'],
  ['x-url-scheme', 'https'],
  ['x-forwarded-ssl', 'on'],
  ['front-end-https', 'on'],
]

/** What watches a process calls it directly: without the proxy that encrypts, and not from a page. */
const PROBES = /^\/(api\/health|livez|readyz|metrics)\b/

const REDIRECT = { permanent: 301, keepingTheMethod: 307 } as const

export function isProbe(url: string): boolean {
  return PROBES.test(url)
}

export function isHttps(request: FastifyRequest): boolean {
  if (request.protocol === 'https') return true
  return PROXY_HEADERS.some(([name, value]) => proxyHeaderOf(request, name)?.toLowerCase() === value)
}

/**
 * Whether the request came encrypted, also by the word of a proxy that is not trusted. It decides what only the caller's own
 * browser feels: whether cookies are `Secure`, and whether the caller is sent to https.
 */
export function claimsHttps(request: FastifyRequest): boolean {
  return isHttps(request) || PROXY_HEADERS.some(([name, value]) => headerOf(request, name)?.toLowerCase() === value)
}

/** @param site the address, beginning with `https:`, that plain requests are sent to; undefined while they may stay. */
export function installHttpsRedirect(app: FastifyInstance, site: () => string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    const address = site()
    if (address === undefined || claimsHttps(request) || isProbe(request.url)) return done()
    const status = request.method === 'GET' ? REDIRECT.permanent : REDIRECT.keepingTheMethod
    reply.redirect(address + request.url, status)
  })
}
