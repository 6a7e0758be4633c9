/**
 * One request to an address that somebody else has chosen, who may not thereby reach what only this machine reaches.
 * Redirects are not followed.
 */
import { lookup } from 'node:dns'
import { request as http, type IncomingHttpHeaders } from 'node:http'
import { request as https } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** The address is one of this machine or its network, and nobody allowed it. */
export class AddressNotAllowed extends Error {}

/** No connection came about, or none that can be trusted: nothing was sent. */
export class NotConnected extends Error {}

interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  headers: Readonly<Record<string, string>>
  body?: Uint8Array | string
  /** Which addresses may be asked. It is asked when connecting: a name cannot lead elsewhere in between. */
  isAllowed(address: string): boolean
  timeoutMs: number
  /** Of the answer. */
  largestBytes: number
  signal?: AbortSignal
}

export interface OutboundAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** @throws {AddressNotAllowed} {@link NotConnected}, or the error of the network. */
export function outboundRequest(url: URL, asked: OutboundRequest): Promise<OutboundAnswer> {
  const request = url.protocol === 'https:' ? https : url.protocol === 'http:' ? http : undefined
  if (request === undefined) return Promise.reject(new Error('The address has to begin with http:// or https://.'))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Addresses are connected to without a look at names.
  if (isIP(host) !== 0 && !asked.isAllowed(host)) return Promise.reject(notAllowed())
  return new Promise((resolve, reject) => {
    const ending = AbortSignal.timeout(asked.timeoutMs)
    const signal = asked.signal === undefined ? ending : AbortSignal.any([ending, asked.signal])
    const { method, headers } = asked
    const options = { method, headers, lookup: allowedOnly(asked.isAllowed), signal, agent: false }
    let isConnected = false
    const asking = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size > asked.largestBytes) asking.destroy(new Error('The answer is too large.'))
      })
      answer.on('end', () => {
        const { statusCode: status = 0, headers: received } = answer
        resolve({ status, headers: received, body: Buffer.concat(chunks) })
      })
      answer.on('error', reject)
    })
    asking.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true))
    })
    asking.on('error', (error) => {
      const known = ending.aborted ? new Error('There was no answer in time.') : error
      const isAsIs = isConnected || known instanceof AddressNotAllowed
      reject(isAsIs ? known : new NotConnected(known.message, { cause: error }))
    })
    // Without an answer that can be read and without an error, as when another protocol is offered.
    asking.on('close', () => reject(new Error('There was no answer.')))
    asking.end(asked.body)
  })
}

function notAllowed(): AddressNotAllowed {
  return new AddressNotAllowed(
    'The address belongs to this machine or its network. An administrator can allow its host.',
  )
}

/** Names that lead to an address that is not allowed lead nowhere. */
function allowedOnly(isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const allowed = error === null && found.every(({ address }) => isAllowed(address)) ? found : []
      const [first] = allowed
      if (first === undefined) return done(error ?? notAllowed(), '', 0)
      if (options.all === true) return done(null, allowed)
      return done(null, first.address, first.family)
    })
  }
}
