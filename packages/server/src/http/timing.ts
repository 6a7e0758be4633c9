/** Request duration for `Server-Timing` and the metrics. */
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../observe/metrics/metrics.ts'

export function installTiming(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('server-timing')) {
      reply.header('server-timing', serverTiming({}, reply.elapsedTime))
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}

/** The header's value: `parse;dur=0.3, compile;dur=1.2`. @param totalMs of the request, which stands last. */
export function serverTiming(timesMs: Readonly<Record<string, number>>, totalMs?: number): string {
  let text = ''
  for (const stage in timesMs) text += `${stage};dur=${tenths(timesMs[stage]!)}, `
  return totalMs === undefined ? text.slice(0, -2) : `${text}total;dur=${tenths(totalMs)}`
}

/** With at most one decimal; `toFixed` takes several times as long. */
function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
