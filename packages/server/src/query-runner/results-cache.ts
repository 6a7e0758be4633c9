/**
 * Answers kept for their time-to-live, in the app database, so that all processes share them and a restart keeps
 * them. Hot bodies also stay in memory; the stored time decides whether they are still the latest.
 */
import type { Store } from '../store/index.ts'

/** Bodies held in memory. */
const MEMORY_LIMIT_CHARACTERS = 32 * 1024 * 1024
/** Bodies held in the app database. */
const STORED_LIMIT_BYTES = 512 * 1024 * 1024
const EVICT_BATCH = 200

export interface CachedAnswer {
  /** ISO time at which the query ran. */
  createdAt: string
  body: string
}

export interface ResultsCache {
  /** The stored answer when it is younger than `ttlMs`. */
  find(key: string, ttlMs: number): Promise<CachedAnswer | undefined>
  put(key: string, body: string): Promise<void>
}

export function resultsCache({ store, now }: { store: Store; now: () => number }): ResultsCache {
  const hot = new Map<string, CachedAnswer>()
  let hotCharacters = 0

  function keepHot(key: string, answer: CachedAnswer): void {
    dropHot(key)
    hot.set(key, answer)
    hotCharacters += answer.body.length
    for (const oldest of hot.keys()) {
      if (hotCharacters <= MEMORY_LIMIT_CHARACTERS) break
      dropHot(oldest)
    }
  }

  function dropHot(key: string): void {
    hotCharacters -= hot.get(key)?.body.length ?? 0
    hot.delete(key)
  }

  async function makeRoom(): Promise<void> {
    let excess = (await store.cachedResults.totalBytes()) - STORED_LIMIT_BYTES
    while (excess > 0) {
      const oldest = await store.cachedResults.oldest(EVICT_BATCH)
      if (oldest.length === 0) return
      const removed: string[] = []
      for (const { cache_key, size_bytes } of oldest) {
        if (excess <= 0) break
        excess -= size_bytes
        removed.push(cache_key)
      }
      await store.cachedResults.remove(removed)
    }
  }

  return {
    async find(key, ttlMs) {
      const createdAt = await store.cachedResults.createdAt(key)
      if (createdAt === undefined || now() - Date.parse(createdAt) >= ttlMs) return undefined
      const known = hot.get(key)
      if (known?.createdAt === createdAt) return known
      const row = await store.cachedResults.find(key)
      if (row === undefined) return undefined
      const answer = { createdAt: row.created_at, body: Buffer.from(row.body).toString('utf8') }
      keepHot(key, answer)
      return answer
    },

    async put(key, body) {
      const createdAt = new Date(now()).toISOString()
      await store.cachedResults.put(key, createdAt, Buffer.from(body, 'utf8'))
      keepHot(key, { createdAt, body })
      await makeRoom()
    },
  }
}
