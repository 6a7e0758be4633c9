/** Tells what is written during a request on whose behalf it is, and from where they ask. */
import type { FastifyInstance } from 'fastify'
import { headerOf } from '../request/request-header.ts'
import { clientAddressOf } from '../request/proxies.ts'

/** Who asks, and from where. */
interface Requester {
  userId: number | null
  address: string | null
  userAgent: string | null
  requestId: string | null
}

interface ActorSources {
  /** Does the rest of a request on behalf of somebody, of whom is asked when it matters. */
  during(who: () => Requester, work: () => void): void
  /** Header in which a proxy tells the client's address. */
  addressHeader: () => string
}

/** Register after access. */
export function installActor(app: FastifyInstance, { during, addressHeader }: ActorSources): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const who = () => ({
      userId: request.visitor?.id ?? null,
      address: clientAddressOf(request, addressHeader()),
      userAgent: headerOf(request, 'user-agent') ?? null,
      requestId: request.id,
    })
    during(who, done)
  })
}
