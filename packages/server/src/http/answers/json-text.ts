/** Answers that are JSON text already, whole or in pieces. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { workTurn } from '../../process/work-turns.ts'
import { bytesOf, isLongText } from './text-pieces.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

const LINES_TYPE = 'application/x-ndjson; charset=utf-8'

/** Sends lines of JSON as they come, each at once. */
export function sendJsonLines(reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply {
  reply.header('x-accel-buffering', 'no')
  return reply.type(LINES_TYPE).send(Readable.from(lineBytes(lines), { objectMode: false }))
}

async function* lineBytes(lines: AsyncIterable<string>): AsyncGenerator<string | Buffer> {
  for await (const line of lines) {
    if (isLongText(line)) yield* bytesOf(line)
    else yield line
  }
}

/** Sends pieces as {@link piecesOrText} has them. */
export async function sendJsonPieces(reply: FastifyReply, pieces: AsyncIterable<string>): Promise<FastifyReply> {
  return reply.type(JSON_TYPE).send(await piecesOrText(pieces))
}

/** The same for text of the type that the answer has, always in pieces. */
export function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return reply.send(Readable.from(inTurns(pieces), { objectMode: false }))
}

/** Characters that are sent as one text. */
const SHORT = 500_000

/**
 * A short answer as one text, to be sent as any other. The pieces of a longer one go out as they come, no faster than they
 * are taken, each in a turn of the event loop of its own; the connection is broken when they end too early.
 */
export async function piecesOrText(pieces: AsyncIterable<string>): Promise<string | Readable> {
  const all = inTurns(pieces)
  const begin: string[] = []
  for (let length = 0; length < SHORT;) {
    const { done, value } = await all.next()
    if (done === true) return begin.join('')
    begin.push(value)
    length += value.length
  }
  return Readable.from(beginningWith(begin, all), { objectMode: false })
}

async function* inTurns(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const piece of pieces) {
    yield piece
    await workTurn()
  }
}

async function* beginningWith(begin: readonly string[], rest: AsyncGenerator<string, void>): AsyncGenerator<string> {
  try {
    yield* begin
    yield* rest
  } finally {
    await rest.return()
  }
}
