/** Sends query results: answers as JSON text with status 202, files as streams. */
import { Readable } from 'node:stream'
import { QueryCancelled } from '@querent/query'
import type { FastifyReply } from 'fastify'
import { JSON_TYPE } from './json-text.ts'
import type { DownloadFile } from '../../services/asking/queries/index.ts'
import { serverTiming } from '../timing.ts'

/** What clients must know of an answer that is sent here. */
export const ALWAYS_202 = 'The status is 202 even if the query fails: see `status` in the body.'

/** What clients must know of a file that is sent here. */
export const FILE_FAILURES =
  'A query that fails before its first row is answered with status 400 and says why in the body; one whose tables may not ' +
  'be downloaded, with 403. The format `api` is not a ' +
  'file but the answer of a query that is shown, with status 202 even if it fails.'

/** @param answer Its `body` is JSON text. */
export function sendAnswer(
  reply: FastifyReply,
  answer: { body: string; stageTimes: Readonly<Record<string, number>> },
): FastifyReply {
  reply.header('x-accel-buffering', 'no')
  reply.header('server-timing', serverTiming(answer.stageTimes, reply.elapsedTime))
  return reply.code(202).type(JSON_TYPE).send(answer.body)
}

/**
 * Streams a file; the connection is broken when it cannot be completed, so nobody takes a part for the whole. That holds
 * for a client too that has stopped reading: it would keep its statement's turn for as long as it stays.
 */
export function sendDownload(reply: FastifyReply, file: DownloadFile): FastifyReply {
  if (file.kind === 'failure') return reply.code(file.status).type(JSON_TYPE).send(file.body)
  reply.code(file.status).type(file.contentType)
  reply.header('x-accel-buffering', 'no')
  const timing = serverTiming(file.stageTimes)
  if (timing !== '') reply.header('server-timing', timing)
  if (file.disposition !== undefined) reply.header('content-disposition', file.disposition)
  const bytes = Readable.from(file.bytes, { objectMode: false })
  const breakOff = () => {
    // What a client that has left was to get is destroyed with its connection.
    if (!reply.raw.destroyed) bytes.destroy(new QueryCancelled('The query was cancelled.'))
  }
  file.signal.addEventListener('abort', breakOff, { once: true })
  return reply.send(bytes)
}
