/** Where a request carries its credentials, and the cookies of a login (contract: sessions, sections 2 and 3). */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticated, CookieRules, Credentials, Origin } from '../../services/people/sessions/index.ts'
import { claimsHttps, isProbe } from '../request/https.ts'
import { clientAddressOf } from '../request/proxies.ts'
import { headerOf } from '../request/request-header.ts'

const SESSION_COOKIE = 'metabase.SESSION'
const TIMEOUT_COOKIE = 'metabase.TIMEOUT'
const EMBEDDED_COOKIE = 'metabase.EMBEDDED_SESSION'
const DEVICE_COOKIE = 'metabase.DEVICE'
const DEVICE_SECONDS = 20 * 365 * 24 * 3600
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Versions = Authenticated['versions']

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the browser, kept in a cookie; new when it sent none. */
    deviceId: string
  }
}

/** Everything that may prove who makes the request, in the order in which it is tried. */
export function presentedCredentials(request: FastifyRequest): Credentials {
  const cookie = request.cookies[SESSION_COOKIE]
  const header = headerOf(request, 'x-metabase-session')
  return {
    sessionIds: [cookie, header].filter((id) => id !== undefined),
    apiKey: headerOf(request, 'x-api-key') ?? notifyKey(request),
  }
}

/** Loads of data have their own header for a key (contract: http, section 4). */
function notifyKey(request: FastifyRequest): string | undefined {
  return request.url.startsWith('/api/notify/') ? headerOf(request, 'x-metabase-apikey') : undefined
}

/** From where the request comes. `addressHeader` is the header in which a proxy tells the client's address. */
export function originOf(request: FastifyRequest, addressHeader: string): Origin {
  return {
    deviceId: request.deviceId,
    userAgent: headerOf(request, 'user-agent') ?? '',
    address: clientAddressOf(request, addressHeader),
  }
}

/** Whether a request carries the credentials that browsers add by themselves, and no others. */
export function isSignedByCookieAlone(request: FastifyRequest): boolean {
  const { sessionIds, apiKey } = presentedCredentials(request)
  return request.cookies[SESSION_COOKIE] !== undefined && sessionIds.length === 1 && apiKey === undefined
}

/** What the cookie with a browser's id says after it. */
const DEVICE_ATTRIBUTES = `; Max-Age=${DEVICE_SECONDS}; Path=/; HttpOnly; SameSite=Lax`

/** Gives browsers an id, and tells those that use a session cookie that the session lives. Register after access. */
export function installSessionCookies(app: FastifyInstance, rules: (versions: Versions) => Promise<CookieRules>): void {
  app.decorateRequest('deviceId', '')
  app.addHook('onRequest', (request, reply, done) => {
    const known = request.cookies[DEVICE_COOKIE]
    request.deviceId = known !== undefined && UUID.test(known) ? known : randomUUID()
    const isGuest = request.routeOptions.config.access === 'guest'
    if (!request.url.startsWith('/api/') || isProbe(request.url) || isGuest) return done()
    if (request.deviceId !== known) {
      // Written here, because every request of a client without cookies gets it.
      reply.header(
        'set-cookie',
        `${DEVICE_COOKIE}=${request.deviceId}${DEVICE_ATTRIBUTES}${claimsHttps(request) ? '; Secure' : ''}`,
      )
    }
    const isByCookie = typeof request.visitor?.sessionKeyHash === 'string' && request.cookies[SESSION_COOKIE]
    if (!isByCookie) return done()
    return rules(request.versions).then((current) => setTimeoutCookie(request, reply, current))
  })
}

/** Sets the cookies of a login. Only a remembered one outlives the browser. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, rules, isRemembered = false }: { id: string; rules: CookieRules; isRemembered?: boolean },
): void {
  const isLasting = isRemembered && !rules.isBrowserBound
  reply.setCookie(SESSION_COOKIE, id, {
    ...attributes(request, rules),
    httpOnly: true,
    ...(isLasting ? { maxAge: rules.maxAgeSeconds } : {}),
  })
  setTimeoutCookie(request, reply, rules)
}

function setTimeoutCookie(request: FastifyRequest, reply: FastifyReply, rules: CookieRules): void {
  const end = rules.timeoutAt === undefined ? { maxAge: rules.maxAgeSeconds } : { expires: rules.timeoutAt }
  reply.setCookie(TIMEOUT_COOKIE, 'alive', { ...attributes(request, rules), ...end })
}

/** Browsers refuse SameSite=None without Secure. */
function attributes(request: FastifyRequest, { sameSite }: CookieRules) {
  return { path: '/', sameSite, secure: claimsHttps(request) }
}

export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of [SESSION_COOKIE, EMBEDDED_COOKIE, TIMEOUT_COOKIE]) {
    reply.setCookie(name, '', { path: '/', expires: new Date(0) })
  }
}
