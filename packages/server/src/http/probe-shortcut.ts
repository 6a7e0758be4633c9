/**
 * Probes that a word answers are answered before the framework looks at them: what watches the server asks it all day, and
 * a route with all its hooks takes twice the time. Everything else of them, such as a failure, takes the way of routes.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../observe/metrics/metrics.ts'
import { headerList } from './answers/headers.ts'
import { JSON_TYPE } from './answers/json-text.ts'
import { requestIdOf } from './request/request-id.ts'

interface ProbeShortcut {
  /** JSON text of the answer to GET of this path, if it is known at once and is a good one. */
  known: (path: string) => string | undefined
  metrics: Metrics
  /** As for all answers. */
  framers: () => string
}

/** To be called before the server listens. */
export function installProbeShortcut({ server }: FastifyInstance, shortcut: ProbeShortcut): void {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' && isAnswered(request, response, shortcut)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}

function isAnswered(
  request: IncomingMessage,
  response: ServerResponse,
  { known, metrics, framers }: ProbeShortcut,
): boolean {
  const begin = performance.now()
  const path = request.url ?? ''
  const text = known(path)
  if (text === undefined || hasBody(request)) return false
  const headers = headerList(requestIdOf(request), framers())
  const elapsedMs = performance.now() - begin
  headers.push('server-timing', `total;dur=${elapsedMs.toFixed(1)}`)
  headers.push('content-type', JSON_TYPE, 'content-length', String(text.length))
  response.writeHead(200, headers).end(text)
  metrics.countRequest('GET', path, 200, elapsedMs / 1000)
  return true
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
