/** Which version of content a client holds, and which one it started from. */
import { badRequest } from '@querent/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Tells the version of what is sent. */
export function setVersion(reply: FastifyReply, version: string): void {
  reply.header('etag', `"${version}"`)
}

/** The version in `If-Match`; undefined when any will do. @throws {ApiError} 400 for what no answer of ours said. */
export function expectedVersion({ headers }: FastifyRequest): string | undefined {
  const sent = headers['if-match']?.trim()
  if (sent === undefined || sent === '*') return undefined
  const [, version] = sent.match(/^"(\d+)"$/) ?? []
  if (version === undefined) throw badRequest('If-Match must be the ETag of an earlier answer.')
  return version
}
