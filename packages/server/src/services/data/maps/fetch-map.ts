/** Reads a map from its address, for an administrator who may not thereby reach what only this machine reaches. */
import { badRequest } from '@querent/contract'
import { outboundRequest } from '../../../outbound/index.ts'

const TIMEOUT_MS = 8_000
const LARGEST_BYTES = 20 * 1024 * 1024

/**
 * JSON text of a GeoJSON object. Redirects are not followed.
 * @param isAllowed Which addresses may be asked. It is asked when connecting: a name cannot lead elsewhere in between.
 * @throws {ApiError} 400 when it cannot be read, is not GeoJSON or is too large.
 */
export async function fetchMap(url: string, isAllowed: (address: string) => boolean): Promise<string> {
  try {
    const answer = await outboundRequest(new URL(url), {
      method: 'GET',
      headers: { accept: 'application/json' },
      isAllowed,
      timeoutMs: TIMEOUT_MS,
      largestBytes: LARGEST_BYTES,
    })
    if (answer.status !== 200) throw new Error(`Status ${answer.status}`)
    const text = answer.body.toString('utf8')
    const type: unknown = Object(JSON.parse(text))['type']
    if (type === 'FeatureCollection' || type === 'Feature') return text
  } catch {
    // The reason is left out: it would reveal what an address leads to.
  }
  throw badRequest('GeoJSON URL failed to load')
}
