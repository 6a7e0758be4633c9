/** Unsaved work, kept in the browser so that closing a page loses nothing. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

export interface DraftPlace {
  user: number
  /** Such as `card`. */
  resource: string
  id: number | string
}

export interface KeptDraft extends DraftPlace {
  value: unknown
  /** The `ETag` of what the draft began from; null for what was never stored. */
  etag: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** Where drafts are put, by key. */
export interface DraftStorage {
  get(key: string): Promise<KeptDraft | undefined>
  set(key: string, draft: KeptDraft): Promise<void>
  delete(key: string): Promise<void>
  entries(): Promise<[string, KeptDraft][]>
}

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

/** Drafts in the browser's database, or in what is given. Failures to write (private windows, full disks) are silent. */
export function createDrafts(storage: DraftStorage = browserStorage(), now: () => number = Date.now): Drafts {
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

/** Those of this page. What waits is written when the page goes. */
export const drafts = createDrafts()
if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void drafts.flush())

function keyOf({ user, resource, id }: DraftPlace): string {
  return `${user}/${resource}/${id}`
}

function browserStorage(): DraftStorage {
  let opened: UseStore | undefined
  const database = () => (opened ??= createStore('querent', 'drafts'))
  return {
    get: async (key) => get(key, database()),
    set: async (key, draft) => set(key, draft, database()),
    delete: async (key) => del(key, database()),
    entries: async () => entries<string, KeptDraft>(database()),
  }
}
