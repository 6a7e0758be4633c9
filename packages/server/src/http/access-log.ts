/** One log line per request, for whoever turns it on. It names the route and no path, which may hold a token. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { clientAddressOf, peerOf } from './request/proxies.ts'

/** @param addressHeader the header in which a proxy tells the client's address. */
export function installAccessLog(
  app: FastifyInstance,
  log: FastifyBaseLogger,
  addressHeader: () => Promise<string>,
): void {
  /** Bytes that a connection had sent when its latest request came. */
  const sentBefore = new WeakMap<object, number>()
  /** By whom requests were sent: with `Connection: close`, the connection is gone when they are answered. */
  const peers = new WeakMap<object, string>()
  app.addHook('onRequest', async (request) => {
    const { socket } = request.raw
    sentBefore.set(socket, socket.bytesWritten ?? 0)
    peers.set(request, peerOf(request))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { socket } = request.raw
    const line = {
      type: 'http.request',
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      bytes: (socket.bytesWritten ?? 0) - (sentBefore.get(socket) ?? 0),
      userId: request.visitor?.id ?? null,
      address: clientAddressOf(request, await addressHeader().catch(() => ''), peers.get(request)),
      requestId: request.id,
    }
    log.info(line, line.type)
  })
}
