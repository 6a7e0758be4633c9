/** Answers that stay the same for as long as the server runs: made once, and not sent to who has them already. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from './compression.ts'
import { JSON_TYPE } from './json-text.ts'

interface FixedAnswer {
  text: string
  compressed: Buffer
  etag: string
}

/** What `make` gives, as it is sent. It is made when it is first asked for; what failed is made anew. */
export function fixedAnswer(make: () => Promise<unknown>): () => Promise<FixedAnswer> {
  let made: Promise<FixedAnswer> | undefined
  return () => {
    made ??= answerOf(make).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function answerOf(make: () => Promise<unknown>): Promise<FixedAnswer> {
  const text = JSON.stringify(await make())
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, compressed: await promisify(gzip)(text), etag: `"${hash}"` }
}

/** @param caching value of `Cache-Control`. */
export function sendFixed(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, compressed, etag }: FixedAnswer,
  caching: string,
): FastifyReply {
  const { 'if-none-match': held, 'accept-encoding': accepted } = request.headers
  reply.headers({ etag, 'cache-control': caching, vary: 'Accept-Encoding' })
  reply.removeHeader('expires')
  reply.removeHeader('last-modified')
  if (held !== undefined && names(held, etag)) return reply.code(304).send()
  reply.type(JSON_TYPE)
  if (accepted === undefined || !acceptsGzip(accepted)) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(compressed)
}

/** Whether a list of `If-None-Match` holds the tag. */
function names(list: string, etag: string): boolean {
  return list.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag)
}
