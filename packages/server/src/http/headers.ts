/** Headers of every `/api` answer (contract: identity, section 1.4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { VERSION } from '../version.ts'

const FIXED = {
  'Cache-Control': 'max-age=0, no-cache, must-revalidate, proxy-revalidate',
  Expires: 'Tue, 03 Jul 2001 06:00:00 GMT',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Routes that other sites may show in a frame. */
const FRAMEABLE = /^\/api\/(public|embed)\//

export function installHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply))
}

/** Also for answers that no hook sees. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const isFrameable = FRAMEABLE.test(request.url)
  reply.headers(FIXED)
  reply.header('Last-Modified', currentTime())
  reply.header('X-Metabase-Version', VERSION.tag)
  reply.header('X-Request-Id', request.id)
  reply.header('Content-Security-Policy', `frame-ancestors ${isFrameable ? '*' : "'none'"}`)
  if (!isFrameable) reply.header('X-Frame-Options', 'DENY')
}

let second = 0
let written = ''

/** The time as headers have it, written once a second. */
function currentTime(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    written = new Date(now * 1000).toUTCString()
  }
  return written
}
