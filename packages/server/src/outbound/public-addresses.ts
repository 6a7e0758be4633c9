/** Which addresses of the network belong to nobody's own network (IANA special-purpose registries for IPv4 and IPv6). */
import { BlockList, isIP } from 'node:net'

const RESERVED = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits = ''] = range.split('/')
  RESERVED.addSubnet(network, Number(bits), 'ipv4')
}
/** Of IPv6, only this is handed out; within it are tunnels, whose inner address could be any. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  RESERVED.addSubnet(network, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !RESERVED.check(address, 'ipv4')
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6')
}
