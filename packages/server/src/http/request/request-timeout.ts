/** Cuts off clients that send a request slower than they may. The runtime has one limit for all requests, also for large files. */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take any time as long as it keeps coming. */
    isLong?: true
  }
}

/** The runtime's own error, whose answer is the same. */
const CODE = 'ERR_HTTP_REQUEST_TIMEOUT'

export function installRequestTimeout(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(app, request, limitMs)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function watch(app: FastifyInstance, { raw, routeOptions }: FastifyRequest, limitMs: number): void {
  const { socket } = raw
  // A request without a connection comes whole.
  if (!(socket instanceof Socket)) return
  const isLong = routeOptions.config.isLong === true
  let read = -1
  const timer = setInterval(() => {
    const isMoving = isLong && socket.bytesRead > read
    read = socket.bytesRead
    if (raw.complete || isMoving) return
    clearInterval(timer)
    app.server.emit('clientError', Object.assign(new Error('The request took too long.'), { code: CODE }), socket)
  }, limitMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
