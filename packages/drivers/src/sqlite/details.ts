import type { ConnectionDetails } from '@querent/query'

/** The path of the file; empty when the details name none, which is refused on connecting. */
export function parseDetails(details: ConnectionDetails): string {
  return String(details['db'] ?? '')
}
