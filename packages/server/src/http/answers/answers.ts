/**
 * How a handler's return value becomes an answer: an object, number or boolean is JSON, a string is plain text, and
 * nothing (or null) is 204 (contract: http, section 1). Rows and records are never cut by a response schema.
 */
import type { FastifyInstance, RouteOptions } from 'fastify'
import { installLongAnswers } from './long-answers.ts'

export function installAnswers(app: FastifyInstance): void {
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  installLongAnswers(app)
  app.addHook('onRoute', (route) => {
    route.handler = withEmptyAnswers(route.handler)
  })
}

function withEmptyAnswers(handler: RouteOptions['handler']): RouteOptions['handler'] {
  return async function answer(request, reply) {
    const result = await handler.call(this, request, reply)
    // Whoever left while a stream was sent to them gets no other answer.
    if (reply.sent || reply.raw.headersSent || reply.raw.destroyed || result === reply) return reply
    if (result === undefined || result === null) return reply.code(204).send()
    return result
  }
}
