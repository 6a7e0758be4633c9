import type { FastifyRequest } from 'fastify'

/** A request header as one text; undefined when it is absent, empty or repeated. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
