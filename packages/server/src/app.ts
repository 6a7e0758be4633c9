/** The HTTP application: every hook and every route file, in order. Built apart from listening, so tests can inject. */
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { knownProbe, registerRoutes, type HealthSources } from './api/index.ts'
import { installActor } from './http/access/actor.ts'
import { installAccess } from './http/access/access.ts'
import { installAccessLog } from './http/access-log.ts'
import { installAnswers } from './http/answers/answers.ts'
import { installBodyParsers } from './http/request/body.ts'
import { installClosing } from './http/closing.ts'
import { installCompression } from './http/answers/compression.ts'
import { installCors } from './http/access/cors.ts'
import { installCrossSiteRefusal } from './http/access/cross-site.ts'
import { installErrorHandlers, refuseUnreadable } from './http/answers/errors.ts'
import { answerHeadAsGet } from './http/answers/head.ts'
import { installHeaders } from './http/answers/headers.ts'
import { installHttpsRedirect } from './http/request/https.ts'
import { installOpenApi } from './http/openapi/openapi.ts'
import { installProxies } from './http/request/proxies.ts'
import { installSessionCookies, presentedCredentials } from './http/access/session.ts'
import { installSiteNote } from './http/request/site.ts'
import { installProbeShortcut } from './http/probe-shortcut.ts'
import { installRequestTimeout } from './http/request/request-timeout.ts'
import { requestIdOf } from './http/request/request-id.ts'
import { installTiming } from './http/timing.ts'
import { refuseConnection } from './http/answers/unreadable.ts'
import { installFieldSizes } from './http/validation/field-sizes.ts'
import { compileValidator } from './http/validation/validation.ts'
import type { Services } from './services/index.ts'
import type { TrustedProxies } from './config/trusted-proxies.ts'
import { VERSION } from './version.ts'
import { installWeb, type Site } from './web/index.ts'

/** A client that sends its request slower than this is cut off. */
const REQUEST_TIMEOUT_MS = 60_000

interface AppDeps {
  services: Services
  health: HealthSources
  logger: Logger
  /** Whether every request gets a line. */
  logsRequests: boolean
  trustedProxies: TrustedProxies
  /** Called once, with its address, when a proxy forwards a request and is not among those. */
  onUntrustedProxy: (address: string) => void
  /** The pages for people; without it there is the API alone. */
  site?: Site | undefined
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { services, health, logger, logsRequests, trustedProxies } = deps
  // Where the server listens is told once it is ready, in a line of our own, and once for all workers.
  const loggerInstance: FastifyBaseLogger = logger.level === 'info' ? logger.child({}, { level: 'warn' }) : logger
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    rewriteUrl: answerHeadAsGet,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    genReqId: requestIdOf,
    // Without these, Fastify loads compilers of its own that nobody asks for.
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: refuseConnection,
    // A logger of its own for every request costs more than most requests; the one line that is written names its id.
    childLoggerFactory: (parent) => parent,
  })
  app.setValidatorCompiler(compileValidator)
  installAnswers(app)
  installErrorHandlers(app, health.appDatabase)
  installClosing(app, () => services.runner.running.list().length > 0)
  installProxies(app, trustedProxies, deps.onUntrustedProxy)
  installHeaders(app, services.httpSettings.framingOrigins)
  installHttpsRedirect(app, services.httpSettings.httpsSite)
  installCors(app, services.httpSettings.originRules)
  installTiming(app, health.metrics)
  await app.register(cookie)
  installCompression(app)
  installRequestTimeout(app, REQUEST_TIMEOUT_MS)
  await installBodyParsers(app)
  installFieldSizes(app)
  installCrossSiteRefusal(app, services.httpSettings.siteUrl)
  installAccess(app, (request) => services.sessions.authenticate(presentedCredentials(request)))
  installSessionCookies(app, services.sessions.cookieRules)
  installSiteNote(app, services.httpSettings)
  const { framingOrigins, addressHeader, knownAddressHeader } = services.httpSettings
  installActor(app, { during: services.audit.during, addressHeader: knownAddressHeader })
  if (logsRequests) installAccessLog(app, logger, addressHeader)
  else installProbeShortcut(app, { known: knownProbe(health), metrics: health.metrics, framers: framingOrigins })
  installOpenApi(app, VERSION.product)
  await registerRoutes(app, services, health)
  if (deps.site !== undefined) await installWeb(app, deps.site, services)
  return app
}

function neverAsked(): never {
  throw new Error('The compilers of this server were not set.')
}
