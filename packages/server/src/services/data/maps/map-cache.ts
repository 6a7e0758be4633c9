/**
 * Maps that were read from other addresses: anybody may ask for them, and each request would be one to the address. They
 * are kept by the address, so another one in the setting counts at once. Each process keeps its own.
 */

/** A map is read again after so long. */
const KEPT_MS = 3_600_000
/** So long, a failure is not tried again. */
const FAILED_MS = 30_000
/** Of all maps together, in characters; the one that was asked for longest ago goes first. */
const LARGEST = 64 * 1024 * 1024
/** Addresses, for those that fail. */
const MOST = 100

interface Kept {
  text: Promise<string>
  size: number
  until: number
}

export function mapCache(now: () => number) {
  /** The one asked for last stands last. */
  const maps = new Map<string, Kept>()

  function makeRoom(): void {
    let size = 0
    for (const one of maps.values()) size += one.size
    for (const [url, one] of maps) {
      if (maps.size <= MOST && size <= LARGEST) return
      maps.delete(url)
      size -= one.size
    }
  }

  function read(load: () => Promise<string>): Kept {
    const kept: Kept = { text: load(), size: 0, until: now() + KEPT_MS }
    kept.text.then(
      (text) => {
        kept.size = text.length
        makeRoom()
      },
      () => (kept.until = now() + FAILED_MS),
    )
    return kept
  }

  /** The map at an address; requests at one time share one reading. @throws as `load` */
  function get(url: string, load: () => Promise<string>): Promise<string> {
    const known = maps.get(url)
    const isGood = known !== undefined && known.until > now() && known.until - now() <= KEPT_MS
    const kept = isGood ? known : read(load)
    maps.delete(url)
    maps.set(url, kept)
    makeRoom()
    return kept.text
  }

  return { get }
}
