/** Request duration for `Server-Timing` and the metrics. */
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../observe/metrics/metrics.ts'

export function installTiming(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('server-timing')) {
      reply.header('server-timing', serverTiming({ total: reply.elapsedTime }))
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
  let text = ''
  for (const stage in timesMs) text += `${text === '' ? '' : ', '}${stage};dur=${tenths(timesMs[stage]!)}`
  return text
}

/** With at most one decimal; `toFixed` takes several times as long. */
function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
