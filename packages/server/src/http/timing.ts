/** Request duration for `Server-Timing` and the metrics. */
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../observe/metrics/metrics.ts'

export function installTiming(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('server-timing')) {
      reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`)
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}

/** The header's value: `parse;dur=0.3, compile;dur=1.2`. */
export function serverTiming(timesMs: Readonly<Record<string, number>>): string {
  return Object.entries(timesMs)
    .map(([stage, ms]) => `${stage};dur=${ms.toFixed(1)}`)
    .join(', ')
}
