/**
 * Who may call a route. Every route states it in `config.access`; a route that does not stops the start.
 * What depends on the object asked for is decided by the services.
 */
import { forbidden, unauthenticated, type ApiError } from '@querent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { canChangeSettings, canManageSomeGroup, canMonitor } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Authenticated } from '../../services/people/sessions/index.ts'

/**
 * probe: anybody, and nobody asks who it is. guest: the same, for what the route's key opens. public: anybody. user: anybody logged in. setting and monitoring: groups with
 * that permission. manager: administrators, and managers of groups. admin: administrators.
 */
type Access = 'probe' | 'guest' | 'public' | 'user' | 'setting' | 'monitoring' | 'manager' | 'admin'

/** The `config` of a route, by who may call it. */
export const PROBE = { access: 'probe' } as const
export const GUEST = { access: 'guest' } as const
export const PUBLIC = { access: 'public' } as const
export const USER = { access: 'user' } as const
/** Anybody logged in, also those who have to set up a second factor before anything else. */
export const ENROLLING_USER = { access: 'user', isForEnrolling: true } as const
export const SETTING = { access: 'setting' } as const
export const MONITORING = { access: 'monitoring' } as const
export const MANAGER = { access: 'manager' } as const
export const ADMIN = { access: 'admin' } as const

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Whether it may be called with a session that does for nothing else than to set up a second factor. */
    isForEnrolling?: true
  }
  interface FastifyRequest {
    /** Who asks; undefined without valid credentials. */
    visitor: CurrentUser | undefined
    /** Who asks. @throws {ApiError} 401 without valid credentials. */
    readonly user: CurrentUser
    /** The change counters of the app database as a request with valid credentials found them. */
    versions: Authenticated['versions']
    /** Whether the session does for nothing else than to set up a second factor. */
    mustEnroll: boolean
  }
}

/** Resolves a request's credentials, to undefined when they are not valid; undefined at once when it has none. */
type Authenticate = (request: FastifyRequest) => Promise<Authenticated | undefined> | undefined

/** Paths whose admin routes answer 403, not 401, without a login (contract: http, section 7). */
const OPEN_PREFIX = /^\/api\/(util|setup|session)\b/

export function installAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('visitor', undefined)
  app.decorateRequest('versions')
  app.decorateRequest('mustEnroll', false)
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      if (this.visitor === undefined) throw unauthenticated()
      return this.visitor
    },
  })
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (access === undefined) throw new Error(`${route.method} ${route.url} does not state its access`)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config
    const finding = request.is404 || access === 'probe' || access === 'guest' ? undefined : authenticate(request)
    if (finding === undefined) return done(refusal(request))
    return finding.then((found) => {
      if (found !== undefined) request.versions = found.versions
      request.visitor = found?.user
      request.mustEnroll = found?.mustEnroll === true
      const error = refusal(request)
      if (error !== undefined) throw error
    })
  })
}

const ENROLL_FIRST =
  'One of your groups requires a second factor, and you have none yet. Set one up first: POST /api/second-factor/totp or ' +
  '/api/second-factor/passkey. Until then this session does for nothing else.'

/** Why the visitor may not call the route; undefined for those who may. */
function refusal({ is404, routeOptions, visitor, mustEnroll, url }: FastifyRequest): ApiError | undefined {
  const { access, isForEnrolling } = routeOptions.config
  if (is404 || isForAnybody(access)) return undefined
  if (visitor === undefined) return OPEN_PREFIX.test(url) ? forbidden() : unauthenticated()
  if (mustEnroll && isForEnrolling !== true) return forbidden(ENROLL_FIRST)
  return access === undefined || mayCall(visitor, access) ? undefined : forbidden()
}

/** Whether anybody may call it. */
export function isForAnybody(access: Access | undefined): boolean {
  return access === 'public' || access === 'probe' || access === 'guest'
}

function mayCall(visitor: CurrentUser, access: Access): boolean {
  if (access === 'admin') return visitor.is_superuser
  if (access === 'manager') return canManageSomeGroup(visitor)
  if (access === 'setting') return canChangeSettings(visitor)
  return access !== 'monitoring' || canMonitor(visitor)
}
