/**
 * Query results cached for their time-to-live. They are stored in the app database, so all processes share them and
 * they survive a restart. Results in frequent use stay in memory too. When any process has stored a result since, the
 * time in the app database tells whether the one in memory is still the latest.
 */
import type { CacheVersions, Store } from '../../store/index.ts'

/** Results held in memory. */
const MEMORY_LIMIT_CHARACTERS = 32 * 1024 * 1024
/** Results held in the app database. */
const STORED_LIMIT_BYTES = 512 * 1024 * 1024
const EVICT_BATCH = 200
/** No counter: another process may have stored a later result by now. */
const UNCHECKED = -1

interface CachedResult {
  /** ISO time at which the query ran. */
  createdAt: string
  body: string
}

interface HotResult extends CachedResult {
  /** The counter of results at which this was the latest result. */
  checkedAt: number
}

interface ResultsCache {
  /** The stored result when it is younger than `ttlMs`. */
  find(key: string, ttlMs: number, versions: CacheVersions): Promise<CachedResult | undefined>
  put(key: string, body: string): Promise<void>
  /** How often a result was there, and how often not, since the start. */
  readonly counts: { hits: number; misses: number }
}

export function resultsCache({ store, now }: { store: Store; now: () => number }): ResultsCache {
  const hot = new Map<string, HotResult>()
  let hotCharacters = 0
  const counts = { hits: 0, misses: 0 }

  function keepHot(key: string, result: HotResult): void {
    dropHot(key)
    hot.set(key, result)
    hotCharacters += result.body.length
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
      await store.cachedResults.delete(removed)
    }
  }

  async function lookUp(key: string, ttlMs: number, results: number): Promise<CachedResult | undefined> {
    const isYoung = (createdAt: string) => now() - Date.parse(createdAt) < ttlMs
    const known = hot.get(key)
    if (known?.checkedAt === results) return isYoung(known.createdAt) ? known : undefined
    const createdAt = await store.cachedResults.createdAt(key)
    if (createdAt === undefined || !isYoung(createdAt)) return undefined
    if (known?.createdAt === createdAt) {
      known.checkedAt = results
      return known
    }
    const row = await store.cachedResults.find(key)
    if (row === undefined) return undefined
    const body = Buffer.from(row.body).toString('utf8')
    const result = { createdAt: row.created_at, body, checkedAt: results }
    keepHot(key, result)
    return result
  }

  return {
    counts,
    async find(key, ttlMs, { results }) {
      const found = await lookUp(key, ttlMs, results)
      counts[found === undefined ? 'misses' : 'hits'] += 1
      return found
    },

    async put(key, body) {
      const createdAt = new Date(now()).toISOString()
      const bytes = Buffer.from(body, 'utf8')
      await store.cachedResults.put(key, createdAt, bytes)
      keepHot(key, { createdAt, body, checkedAt: UNCHECKED })
      await makeRoom()
    },
  }
}
