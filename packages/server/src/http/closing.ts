/** Lets the server end while clients keep their connections open (proved by test/process/start.test.ts). */
import type { FastifyInstance } from 'fastify'

const CHECK_INTERVAL_MS = 50
/** Clients that have neither sent their request nor taken their answer this long after the last query are cut off. */
const PATIENCE_MS = 5_000

/**
 * Node closes the connections that are idle when closing begins. One that is still waiting for its answer stays open
 * after it, until its client leaves; so they are looked at again until none is left.
 */
export function installClosing(app: FastifyInstance, isQuerying: () => boolean): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    let quietSince = performance.now()
    const timer = setInterval(() => {
      app.server.closeIdleConnections()
      if (isQuerying()) quietSince = performance.now()
      if (performance.now() - quietSince > PATIENCE_MS) app.server.closeAllConnections()
    }, CHECK_INTERVAL_MS)
    app.server.once('close', () => clearInterval(timer))
  })
}
