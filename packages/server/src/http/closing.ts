/** Lets the server end while clients keep their connections open (proved by test/process/start.test.ts). */
import type { FastifyInstance } from 'fastify'

const CHECK_INTERVAL_MS = 50

/**
 * Node closes the connections that are idle when closing begins. One that is still waiting for its answer stays open
 * after it, until its client leaves; so they are looked at again until none is left.
 */
export function installClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const timer = setInterval(() => app.server.closeIdleConnections(), CHECK_INTERVAL_MS)
    app.server.once('close', () => clearInterval(timer))
  })
}
