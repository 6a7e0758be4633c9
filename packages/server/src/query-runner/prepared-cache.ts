/**
 * Caches compiled queries, so that asking the same again skips the pipeline. An entry counts only for the same caller
 * rights, the same counters of the app database and the same second (relative dates are resolved while compiling).
 */
import { hash } from 'node:crypto'
import type { PreparedQuery } from '@querent/query'
import type { CacheVersions } from '../store/index.ts'
import type { Limits, RunRequest } from './types.ts'

const LIMIT = 1_000
const SECOND_MS = 1_000

export interface PreparedCache {
  /** Gives the cached query for `key`, or prepares it. */
  get(key: string, prepare: () => Promise<PreparedQuery>): Promise<PreparedQuery>
}

export function preparedCache(now: () => number): PreparedCache {
  let second = -1
  let entries = new Map<string, PreparedQuery>()
  return {
    async get(key, prepare) {
      const current = Math.floor(now() / SECOND_MS)
      if (current !== second || entries.size >= LIMIT) {
        entries = new Map()
        second = current
      }
      const into = entries
      const known = into.get(key)
      if (known !== undefined) return known
      const prepared = await prepare()
      into.set(key, prepared)
      return prepared
    },
  }
}

const digests = new WeakMap<object, string>()

/** Equal for equal queries. Those of cards are the same objects from run to run. */
function digestOf(query: object): string {
  let digest = digests.get(query)
  if (digest === undefined) digests.set(query, (digest = hash('sha1', JSON.stringify(query), 'base64')))
  return digest
}

/** Equal for requests that compile to the same query. */
export function preparedKey(request: RunRequest, limits: Limits, versions: CacheVersions): string {
  const { user, query, parameters, middleware, card, throughContent = false, pivot } = request
  const modelId = card?.modelMetadata == null ? 0 : card.id
  const { identity, metadata, content, settings } = versions
  const rights = [user?.id ?? 0, limits, modelId, identity, metadata, content, settings]
  return `${digestOf(query)} ${JSON.stringify([rights, parameters, middleware, throughContent, pivot])}`
}
