/** The data of answers in the results cache, with what is told of it beside the rows. */
import { hash } from 'node:crypto'
import type { PreparedQuery } from '@querent/query'
import { messageOf } from '../../observe/message-of.ts'
import { hashOf } from '../log/query-hash.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'
import type { Runner } from '../runner.ts'
import type { RunRequest } from '../types.ts'

const HOUR_MS = 3_600_000

export interface CacheFacts {
  /** ISO time at which the cached result was made. */
  createdAt: string
  averageMs: number | null
}

interface CachedData {
  /** JSON text of the envelope's `data` map. */
  data: string
  rowCount: number
  facts: CacheFacts
}

/** Where the data of one query is kept. */
export interface CachePlace {
  find(): Promise<CachedData | undefined>
  /** Keeps data that is not too large. A result that cannot be cached is still an answer: a failure is only reported. */
  put(data: string, rowCount: number, runningTimeMs: number): Promise<void>
}

/** The place of a query in the cache; undefined for one whose result may not be cached. */
export function cachePlace(runner: Runner, request: RunRequest, ready: ReadyQuery): CachePlace | undefined {
  const { prepared, settings, versions } = ready
  const ttlMs = timeToLive(request, ready)
  if (ttlMs <= 0) return undefined
  const key = cacheKey(prepared)
  return {
    async find() {
      const found = await runner.cache.find(key, ttlMs, versions)
      if (found === undefined) return undefined
      const { createdAt, body } = found
      const [rowCount = '0', average = ''] = body.slice(0, body.indexOf('\n')).split(' ')
      const data = body.slice(body.indexOf('\n') + 1)
      const averageMs = average === '' ? null : Number(average)
      return { data, rowCount: Number(rowCount), facts: { createdAt, averageMs } }
    },

    async put(data, rowCount, runningTimeMs) {
      if (data.length > settings.cacheLimitBytes) return
      try {
        const averageMs = (await runner.averageOf(prepared)) ?? runningTimeMs
        await runner.cache.put(key, `${rowCount} ${Math.round(averageMs)}\n${data}`)
      } catch (error) {
        runner.observe({ type: 'background.failed', task: 'results cache', error: messageOf(error) })
      }
    },
  }
}

/** Milliseconds for which the result may be cached; 0 for not at all. The most specific setting wins. */
function timeToLive(request: RunRequest, { settings, database }: ReadyQuery): number {
  if (request.useCache === false || !settings.isCachingEnabled) return 0
  return (request.card?.cache_ttl ?? database.cache_ttl ?? 0) * HOUR_MS
}

/**
 * The statement, the role it runs in, what its columns are called and how they are shown: a renamed column is another
 * result, and so is one whose values have other labels.
 */
function cacheKey(prepared: PreparedQuery): string {
  let key = cacheKeys.get(prepared)
  if (key === undefined) {
    const labels = prepared.remappings.map((remapping) => [...remapping.labels])
    const shown = JSON.stringify([
      prepared.session.role,
      prepared.columns,
      prepared.columnEdits,
      prepared.answer,
      labels,
    ])
    cacheKeys.set(prepared, (key = `${hashOf(prepared)} ${hash('sha1', shown, 'base64')}`))
  }
  return key
}

const cacheKeys = new WeakMap<PreparedQuery, string>()
