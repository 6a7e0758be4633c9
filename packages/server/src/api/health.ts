/** `/api/health`, `/readyz`, `/livez` and `/metrics`: for machines that watch the server. Nobody is asked who they are. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotReadyAnswer, PlainText, StatusAnswer } from '@querent/contract'
import { PROBE } from '../http/access/access.ts'
import type { Metrics } from '../observe/metrics/metrics.ts'
import type { Reachability } from '../observe/reachability.ts'

export interface HealthSources {
  metrics: Metrics
  appDatabase: Reachability
  /** Whether the server is about to end. */
  isStopping: () => boolean
}

const READY_PATHS: readonly string[] = ['/api/health', '/readyz']
const ALIVE_PATH = '/livez'
const OK = { status: 'ok' } as const
const OK_TEXT = JSON.stringify(OK)

/** Gives the answer to a probe of this path as JSON text, where it is known at once that all is well. */
export function knownProbe({ appDatabase, isStopping }: HealthSources): (path: string) => string | undefined {
  return (path) => {
    if (path === ALIVE_PATH) return OK_TEXT
    return READY_PATHS.includes(path) && !isStopping() && appDatabase.check() === true ? OK_TEXT : undefined
  }
}

/** When to ask again. */
const RETRY_AFTER_SECONDS = 1

export const healthRoutes: FastifyPluginAsyncTypebox<HealthSources> = async (app, sources) => {
  const { metrics, appDatabase, isStopping } = sources
  for (const path of READY_PATHS) {
    app.get(
      path,
      {
        config: PROBE,
        schema: {
          summary: 'Check that requests can be served',
          description: 'Status 503 while the app database does not answer, and when the server is about to stop.',
          response: { 200: StatusAnswer, 503: NotReadyAnswer },
        },
      },
      async (_request, reply) => {
        const known = appDatabase.check()
        const isReachable = typeof known === 'boolean' ? known : await known
        if (isReachable && !isStopping()) return OK
        reply.code(503).header('Retry-After', RETRY_AFTER_SECONDS)
        return isStopping()
          ? { status: 'stopping' as const }
          : { status: 'unavailable' as const, message: 'The app database does not answer.' }
      },
    )
  }

  app.get(
    ALIVE_PATH,
    { config: PROBE, schema: { summary: 'Check that the process lives', response: { 200: StatusAnswer } } },
    async () => OK,
  )

  app.get(
    '/metrics',
    { config: PROBE, schema: { summary: 'Get metrics for Prometheus', response: { 200: PlainText } } },
    async (_request, reply) => {
      const { contentType, text } = await metrics.render()
      return reply.type(contentType).send(text)
    },
  )
}
