/** The last proxy that forwarded requests without being named in the configuration: noted for `doctor`, which asks no server. */
import type { Store } from './index.ts'

/** Key among the stored settings; it is not a setting. */
const KEY = 'untrusted-proxy'
/** An older note says nothing about the proxies of today. */
const COUNTS_FOR_MS = 30 * 24 * 60 * 60 * 1000

export async function noteUntrustedProxy(store: Pick<Store, 'settings'>, address: string, now: number): Promise<void> {
  await store.settings.write([{ key: KEY, value: { address, at: now } }])
}

/** The address that was noted in the last 30 days. @param stored values of settings as JSON. */
export function untrustedProxy(stored: ReadonlyMap<string, string>, now: number): string | undefined {
  const { address, at }: { address?: unknown; at?: unknown } = Object(JSON.parse(stored.get(KEY) ?? 'null'))
  return typeof address === 'string' && typeof at === 'number' && now - at < COUNTS_FOR_MS ? address : undefined
}
