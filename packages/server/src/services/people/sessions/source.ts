/** From where tries come that count together. */
import { isIPv6 } from 'node:net'

/** What one owner of IPv6 addresses has at least: 64 bits of each are theirs to choose. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/** The address; of IPv6 the network of 64 bits, since whoever has one address of it has all. */
export function sourceOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  // An IPv4 address at the end takes the place of two groups.
  const width = groups.length + last.length + (address.includes('.') ? 1 : 0)
  const all = [...groups, ...Array.from({ length: Math.max(0, GROUPS - width) }, () => '0'), ...last]
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
