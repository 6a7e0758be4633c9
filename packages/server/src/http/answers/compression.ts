/** Answers as gzip for clients that take it (contract: http, section 4), and long texts in pieces. */
import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isLongText, textPieces } from './text-pieces.ts'

/** Shorter answers fit into one packet as they are. */
const THRESHOLD_BYTES = 1024
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|x-ndjson|javascript|xml)\b|[^;]+\+(json|xml)\b)/

/** To be installed after everything else that looks at what is sent. */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, given, done) => {
    const accepted = request.headers['accept-encoding']
    const payload = isLongText(given) ? textPieces(given) : given
    if (accepted === undefined || !acceptsGzip(accepted) || !isCompressible(reply)) return done(null, payload)
    if (isStream(payload)) {
      markCompressed(reply)
      reply.removeHeader('content-length')
      // Whichever side breaks off takes the other one with it.
      return done(
        null,
        pipeline(payload, createGzip(isOfLines(reply) ? { flush: constants.Z_SYNC_FLUSH } : {}), () => {}),
      )
    }
    if (!isText(payload) || Buffer.byteLength(payload) < THRESHOLD_BYTES) return done(null, payload)
    gzip(payload, (error, compressed) => {
      if (error !== null) return done(error)
      markCompressed(reply)
      reply.header('Content-Length', compressed.length)
      done(null, compressed)
    })
  })
}

/** Whether an Accept-Encoding header takes gzip: the entry that names it counts, else the one for all others. */
export function acceptsGzip(header: string): boolean {
  let others = false
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const isTaken = !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === 'gzip') return isTaken
    if (name === '*') others = isTaken
  }
  return others
}

function isCompressible(reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type')
  return typeof type === 'string' && COMPRESSIBLE.test(type) && !reply.hasHeader('content-encoding')
}

/** Each line is to arrive when it is written. */
function isOfLines(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/x-ndjson')
}

function markCompressed(reply: FastifyReply): void {
  const vary = reply.getHeader('vary')
  reply.headers({
    'Content-Encoding': 'gzip',
    Vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
  })
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload
}

function isText(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}
