/** Headers of every `/api` answer (contract: http, section 4). */
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

/** What the header can name: `[scheme://]host[:port]`, with `*` for any host, any subdomain or any port. */
const FRAMING_ORIGIN = /^(?:https?:\/\/)?(?:\*|(?:\*\.)?[\w.-]+|\[[0-9a-f:]+\])(?::(?:\d{1,5}|\*))?$/i

/** @param framers origins, separated by blanks, whose pages may show every answer in a frame. */
export function installHeaders(app: FastifyInstance, framers: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply, framers())
    done()
  })
}

/** Also for answers that no hook sees. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply, framers = ''): void {
  reply.headers(FIXED)
  reply.header('Last-Modified', currentTime())
  reply.header('X-Metabase-Version', VERSION.tag)
  reply.header('X-Request-Id', request.id)
  reply.headers(FRAMEABLE.test(request.url) ? { 'Content-Security-Policy': 'frame-ancestors *' } : framing(framers))
}

/** Entries that are no origins are left out: they could say something else in the header. */
function framing(framers: string): Record<string, string> {
  const origins = framers.split(/[\s,]+/).filter((origin) => FRAMING_ORIGIN.test(origin))
  const [first] = origins
  if (first === undefined) return { 'Content-Security-Policy': "frame-ancestors 'none'", 'X-Frame-Options': 'DENY' }
  return {
    'Content-Security-Policy': `frame-ancestors ${origins.join(' ')}`,
    'X-Frame-Options': `ALLOW-FROM ${first}`,
  }
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
