import { hostName } from '@querent/contract/links/index.ts'
import { isPublicAddress } from '../../outbound/index.ts'
import type { SettingsSnapshot } from '../../settings/index.ts'

/** Which addresses the host of a URL may have. Hosts that administrators allow may have private addresses. */
export function allowedAddresses(current: SettingsSnapshot, url: string): (address: string) => boolean {
  const hosts = (current.get('outbound-allowed-hosts') ?? '').split(',').map((host) => hostName(host.trim()))
  return hosts.includes(new URL(url).hostname) ? () => true : isPublicAddress
}
