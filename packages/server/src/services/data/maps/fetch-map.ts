/** Reads a map from its address, for an administrator who may not thereby reach what only this machine reaches. */
import { lookup } from 'node:dns'
import { request as http } from 'node:http'
import { request as https } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { badRequest } from '@querent/contract'

const TIMEOUT_MS = 8_000
const LARGEST_BYTES = 20 * 1024 * 1024

/**
 * JSON text of a GeoJSON object. Redirects are not followed.
 * @param isAllowed Which addresses may be asked. It is asked when connecting: a name cannot lead elsewhere in between.
 * @throws {ApiError} 400 when it cannot be had, is no GeoJSON or too large.
 */
export async function fetchMap(url: string, isAllowed: (address: string) => boolean): Promise<string> {
  try {
    const text = (await read(new URL(url), isAllowed)).toString('utf8')
    const type: unknown = Object(JSON.parse(text))['type']
    if (type === 'FeatureCollection' || type === 'Feature') return text
  } catch {
    // Why is not told: it would say what there is behind an address.
  }
  throw badRequest('GeoJSON URL failed to load')
}

function read(url: URL, isAllowed: (address: string) => boolean): Promise<Buffer> {
  const request = { 'http:': http, 'https:': https }[url.protocol]
  if (request === undefined) throw new Error('Only http and https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Addresses are connected to without a look at names.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Error('Address not allowed')
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const options = { lookup: allowedOnly(isAllowed), signal, agent: false, headers: { accept: 'application/json' } }
    const asking = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      if (answer.statusCode !== 200) asking.destroy(new Error(`Status ${answer.statusCode}`))
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size > LARGEST_BYTES) asking.destroy(new Error('Too large'))
      })
      answer.on('end', () => resolve(Buffer.concat(chunks)))
      answer.on('error', reject)
    })
    asking.on('error', reject)
    // Without an answer that can be read and without an error, as when another protocol is offered.
    asking.on('close', () => reject(new Error('No answer')))
    asking.end()
  })
}

/** Names that lead to an address that is not allowed lead nowhere. */
function allowedOnly(isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const allowed = error === null && found.every(({ address }) => isAllowed(address)) ? found : []
      const [first] = allowed
      if (first === undefined) return done(error ?? new Error('Address not allowed'), '', 0)
      if (options.all === true) return done(null, allowed)
      return done(null, first.address, first.family)
    })
  }
}
