/** The data of answers in the results cache, with what is told of it beside the rows. */
import { hash } from 'node:crypto'
import { remember } from '@querent/contract/lookup/index.ts'
import type { PreparedQuery } from '@querent/query'
import { messageOf } from '../../observe/message-of.ts'
import { hashOf } from '../log/query-hash.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'
import { versionsOf } from '../prepare/stored-models.ts'
import type { RunFacts } from '../run/active-run.ts'
import type { ResultKeeper } from '../runner.ts'
import type { RunRequest } from '../types.ts'

type RunTimes = Pick<RunFacts, 'startedAt' | 'runningTimeMs'>

export interface CacheFacts {
  /** ISO time at which the run of the cached result began. */
  createdAt: string
  averageMs: number
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
  /**
   * Keeps data that is not too large and did not come too quickly. A result that cannot be cached is still an answer: a
   * failure is only reported.
   */
  put(data: string, rowCount: number, run: RunTimes): Promise<void>
}

/** The place of a query in the cache; undefined for one whose result may not be cached. */
export async function cachePlace(
  keeper: ResultKeeper,
  request: RunRequest,
  ready: ReadyQuery,
): Promise<CachePlace | undefined> {
  const { prepared, settings, versions, database } = ready
  if (request.useCache === false || !settings.isCachingEnabled) return undefined
  const { card: question, dashboard } = request
  const rules = await keeper.cacheRules(versions)
  const terms = rules.termsFor({ question, dashboard, database }, settings.cacheDefaults)
  if (terms === undefined) return undefined
  const key = `${cacheKey(prepared)}${request.forGuest === true ? ' guest' : ''}`
  const isFresh = (createdAt: string, averageMs?: number) => {
    const time = Date.parse(createdAt)
    return time > terms.after && keeper.now() - time < terms.lifeMs(averageMs)
  }
  return {
    async find() {
      const found = await keeper.cache.find(key, isFresh, versions)
      if (found === undefined) return undefined
      const { createdAt, averageMs, data, rowCount } = found
      return { data, rowCount, facts: { createdAt, averageMs } }
    },

    async put(data, rowCount, { startedAt, runningTimeMs }) {
      if (data.length > settings.cacheLimitBytes || runningTimeMs < terms.minDurationMs) return
      try {
        const averageMs = Math.round((await keeper.averageOf(prepared)) ?? runningTimeMs)
        await keeper.cache.put(key, { createdAt: startedAt, averageMs, rowCount, data })
      } catch (error) {
        keeper.observe({ type: 'background.failed', task: 'results cache', error: messageOf(error) })
      }
    },
  }
}

/**
 * The statement, the role it runs in, what its columns are called and how they are shown: a renamed column is another
 * result, and so is one whose values have other labels.
 */
function cacheKey(prepared: PreparedQuery): string {
  return remember(cacheKeys, prepared, () => {
    const labels = prepared.remappings.map((remapping) => [...remapping.labels])
    const shown = JSON.stringify([
      prepared.session.role,
      prepared.columns,
      prepared.columnEdits,
      prepared.answer,
      labels,
      versionsOf(prepared),
    ])
    return `${hashOf(prepared)} ${hash('sha1', shown, 'base64')}`
  })
}

const cacheKeys = new WeakMap<PreparedQuery, string>()
