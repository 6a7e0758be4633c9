/**
 * Query results cached as long as the rules say. They are stored in the app database, so all processes share them and
 * they survive a restart. Results in frequent use stay in memory too. When any process has stored a result since, the
 * time in the app database tells whether the one in memory is still the latest.
 */
import type { CacheVersions, Store, StoredResult } from '../../store/index.ts'
import { gathered } from './gathered.ts'

/** Results held in memory. */
const MEMORY_LIMIT_CHARACTERS = 32 * 1024 * 1024
/** Results held in the app database. */
const STORED_LIMIT_BYTES = 512 * 1024 * 1024
const EVICT_BATCH = 200
/** Results that are stored in one transaction. */
const STORED_AT_ONCE = 20
/** No counter: another process may have stored a later result by now. */
const UNCHECKED = -1

interface CachedResult {
  /** ISO time at which the run began: what was invalidated since is out of date. */
  createdAt: string
  /** How long the query took on average when the result was kept. */
  averageMs: number
  rowCount: number
  /** JSON text of the envelope's `data` map. */
  data: string
}

interface HotResult extends CachedResult {
  /** The counter of results at which this was the latest result. */
  checkedAt: number
}

/** Tells whether a result may be served; the average is left out where only the time is known. */
type IsFresh = (createdAt: string, averageMs?: number) => boolean

interface ResultsCache {
  /** The stored result when it is fresh. */
  find(key: string, isFresh: IsFresh, versions: CacheVersions): Promise<CachedResult | undefined>
  put(key: string, result: CachedResult): Promise<void>
  /** How often a result was there, and how often not, since the start. */
  readonly counts: { hits: number; misses: number }
}

export function resultsCache({ store }: { store: Pick<Store, 'cachedResults'> }): ResultsCache {
  const hot = new Map<string, HotResult>()
  let hotCharacters = 0
  const counts = { hits: 0, misses: 0 }

  function keepHot(key: string, result: HotResult): void {
    dropHot(key)
    hot.set(key, result)
    hotCharacters += result.data.length
    for (const oldest of hot.keys()) {
      if (hotCharacters <= MEMORY_LIMIT_CHARACTERS) break
      dropHot(oldest)
    }
  }

  function dropHot(key: string): void {
    hotCharacters -= hot.get(key)?.data.length ?? 0
    hot.delete(key)
  }

  const keep = gathered<StoredResult>(STORED_AT_ONCE, async (results) => {
    await store.cachedResults.put(results)
    await makeRoom()
  })

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

  async function lookUp(key: string, isFresh: IsFresh, results: number): Promise<CachedResult | undefined> {
    const known = hot.get(key)
    if (known?.checkedAt === results) return known
    const createdAt = await store.cachedResults.createdAt(key)
    if (createdAt === undefined || !isFresh(createdAt)) return undefined
    if (known?.createdAt === createdAt) {
      known.checkedAt = results
      return known
    }
    const row = await store.cachedResults.find(key)
    if (row === undefined) return undefined
    const result = { createdAt: row.created_at, ...readBody(row.body), checkedAt: results }
    keepHot(key, result)
    return result
  }

  return {
    counts,
    async find(key, isFresh, { results }) {
      const found = await lookUp(key, isFresh, results)
      const isHit = found !== undefined && isFresh(found.createdAt, found.averageMs)
      counts[isHit ? 'hits' : 'misses'] += 1
      return isHit ? found : undefined
    },

    async put(key, result) {
      await keep({ cache_key: key, created_at: result.createdAt, body: toBody(result) })
      keepHot(key, { ...result, checkedAt: UNCHECKED })
    },
  }
}

/** A line with the number of rows and the average, then the data. */
function toBody({ rowCount, averageMs, data }: CachedResult): Buffer {
  return Buffer.from(`${rowCount} ${averageMs}\n${data}`, 'utf8')
}

function readBody(body: Uint8Array): Omit<CachedResult, 'createdAt'> {
  const text = Buffer.from(body).toString('utf8')
  const end = text.indexOf('\n')
  const [rowCount, averageMs] = text.slice(0, end).split(' ')
  return { rowCount: Number(rowCount), averageMs: Number(averageMs), data: text.slice(end + 1) }
}
