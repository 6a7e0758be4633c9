/** What proxies on the way say of a request; it counts only as far as they are trusted. */
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TrustedProxies } from '../../config/trusted-proxies.ts'
import { headerOf } from './request-header.ts'

declare module 'fastify' {
  interface FastifyRequest {
    readonly proxies: TrustedProxies
  }
}

/** Headers that only proxies write: beside the standard ones, those by which some say the address of the caller alone. */
const PROXY_MARKS = [
  'forwarded',
  'via',
  ...['for', 'host', 'port', 'prefix', 'proto', 'protocol', 'server', 'ssl'].map((end) => `x-forwarded-${end}`),
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]

/** @param onUntrusted called once, with the address, when a proxy forwards a request and its headers do not count. */
export function installProxies(
  app: FastifyInstance,
  proxies: TrustedProxies,
  onUntrusted: (address: string) => void,
): void {
  app.decorateRequest('proxies', { getter: () => proxies })
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && isForwarded(request) && !proxies.includes(peerOf(request), 0)) {
      isSaid = true
      onUntrusted(peerOf(request))
    }
    done()
  })
}

/** Whether the request says that it came through a proxy. */
export function isForwarded({ headers }: FastifyRequest): boolean {
  return PROXY_MARKS.some((name) => headers[name] !== undefined)
}

/** A header that a proxy writes, from one that is trusted. Each proxy on the way adds its own: this is the first one. */
export function proxyHeaderOf(request: FastifyRequest, name: string): string | undefined {
  return request.proxies.includes(peerOf(request), 0) ? listOf(headerOf(request, name))[0] : undefined
}

/**
 * The address of whoever called the outermost proxy that is trusted; of who opened the connection when none is.
 * @param header in which each proxy adds by whom it was called.
 * @param peer who opened the connection; unknown once that is closed.
 */
export function clientAddressOf(request: FastifyRequest, header: string, peer = peerOf(request)): string {
  let address = peer
  const named = listOf(headerOf(request, header)).reverse()
  for (const [distance, entry] of named.entries()) {
    if (!request.proxies.includes(address, distance)) break
    const caller = plainAddress(entry)
    if (caller === undefined) break
    address = caller
  }
  return address
}

/** Who opened the connection; empty once it is closed. */
export function peerOf({ ip }: FastifyRequest): string {
  return plainAddress(ip) ?? ''
}

function listOf(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((entry) => entry.trim() || [])
}

/** An address without port and brackets; one of IPv4 as such. Undefined for what is none. */
function plainAddress(text: string | undefined): string | undefined {
  const bare = text?.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const address = bare?.replace(/^::ffff:(?=\d+\.)/i, '')
  return address !== undefined && isIP(address) !== 0 ? address : undefined
}
