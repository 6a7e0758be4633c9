/** Answers that are JSON text already, whole or in pieces. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export const JSON_TYPE = 'application/json; charset=utf-8'

const LINES_TYPE = 'application/x-ndjson; charset=utf-8'

export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(JSON_TYPE).send(text)
}

/** Sends lines of JSON as they come, each at once. */
export function sendJsonLines(reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply {
  reply.header('x-accel-buffering', 'no')
  return reply.type(LINES_TYPE).send(Readable.from(lines, { objectMode: false }))
}

/** Sends pieces as they come, no faster than they are taken; the connection is broken when they end too early. */
export function sendJsonPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return sendPieces(reply.type(JSON_TYPE), pieces)
}

/** The same for text of the type that the answer has. */
export function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return reply.send(Readable.from(pieces, { objectMode: false }))
}
