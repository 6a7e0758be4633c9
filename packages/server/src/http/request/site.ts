/** By which address the server is called, for the setting `site-url`. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHttps } from './https.ts'
import { proxyHeaderOf } from './proxies.ts'
import { headerOf } from './request-header.ts'

/** `https://bi.example.org`, as the caller knows the server; undefined when it does not say. */
function siteOf(request: FastifyRequest): string | undefined {
  const origin = headerOf(request, 'origin')
  if (origin !== undefined && /^https?:\/\//.test(origin)) return origin
  const host = proxyHeaderOf(request, 'x-forwarded-host') ?? headerOf(request, 'host')
  return host === undefined ? undefined : `${isHttps(request) ? 'https' : 'http'}://${host}`
}

/** Where the address is kept. */
interface SiteNotes {
  isSiteKnown(): boolean
  noteSite(address: string): Promise<void>
}

/** Notes by which address the API is called while none is known; what watches the server's health may use another one. */
export function installSiteNote(app: FastifyInstance, notes: SiteNotes): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isCall = request.url.startsWith('/api/') && !request.url.startsWith('/api/health')
    const site = isCall && !notes.isSiteKnown() ? siteOf(request) : undefined
    if (site === undefined) return done()
    return notes.noteSite(site)
  })
}
