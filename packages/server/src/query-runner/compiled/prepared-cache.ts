/**
 * Caches compiled queries, so that asking the same again, or the same with other keys of rows, skips the pipeline. An entry
 * counts only for the same caller rights and the same counters of the app database; one that says where today is, for the
 * same second.
 */
import { remember } from '@querent/contract/lookup/index.ts'
import type { PreparedQuery } from '@querent/query'
import type { CacheVersions } from '../../store/index.ts'
import type { Limits, RunRequest } from '../types.ts'
import { exactForm, formOf, withValues, type Query, type QueryForm } from './query-form.ts'
import { templateOf, type Template } from './template.ts'

/** Compiled queries held; beyond it the cache starts over. */
const LIMIT = 500
/** Queries of which it is known that they were asked. */
const SEEN_LIMIT = 1_000
const SECOND_MS = 1_000

/** What a query is compiled for, beside what it asks. */
interface Asked {
  limits: Limits
  versions: CacheVersions
  /** Which copies it may be placed on; empty for none. */
  copies?: string
}

interface PreparedCache {
  /** Gives the query from the cache, or compiles it. */
  get(request: RunRequest, asked: Asked, compile: (query: Query) => Promise<PreparedQuery>): Promise<PreparedQuery>
}

interface Entry {
  /** Undefined for a query that is no pattern. */
  template: Template | undefined
  /** In which it counts; undefined for always. */
  second: number | undefined
}

export function preparedCache(now: () => number): PreparedCache {
  let latest: CacheVersions | undefined
  let counters = ''
  let entries = new Map<string, Entry>()
  let seen = new Set<string>()

  /** Drops what was compiled before a counter moved. */
  function keepUp(versions: CacheVersions): void {
    // Requests of one turn share the object.
    if (versions === latest) return
    latest = versions
    const { results: _results, caching: _caching, ...ofQueries } = versions
    const current = Object.values(ofQueries).join()
    if (current === counters) return
    counters = current
    entries = new Map()
    seen = new Set()
  }

  /** Whether the query has been asked before, as far as that is remembered. */
  function isSeen(key: string): boolean {
    if (seen.has(key)) return true
    if (seen.size >= SEEN_LIMIT) seen = new Set()
    seen.add(key)
    return false
  }

  return {
    async get(request, asked, compile) {
      keepUp(asked.versions)
      const { query } = request
      const isOfCard = asksOfCard(request)
      const { digest, values } = isOfCard ? cardForm(query) : formOf(query)
      const key = `${digest} ${values.length} ${rightsKey(request, asked)}`
      const into = entries
      const second = Math.floor(now() / SECOND_MS)
      const known = into.get(key)
      if (known !== undefined && (known.second === undefined || known.second === second)) {
        return known.template?.(values) ?? compile(query)
      }
      const isWorthKeeping = isOfCard || isSeen(key)
      const prepared = await compile(query)
      if (!isWorthKeeping || (prepared.isOfMoment && values.length > 0)) return prepared
      const template = await templateOf(prepared, values, (others) => compile(withValues(query, others)))
      if (into.size >= LIMIT) into.clear()
      into.set(key, { template, second: prepared.isOfMoment ? second : undefined })
      return prepared
    },
  }
}

/** An action asks for rows of a card's table by a query of its own. */
function asksOfCard({ card, context }: RunRequest): boolean {
  return card !== undefined && context !== 'action'
}

const cardForms = new WeakMap<object, QueryForm>()

/** Cards ask the same from run to run, values and all, and their queries are the same objects. */
function cardForm(query: Query): QueryForm {
  return remember(cardForms, query, () => exactForm(query))
}

/** Equal for requests that differ in their query alone, as far as it matters for compiling: also in what they may read. */
function rightsKey(request: RunRequest, { limits, copies = '' }: Asked): string {
  const { user, parameters, middleware, card, throughContent = false, readsSource = false, pivot, order } = request
  const from = `${readsSource ? 'source' : 'stored'} ${copies}`
  const isModel = card?.modelMetadata != null
  const key = `${user?.id ?? 0} ${limits} ${card?.id ?? 0} ${isModel} ${throughContent} ${from}`
  const isPlain =
    Array.isArray(parameters) &&
    parameters.length === 0 &&
    middleware === undefined &&
    pivot === undefined &&
    order === undefined
  return isPlain ? key : `${key} ${JSON.stringify([parameters, middleware, pivot, order])}`
}
