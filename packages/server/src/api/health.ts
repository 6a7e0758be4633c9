/** `/api/health`, `/readyz`, `/livez` and `/metrics`: for machines that watch the server. Nobody is asked who they are. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotReadyAnswer, PlainText, StatusAnswer } from '@querent/contract'
import { PROBE } from '../http/access.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { Reachability } from '../observe/reachability.ts'

export interface HealthSources {
  metrics: Metrics
  appDatabase: Reachability
  /** Whether the server is about to end. */
  isStopping: () => boolean
}

/** When to ask again. */
const RETRY_AFTER_SECONDS = 1

export const healthRoutes: FastifyPluginAsyncTypebox<HealthSources> = async (app, sources) => {
  const { metrics, appDatabase, isStopping } = sources
  for (const path of ['/api/health', '/readyz']) {
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
        if (isReachable && !isStopping()) return { status: 'ok' as const }
        reply.code(503).header('Retry-After', RETRY_AFTER_SECONDS)
        return isStopping()
          ? { status: 'stopping' as const }
          : { status: 'unavailable' as const, message: 'The app database does not answer.' }
      },
    )
  }

  app.get(
    '/livez',
    { config: PROBE, schema: { summary: 'Check that the process lives', response: { 200: StatusAnswer } } },
    async () => ({ status: 'ok' as const }),
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
