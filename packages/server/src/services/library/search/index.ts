/**
 * Search over everything that is saved, and over the data model. Tested by test/contract/search.test.ts; who finds what by
 * search-rights.test.ts, and that the index is current by search-index.test.ts.
 */
import { scheduler } from 'node:timers/promises'
import { requireSuperuser, wholeDatabases } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import {
  MAX_RESULTS,
  nameKey,
  wordsOf,
  type CacheVersions,
  type Found,
  type RebuildStep,
  type SearchModel,
  type SearchRequest,
  type SearchTarget,
} from '../../../store/index.ts'
import { RECENT_DAYS } from '../activity/index.ts'
import type { CollectionService } from '../collections/index.ts'
import type { Deps } from '../../deps.ts'
import { modelsLeft, readFilter, type SearchInput } from './filters.ts'
import { rank, RECENT_MS, targetKey } from './ranking.ts'
import { resultsOf } from './results/index.ts'
import { scopeOf } from './scope.ts'
import { readWeights, weightChange } from './weights.ts'
import { taskName, type Task } from '../../../jobs/index.ts'

export type { SearchInput } from './filters.ts'

const INDEX = taskName('search.index')
const DAY_MS = 24 * 3600 * 1000
/** Words of a search that count. */
const MAX_WORDS = 20
/** Things seen lately and bookmarks that are looked at beyond a thousand results. */
const MAX_KNOWN = 300
/** Purposes for which the personal collections of others are left out. */
const OWN_CONTEXTS: ReadonlySet<string | undefined> = new Set(['search-app', 'command-palette'])
/** What views and bookmarks are of. */
const ENTITIES: ReadonlySet<string> = new Set(['card', 'dashboard', 'collection', 'table'])

interface SearchServiceDeps extends Pick<Deps, 'store' | 'change' | 'jobs' | 'now' | 'settings'> {
  collections: CollectionService
}

export function searchService({ store, change, jobs, now, settings, collections }: SearchServiceDeps) {
  /** @throws {ApiError} 400 for a filter that cannot be read. */
  async function search(user: CurrentUser, input: SearchInput, versions: CacheVersions) {
    const [current, tree] = await Promise.all([settings.at(versions), collections.tree(versions)])
    const personal = input.personal ?? (OWN_CONTEXTS.has(input.context) ? 'exclude-others' : 'all')
    const filter = { ...readFilter({ ...input, personal }, current, now()), ...shownValues(user) }
    const page = input.page
    const envelope = {
      limit: page?.limit ?? null,
      offset: page?.offset ?? null,
      models: [...filter.models],
      table_db_id: input.databaseId ?? null,
      engine: 'index',
    }
    const { views, bookmarks, known } = await knownTo(user)
    const scope = scopeOf(user, tree, { archived: filter.archived, personal, collectionId: input.collectionId })
    const key = nameKey(input.text ?? '')
    const words = [...new Set(wordsOf(input.text ?? ''))].slice(0, MAX_WORDS)
    const time = now()
    const recentSince = new Date(time - RECENT_MS).toISOString()
    const withSql = input.withSql === true
    const request: SearchRequest = { key, words, withSql, filter, scope, userId: user.id, recentSince, known }
    await settle()
    const found = await store.search.find(request)
    const weights = readWeights(current)
    const asked = { isAsked: key !== '', now: time, context: input.context, weights, views, bookmarks }
    const ranked = rank(found.documents, asked, MAX_RESULTS)
    const shown = page === undefined ? ranked : ranked.slice(page.offset, page.offset + page.limit)
    const reader = { user, tree, records: store.search.records, withAncestors: input.withAncestors === true }
    const [data, available_models] = await Promise.all([
      resultsOf(shown, asked, reader),
      availableModels(input, filter.models, found, ranked),
    ])
    return { data, total: ranked.length, ...envelope, available_models }
  }

  /** The kinds of what is found without a choice of kinds. */
  async function availableModels(
    input: SearchInput,
    searched: readonly SearchModel[],
    found: Found,
    ranked: readonly { model: SearchModel }[],
  ): Promise<SearchModel[]> {
    const all = modelsLeft({ ...input, models: undefined })
    const seen = new Set(ranked.map(({ model }) => model))
    const isComplete = ranked.length < MAX_RESULTS
    const unknown = all.filter((model) => !seen.has(model) && !(isComplete && searched.includes(model)))
    const others = input.withAvailableModels === false ? [] : await found.modelsOf(unknown)
    return all.filter((model) => seen.has(model) || others.includes(model))
  }

  /** Indexes what was written outside a change: the end of any change does. */
  async function settle(): Promise<void> {
    if (!(await store.search.isSettled())) await change.bySystem(async () => {})
  }

  /** What the user has marked or seen. */
  async function knownTo(user: CurrentUser) {
    const since = new Date(now() - RECENT_DAYS * DAY_MS).toISOString()
    const [seen, marked] = await Promise.all([
      store.recentViews.latestOf(user.id, ['view', 'selection'], since),
      store.bookmarks.listOf(user.id),
    ])
    const targets = [
      ...marked.map(({ type, item_id }) => ({ entity: type, model_id: item_id })),
      ...seen.map(({ model, model_id }) => ({ entity: model, model_id })),
    ].filter(isTarget)
    return {
      views: new Map(seen.map((view) => [`${view.model} ${view.model_id}`, Date.parse(view.timestamp)])),
      bookmarks: new Set(targets.slice(0, marked.length).map(targetKey)),
      known: targets.slice(0, MAX_KNOWN),
    }
  }

  /** Has the index made in the background unless this version has made it. */
  async function begin(): Promise<void> {
    if (!(await store.search.isComplete())) await jobs.enqueue(INDEX, {})
  }

  /** Makes all documents anew; others write between two parts. */
  async function run(_payload: object, signal: AbortSignal): Promise<void> {
    for (let next: RebuildStep | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
      const step: RebuildStep | undefined = next
      next = await change.bySystem(({ repositories }) => repositories.search.rebuild(step))
      await scheduler.yield()
      signal.throwIfAborted()
    }
  }

  /** Has everything indexed anew, meanwhile as it was. */
  async function reindex(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    await jobs.enqueue(INDEX, {})
  }

  /** Empties the index and has everything indexed anew. */
  async function reset(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    await change(user, ({ repositories }) => repositories.search.clear())
    await jobs.enqueue(INDEX, {})
  }

  async function weights(user: CurrentUser) {
    requireSuperuser(user)
    return readWeights(await settings.current())
  }

  /** Changes some of the weights; gives all. @throws {ApiError} 400 for a name that there is not. */
  async function setWeights(user: CurrentUser, changes: Readonly<Record<string, number>>) {
    requireSuperuser(user)
    const next = weightChange(await settings.current(), changes)
    await change(user, ({ repositories }) => repositories.settings.write([next]))
    return weights(user)
  }

  const task: Task = { name: INDEX, concurrency: 1, tries: 3, begin, run }
  return { task, search, reindex, reset, weights, setWeights }
}

/** Values are shown to those who see all that their database holds. */
function shownValues(user: CurrentUser): Pick<SearchRequest['filter'], 'valuesOf'> {
  const databases = wholeDatabases(user)
  return databases === 'all' ? {} : { valuesOf: { only: databases } }
}

function isTarget(target: { entity: string; model_id: number }): target is SearchTarget {
  return ENTITIES.has(target.entity)
}
