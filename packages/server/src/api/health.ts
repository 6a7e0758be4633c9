/** `/api/health`, `/readyz`, `/livez` and `/metrics`: for machines that watch the server. Nobody is asked who they are. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { NotReadyAnswer, PlainText, StatusAnswer } from '@querent/contract'
import type { FastifyRequest } from 'fastify'
import { PROBE } from '../http/access/access.ts'
import { isForwarded } from '../http/request/proxies.ts'
import { headerOf } from '../http/request/request-header.ts'
import type { Metrics } from '../observe/metrics/metrics.ts'
import type { AppDatabaseWatch } from '../observe/app-database-watch.ts'
import { routes } from '../http/routes.ts'

export interface HealthSources {
  metrics: Metrics
  appDatabase: AppDatabaseWatch
  /** Whether the server is about to end. */
  isStopping: () => boolean
  /** What a request for metrics must carry; undefined when it is not asked for. */
  metricsToken: string | undefined
}

const READY_PATHS: readonly string[] = ['/api/health', '/readyz']
const ALIVE_PATH = '/livez'
const OK = { status: 'ok' } as const
const OK_TEXT = JSON.stringify(OK)
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** Gives the answer to a probe of this path as JSON text, where it is known at once that all is well. */
export function knownProbe({ appDatabase, isStopping }: HealthSources): (path: string) => string | undefined {
  return (path) => {
    if (path === ALIVE_PATH) return OK_TEXT
    if (!READY_PATHS.includes(path) || isStopping() || appDatabase.check() !== true) return undefined
    return appDatabase.obstacle() === undefined ? OK_TEXT : undefined
  }
}

/** When to ask again. */
const RETRY_AFTER_SECONDS = 1

export const healthRoutes = routes<HealthSources>('', 'Server', async (app, sources) => {
  const { metrics, appDatabase, isStopping, metricsToken } = sources
  for (const path of READY_PATHS) {
    app.get(
      path,
      {
        config: PROBE,
        schema: {
          summary: 'Check that requests can be served',
          description:
            'Status 503 while the app database does not answer or cannot be written to (a full disk, say), and when ' +
            'the server is about to stop.',
          response: { 200: StatusAnswer, 503: NotReadyAnswer },
        },
      },
      async (_request, reply) => {
        const known = appDatabase.check()
        const isReachable = typeof known === 'boolean' ? known : await known
        const message = isReachable ? appDatabase.obstacle() : 'The app database does not answer.'
        if (message === undefined && !isStopping()) return OK
        reply.code(503).header('Retry-After', RETRY_AFTER_SECONDS)
        return isStopping() || message === undefined
          ? { status: 'stopping' as const }
          : { status: 'unavailable' as const, message }
      },
    )
  }

  app.get(
    ALIVE_PATH,
    { config: PROBE, schema: { summary: 'Check that the process is alive', response: { 200: StatusAnswer } } },
    async () => OK,
  )

  app.get(
    '/metrics',
    {
      config: PROBE,
      schema: {
        summary: 'Get metrics for Prometheus',
        description:
          'With `QUERENT_METRICS_TOKEN`, that token is needed as `Authorization: Bearer`. Without it, the request must not come ' +
          'through a proxy.',
        response: { 200: PlainText, 401: PlainText, 403: PlainText },
      },
    },
    async (request, reply) => {
      if (metricsToken !== undefined && !carries(request, metricsToken)) {
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .type(TEXT_TYPE)
          .send("Metrics need this server's token.")
      }
      if (metricsToken === undefined && isForwarded(request)) {
        return reply
          .code(403)
          .type(TEXT_TYPE)
          .send('Metrics are not served through a proxy. Set QUERENT_METRICS_TOKEN for that.')
      }
      const { contentType, text } = await metrics.render()
      return reply.type(contentType).send(text)
    },
  )
})

function carries(request: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer +(.+)$/i.exec(headerOf(request, 'authorization') ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
