/** Headers of every `/api` answer (contract: http, section 4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { VERSION } from '../../version.ts'

/** In lower case, as Fastify keeps them: it need not make a new text of each name for each answer. */
const FIXED = Object.entries({
  'cache-control': 'private, no-store, max-age=0, no-cache, must-revalidate, proxy-revalidate',
  expires: 'Tue, 03 Jul 2001 06:00:00 GMT',
  'strict-transport-security': 'max-age=31536000',
  'x-permitted-cross-domain-policies': 'none',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-metabase-version': VERSION.tag,
})
/** An answer that a browser shows as a page loads and runs nothing. */
const NOTHING = "default-src 'none'"
const ANY_FRAME = { 'content-security-policy': `${NOTHING}; frame-ancestors *` } as const
const NO_FRAME = {
  'content-security-policy': `${NOTHING}; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
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
  for (const [name, value] of FIXED) reply.header(name, value)
  reply.header('last-modified', currentTime())
  reply.header('x-request-id', request.id)
  reply.headers(FRAMEABLE.test(request.url) ? ANY_FRAME : framing(framers))
}

/** The same as names and values in turn, for answers that the framework does not see; `id` is that of the request. */
export function headerList(id: string, framers: string): string[] {
  const time = currentTime()
  if (time !== shared.time || framers !== shared.framers) {
    const list = [...FIXED.flat(), 'last-modified', time, ...Object.entries(framing(framers)).flat()]
    shared = { time, framers, list }
  }
  return [...shared.list, 'x-request-id', id]
}

/** What the answers of a second have in common. */
let shared = { time: '', framers: '', list: [] as string[] }

/** Entries that are no origins are left out: they could say something else in the header. */
function framing(framers: string): Record<string, string> {
  if (framers === '') return NO_FRAME
  const origins = originsOf(framers)
  const [first] = origins
  if (first === undefined) return NO_FRAME
  return {
    'content-security-policy': `${NOTHING}; frame-ancestors ${origins.join(' ')}`,
    'x-frame-options': `ALLOW-FROM ${first}`,
  }
}

/** The entries of a list, separated by blanks or commas, that a policy can name. */
export function originsOf(list: string): string[] {
  return list.split(/[\s,]+/).filter((origin) => FRAMING_ORIGIN.test(origin))
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
