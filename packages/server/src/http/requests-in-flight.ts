/** How many requests wait for their answer, or for its end. */
import type { FastifyInstance } from 'fastify'

export function requestsInFlight() {
  let count = 0
  const ended = () => void (count -= 1)
  return {
    count: () => count,
    /** To be called before the server listens. */
    install({ server }: FastifyInstance): void {
      // Below the framework, which does not say when a caller has gone.
      server.on('request', (_request, response) => {
        count += 1
        response.once('close', ended)
      })
    },
  }
}
