/** Addresses of recipients without an account. */
import { ApiError } from '@querent/contract'
import type { Settings } from '../../../settings/index.ts'

type Values = Awaited<ReturnType<Settings['current']>>

/** What a mail program reads as a list, a group, a name, a comment or a quotation: one recipient is one mailbox. */
const PLAIN = /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+$/u
const LONGEST = 254

export function isPlainAddress(text: string): boolean {
  return text.length <= LONGEST && PLAIN.test(text)
}

/** @throws {ApiError} 403 for a domain that administrators do not allow. */
export function requireAllowedDomain(values: Values, addresses: readonly string[]): void {
  const outside = addresses.find((address) => !isAllowedDomain(values, address))
  if (outside !== undefined) {
    throw new ApiError(403, `You cannot create new subscriptions for the domain "${domainOf(outside)}".`)
  }
}

export function isAllowedDomain(values: Values, address: string): boolean {
  const domains = allowedDomains(values.get('subscription-allowed-domains'))
  return domains.length === 0 || domains.includes(domainOf(address))
}

/** Empty when every domain is allowed. */
function allowedDomains(setting: string | null): readonly string[] {
  return (setting ?? '').split(',').flatMap((domain) => domain.trim().toLowerCase() || [])
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
