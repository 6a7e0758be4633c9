/** Answers of work that takes a while: at the end alone, or with lines that say how far it is. */
import { EventEmitter, once } from 'node:events'
import { ApiError, ERROR_TEXT } from '@querent/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { connectedDatabaseFailure } from './errors.ts'
import { sendJsonLines } from './json-text.ts'

const LINES_TYPE = 'application/x-ndjson'
const DEFECT = new ApiError(500, { message: ERROR_TEXT.defect })

/** Whether the caller asks for lines. */
export function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(LINES_TYPE) === true
}

/**
 * Sends a line of JSON for each step that work reports, and a last one: `{"result": …}`, or `{"error": {"status", "body"}}`, since
 * the status of the answer has been sent by then.
 */
export function sendProgress<Step>(
  reply: FastifyReply,
  work: (tell: (step: Step) => void) => Promise<unknown>,
): FastifyReply {
  const lines = linesOf(work, (error) => {
    const known = error instanceof ApiError ? error : connectedDatabaseFailure(error)
    // Whoever has gone reads no answer, and has ended the work.
    const isLogged = (known === undefined || known.status >= 500) && !reply.raw.destroyed
    if (isLogged) void reply.server.logFailure(error, reply.request)
    const { status, body } = known ?? DEFECT
    return { status, body }
  })
  return sendJsonLines(reply, lines)
}

async function* linesOf<Step>(
  work: (tell: (step: Step) => void) => Promise<unknown>,
  errorLine: (error: unknown) => object,
): AsyncGenerator<string> {
  const told = new EventEmitter()
  let latest: Step | undefined
  let last: object | undefined
  const end = (line: object) => {
    last = line
    told.emit('step')
  }
  void work((step) => {
    latest = step
    told.emit('step')
  }).then(
    (result) => end({ result }),
    (error: unknown) => end({ error: errorLine(error) }),
  )
  while (last === undefined) {
    // A slow reader misses steps, but never the end.
    if (latest === undefined) await once(told, 'step')
    if (latest === undefined) continue
    const line = latest
    latest = undefined
    yield `${JSON.stringify({ progress: line })}\n`
  }
  yield `${JSON.stringify(last)}\n`
}
