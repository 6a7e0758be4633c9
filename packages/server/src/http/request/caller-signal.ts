/** A signal that aborts when the caller goes away before its answer is complete. */
import type { FastifyReply } from 'fastify'

export function callerSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
