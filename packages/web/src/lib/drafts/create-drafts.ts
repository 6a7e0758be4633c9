/** Drafts over a storage: kept after a moment, read, listed and forgotten. */
import type { DraftPlace, DraftStorage, KeptDraft } from './storage.ts'

interface Drafts {
  /** Writes it down once 300 ms have passed without another. */
  keep(place: DraftPlace, value: unknown, etag: string | null): void
  /** Writes at once what waits; for pages that go. */
  flush(): Promise<void>
  read(place: DraftPlace): Promise<KeptDraft | null>
  /** Those of a user, the newest first. Drafts of 30 days ago, of whoever, are removed. */
  list(user: number): Promise<KeptDraft[]>
  /** Also forgets what waits to be written. */
  discard(place: DraftPlace): Promise<void>
  /** Removes all drafts of a user, and keeps no further ones: for a page that ends. */
  leave(user: number): Promise<void>
}

const DELAY_MS = 300
const KEEP_MS = 30 * 24 * 60 * 60 * 1000

/** Drafts in a storage. Failures to write (private windows, full disks) are silent. */
export function createDrafts(storage: DraftStorage, now: () => number = Date.now): Drafts {
  const waiting = new Map<string, { draft: KeptDraft; timer: ReturnType<typeof setTimeout> }>()
  const gone = new Set<number>()

  async function write(key: string): Promise<void> {
    const entry = waiting.get(key)
    if (entry === undefined) return
    clearTimeout(entry.timer)
    waiting.delete(key)
    try {
      await storage.set(key, entry.draft)
    } catch {
      // The editor goes on; only its safety net is missing.
    }
  }

  function forget(key: string): void {
    clearTimeout(waiting.get(key)?.timer)
    waiting.delete(key)
  }

  return {
    keep(place, value, etag) {
      const key = keyOf(place)
      forget(key)
      const { user, resource, id } = place
      if (gone.has(user)) return
      const timer = setTimeout(() => void write(key), DELAY_MS)
      waiting.set(key, { draft: { user, resource, id, value, etag, at: now() }, timer })
    },
    async flush() {
      await Promise.all([...waiting.keys()].map(write))
    },
    async read(place) {
      const key = keyOf(place)
      const draft = waiting.get(key)?.draft ?? (await storage.get(key).catch(() => undefined))
      return draft !== undefined && draft.at > now() - KEEP_MS ? draft : null
    },
    async list(user) {
      const all = await storage.entries().catch(() => [])
      const oldest = now() - KEEP_MS
      const [kept, expired] = [all.filter(([, { at }]) => at > oldest), all.filter(([, { at }]) => at <= oldest)]
      await Promise.all(expired.map(([key]) => storage.delete(key).catch(() => {})))
      const own = new Map(kept.filter(([, draft]) => draft.user === user))
      for (const [key, { draft }] of waiting) if (draft.user === user) own.set(key, draft)
      return [...own.values()].toSorted((one, other) => other.at - one.at)
    },
    async discard(place) {
      const key = keyOf(place)
      forget(key)
      await storage.delete(key).catch(() => {})
    },
    async leave(user) {
      gone.add(user)
      for (const [key, { draft }] of waiting) if (draft.user === user) forget(key)
      const all = await storage.entries().catch(() => [])
      const own = all.filter(([, draft]) => draft.user === user)
      await Promise.all(own.map(([key]) => storage.delete(key).catch(() => {})))
    },
  }
}

function keyOf({ user, resource, id }: DraftPlace): string {
  return `${user}/${resource}/${id}`
}
