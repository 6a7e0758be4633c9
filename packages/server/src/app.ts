/** The HTTP application: every hook and every route file, in order. Built apart from listening, so tests can inject. */
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { registerRoutes, type HealthSources } from './api/index.ts'
import { installAccess } from './http/access.ts'
import { installAccessLog } from './http/access-log.ts'
import { installAnswers } from './http/answers.ts'
import { installBodyParsers } from './http/body.ts'
import { installClosing } from './http/closing.ts'
import { installCompression } from './http/compression.ts'
import { installCors } from './http/cors.ts'
import { installCrossSiteRefusal } from './http/cross-site.ts'
import { installErrorHandlers, refuseUnreadable } from './http/errors.ts'
import { answerHeadAsGet } from './http/head.ts'
import { installHeaders } from './http/headers.ts'
import { installHttpsRedirect } from './http/https.ts'
import { installOpenApi } from './http/openapi.ts'
import { installProxies } from './http/proxies.ts'
import { installSessionCookies, presentedCredentials } from './http/session.ts'
import { installSiteNote } from './http/site.ts'
import { installTiming } from './http/timing.ts'
import { refuseConnection } from './http/unreadable.ts'
import { compileValidator } from './http/validation.ts'
import type { Services } from './services/index.ts'
import type { TrustedProxies } from './config/trusted-proxies.ts'
import { VERSION } from './version.ts'

/** Largest JSON body: a dashboard with hundreds of cards stays far below. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024
/** A client that sends its request slower than this is cut off. */
const REQUEST_TIMEOUT_MS = 60_000

export interface AppDeps {
  services: Services
  health: HealthSources
  logger: Logger
  /** Whether every request gets a line. */
  logsRequests: boolean
  trustedProxies: TrustedProxies
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { services, health, logger, logsRequests, trustedProxies } = deps
  const loggerInstance: FastifyBaseLogger = logger
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: false,
    rewriteUrl: answerHeadAsGet,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: 'x-request-id',
    // Without these, Fastify loads compilers of its own that nobody asks for.
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: refuseConnection,
    // A logger of its own for every request costs more than most requests; the one line that is written names its id.
    childLoggerFactory: (parent) => parent,
  })
  await services.settings.current() // what the first request meets
  app.setValidatorCompiler(compileValidator)
  installAnswers(app)
  installErrorHandlers(app, health.appDatabase)
  installClosing(app, () => services.runner.running.list().length > 0)
  installProxies(app, trustedProxies)
  installHeaders(app, services.settings.framingOrigins)
  installHttpsRedirect(app, services.settings.httpsSite)
  installCors(app, services.settings.originRules)
  installTiming(app, health.metrics)
  await app.register(cookie)
  installCompression(app)
  await installBodyParsers(app)
  installCrossSiteRefusal(app)
  installAccess(app, (request) => services.sessions.authenticate(presentedCredentials(request)))
  installSessionCookies(app, services.sessions.cookieRules)
  installSiteNote(app, services.settings)
  if (logsRequests) installAccessLog(app, services.settings.addressHeader)
  await installOpenApi(app, VERSION.product)
  await registerRoutes(app, services, health)
  return app
}

function neverAsked(): never {
  throw new Error('The compilers of this server were not set.')
}
