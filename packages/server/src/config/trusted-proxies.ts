/**
 * Which proxies may say who called them and how. Everybody can write the headers that proxies write, so they count for
 * something only as far as they come from a proxy that the operator has named.
 */
import { lookup } from '@querent/contract'
import { BlockList, isIP } from 'node:net'

export interface TrustedProxies {
  /** @param distance 0 for who opened the connection, 1 for whom that one was called by, and so on. */
  includes(address: string, distance: number): boolean
}

export const NO_PROXIES: TrustedProxies = { includes: () => false }

const PRIVATE_RANGES = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10']
const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = lookup({
  loopback: ['127.0.0.0/8', '::1'],
  private: PRIVATE_RANGES,
})

/**
 * Reads a number of proxies, or a list of addresses, ranges (`10.0.0.0/8`) and the names `loopback` and `private`,
 * separated by commas. Undefined when the text is neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  const trimmed = text.trim()
  if (/^\d{1,2}$/.test(trimmed)) return { includes: (_address, distance) => distance < Number(trimmed) }
  const ranges = new BlockList()
  const entries = trimmed.split(',').flatMap((entry) => NAMED_RANGES[entry.trim()] ?? [entry.trim()])
  if (!entries.every((entry) => addRange(ranges, entry))) return undefined
  return {
    includes: (address) => {
      const family = isIP(address)
      return family !== 0 && ranges.check(address, family === 6 ? 'ipv6' : 'ipv4')
    },
  }
}

function addRange(ranges: BlockList, entry: string): boolean {
  const [address = '', bits, ...others] = entry.split('/')
  const family = isIP(address)
  const width = family === 6 ? 128 : 32
  const prefix = bits === undefined ? width : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  if (family === 0 || others.length > 0 || prefix < 0 || prefix > width) return false
  ranges.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
  return true
}
