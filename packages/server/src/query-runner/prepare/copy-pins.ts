/** One age for all cards of a dashboard: what the first of them finds is what the others read. */
import type { ReadableCopy } from '../../copies/index.ts'

type Copies = readonly ReadableCopy[]

/** Longer than the cards of a dashboard take to be asked; replaced files stay for ten minutes. */
const KEPT_MS = 60_000
const MOST_LOADS = 500

/** In this process: the others pin what they find. */
export function copyPins(now: () => number) {
  const pinned = new Map<string, { copies: Copies; at: number }>()

  /**
   * The copies that the first request of this load found, without those that have been stopped since; the current ones without
   * a load.
   */
  return (load: string | undefined, current: Copies): Copies => {
    if (load === undefined) return current
    const known = pinned.get(load)
    if (known !== undefined && now() - known.at < KEPT_MS) return stillKept(known.copies, current)
    for (const oldest of pinned.keys()) {
      if (pinned.size < MOST_LOADS) break
      pinned.delete(oldest)
    }
    pinned.delete(load)
    pinned.set(load, { copies: current, at: now() })
    return current
  }
}

/** With the ages that they may have now. What is older than a write of the server's own gives way to what is current. */
function stillKept(pinned: Copies, current: Copies): Copies {
  const kept = new Map(current.map((copy) => [copy.copyId, copy]))
  return pinned.flatMap((copy) => {
    const now = kept.get(copy.copyId)
    if (now === undefined) return []
    if (copy.writes.seen < now.writes.known) return [now]
    return [{ ...copy, maxAgeSeconds: now.maxAgeSeconds, acceptsFloatSums: now.acceptsFloatSums }]
  })
}
