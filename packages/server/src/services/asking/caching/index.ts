/**
 * For how long results are kept: rules of the server, of databases, dashboards and questions (contract: results,
 * section 7). What a rule means to a run is in query-runner/cache. Tested by test/contract/cache.test.ts.
 */
import { ApiError, notFound, validationError, type CacheModel, type CacheStrategy } from '@querent/contract'
import { canManageDatabase, canWriteCollection, requireRight, requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { Deps } from '../../deps.ts'
import { longestMs, readStrategy } from './strategy.ts'
import { taskName, type Task } from '../../../jobs/index.ts'

export { longestMs }

/** What a rule is about. */
interface OfRule {
  model: CacheModel
  id: number
}

const INVALIDATE = taskName<OfRule>('cache.invalidate', ({ model, id }) => `cache ${model} ${id}`)

interface CacheFilter {
  models: readonly CacheModel[]
  id?: number | undefined
  collection?: number | string | undefined
}

/** What results are declared out of date of. */
interface Invalidation {
  databases: readonly number[]
  dashboards: readonly number[]
  questions: readonly number[]
  /** Whether everything about them is, whatever rule it is kept by. */
  withOverrides: boolean
}

type CachingServiceDeps = Pick<Deps, 'store' | 'change' | 'jobs' | 'settings'> & { collections: CollectionService }

export function cachingService({ store, change, jobs, settings, collections }: CachingServiceDeps) {
  /** Who may say how results of something are kept. @throws {ApiError} 404 or 403. */
  async function requireWritable(user: CurrentUser, model: CacheModel, ids: readonly number[]): Promise<void> {
    if (model === 'root') return requireSuperuser(user)
    if (model === 'database') return requireManaged(user, ids)
    const found = await (model === 'question' ? store.cards : store.dashboards).briefs(ids)
    if (found.length < new Set(ids).size) throw notFound()
    const tree = await collections.tree()
    for (const { collection_id } of found) requireRight(canWriteCollection(user, tree.scopeAt(collection_id)))
  }

  async function requireManaged(user: CurrentUser, ids: readonly number[]): Promise<void> {
    const known = new Set((await store.databases.findMany(ids)).map(({ id }) => id))
    if (!ids.every((id) => known.has(id))) throw notFound()
    for (const id of ids) requireRight(canManageDatabase(user, id))
  }

  /** Rules that there are. Without an id it is for administrators. @throws {ApiError} 404 or 403. */
  async function list(user: CurrentUser, { models, id, collection }: CacheFilter) {
    if (id === undefined) requireSuperuser(user)
    else for (const model of models) await requireWritable(user, model, [id])
    const place = collection === undefined ? {} : { collectionId: await placeOf(collection) }
    const rules = await store.cacheRules.list({ models, ...(id === undefined ? {} : { id }), ...place })
    return { data: rules.map(({ model, model_id, strategy }) => ({ model, model_id, strategy })) }
  }

  async function placeOf(key: number | string): Promise<number | null> {
    return key === 'root' ? null : collections.resolveId(key)
  }

  /** Makes or replaces a rule. @throws {ApiError} 404, 403, or 400 that names what is wrong. */
  async function put(
    user: CurrentUser,
    { model, model_id: id, strategy: sent }: { model: CacheModel; model_id: number; strategy: Record<string, unknown> },
  ): Promise<{ id: number }> {
    const strategy = readStrategy(sent)
    if (model === 'root' && id !== 0) throw notFound('Root configuration is only valid with model_id = 0')
    await requireWritable(user, model, [id])
    const ruleId = await change(user, ({ repositories, time }) =>
      repositories.cacheRules.put(model, id, strategy, time),
    )
    await plan(model, id, strategy)
    return { id: ruleId }
  }

  /** @throws {ApiError} 404, 403, or 400 without a model or an id. */
  async function remove(user: CurrentUser, model: CacheModel | undefined, ids: readonly number[] | undefined) {
    if (model === undefined) throw missing('model', 'enum of root, database, dashboard, question')
    if (ids === undefined || ids.length === 0) throw missing('model_id', 'integer or sequence of integer')
    await requireWritable(user, model, ids)
    await store.cacheRules.delete(model, ids)
    await jobs.unschedule(
      INVALIDATE,
      ids.map((id) => ({ model, id })),
    )
  }

  /** Declares results out of date. @throws {ApiError} 404 or 403; 404 when there is nothing to declare so. */
  async function invalidate(user: CurrentUser, { withOverrides, ...named }: Invalidation) {
    const { databases, dashboards, questions } = named
    const models = [
      ['database', databases],
      ['dashboard', dashboards],
      ['question', questions],
    ] as const
    for (const [model, ids] of models) if (ids.length > 0) await requireWritable(user, model, ids)
    // Queries without a card have results too, which nobody counts.
    const isForDatabases = withOverrides && databases.length > 0
    const count = await change(user, async ({ repositories: { cacheRules, auditLog }, time }) => {
      let found = 0
      if (withOverrides) {
        const { all, single } = await cacheRules.questionsOf(named)
        if (databases.length > 0) await cacheRules.invalidateAll('database', databases, time)
        if (single.length > 0) await cacheRules.invalidateAll('question', single, time)
        found = all.length
      } else {
        for (const [model, ids] of models) {
          if (ids.length > 0) found += await cacheRules.invalidateRules(model, ids, time)
        }
      }
      if (found > 0 || isForDatabases) {
        const include = withOverrides ? 'overrides' : null
        await auditLog.note('cache.invalidated', { model: 'cache-rule', id: null }, { ...named, include, count: found })
      }
      return found
    })
    if (count > 0 || isForDatabases)
      return { count, message: `The results of ${count} ${nounOf(withOverrides, count)} are out of date.` }
    const message = `There is no ${nounOf(withOverrides, 1)} whose results could be declared out of date.`
    throw new ApiError(404, { count: -1, message })
  }

  /** Has a schedule run its rule, and nothing else that was planned for it. */
  async function plan(model: CacheModel, id: number, strategy: CacheStrategy): Promise<void> {
    if (strategy.type !== 'schedule') return jobs.unschedule(INVALIDATE, [{ model, id }])
    const timeZone = (await settings.current()).get('report-timezone') ?? 'UTC'
    await jobs.schedule(INVALIDATE, { model, id }, { cron: strategy.schedule, timeZone })
  }

  /** The time of a schedule has come: what its rule keeps is out of date. */
  async function run({ model, id }: OfRule): Promise<void> {
    const rule = await store.cacheRules.find(model, id)
    if (rule?.strategy.type === 'schedule') {
      await change.bySystem(({ repositories, time }) => repositories.cacheRules.invalidateRules(model, [id], time))
    } else await jobs.unschedule(INVALIDATE, [{ model, id }])
  }

  const task: Task<OfRule> = { name: INVALIDATE, concurrency: 1, tries: 3, run }
  return { task, list, put, remove, invalidate }
}

function nounOf(withOverrides: boolean, count: number): string {
  return `${withOverrides ? 'question' : 'rule'}${count === 1 ? '' : 's'}`
}

function missing(field: string, rule: string) {
  return validationError({ [field]: rule }, { [field]: ['missing required key, received: nil'] })
}
