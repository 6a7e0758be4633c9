/** What users viewed recently, and which content is popular. Tested by test/contract/activity.test.ts. */
import { notFound, type RecentModel } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import type { CollectionService } from '../collections/index.ts'
import { recentItems } from './items.ts'
import { viewQueue } from './view-queue.ts'

interface ActivityServiceDeps extends Pick<Deps, 'store' | 'change' | 'observe' | 'now'> {
  collections: CollectionService
}

/** What a view is stored under: questions, models and metrics are all cards. */
type ViewedModel = 'card' | 'collection' | 'dashboard' | 'table'

/** Older views count for nobody. */
export const RECENT_DAYS = 30
const POPULAR_DAYS = 14
const DAY_MS = 24 * 3600 * 1000
const MAX_PER_MODEL = 20
const MAX_POPULAR = 5
/** Popular things looked at until five readable ones are found. */
const POPULAR_CANDIDATES = 100

export function activityService({ store, change, observe, now, collections }: ActivityServiceDeps) {
  const queue = viewQueue({ store, change, observe, now })
  const daysAgo = (days: number) => new Date(now() - days * DAY_MS).toISOString()

  /** Notes that the user looked at something; written a little later. */
  function viewed(user: CurrentUser, model: ViewedModel, id: number): void {
    queue.add({ user_id: user.id, model, model_id: id, context: 'view', at: now() })
  }

  /** The user's latest readable things of each kind, newest first. */
  async function recents(user: CurrentUser, contexts: readonly ('views' | 'selections')[]) {
    await queue.settle()
    const wanted = contexts.map((context) => (context === 'views' ? ('view' as const) : ('selection' as const)))
    const views = await store.recentViews.latestOf(user.id, wanted, daysAgo(RECENT_DAYS))
    const shown = new Map<string, number>()
    return (await recentItems(store, await collections.tree(), user, views)).filter(({ model }) => {
      const count = (shown.get(model) ?? 0) + 1
      shown.set(model, count)
      return count <= MAX_PER_MODEL
    })
  }

  /** Ids of the cards that the user looked at, latest first; some may be archived or hidden by now. */
  async function recentCardIds(user: CurrentUser): Promise<number[]> {
    await queue.settle()
    const views = await store.recentViews.latestOf(user.id, ['view'], daysAgo(RECENT_DAYS))
    return views.filter((view) => view.model === 'card').map((view) => view.model_id)
  }

  /** What everybody looked at most, as far as the user may read it. */
  async function popular(user: CurrentUser) {
    await queue.settle()
    const views = await store.recentViews.popularSince(daysAgo(POPULAR_DAYS), POPULAR_CANDIDATES)
    return (await recentItems(store, await collections.tree(), user, views)).slice(0, MAX_POPULAR)
  }

  /** The dashboard that the user looked at last within a day; undefined without one. */
  async function latestDashboard(user: CurrentUser) {
    await queue.settle()
    const views = await store.recentViews.latestOf(user.id, ['view'], daysAgo(1))
    const dashboards = views.filter((view) => view.model === 'dashboard')
    return (await recentItems(store, await collections.tree(), user, dashboards))[0]
  }

  /** Notes that the user chose something from a list. @throws {ApiError} 404 when it does not exist or is hidden. */
  async function select(user: CurrentUser, model: RecentModel, id: number): Promise<void> {
    const at = now()
    const stored = model === 'dataset' || model === 'metric' ? 'card' : model
    const [item] = await recentItems(store, await collections.tree(), user, [
      { model: stored, model_id: id, timestamp: new Date(at).toISOString() },
    ])
    if (item === undefined) throw notFound()
    queue.add({ user_id: user.id, model: stored, model_id: id, context: 'selection', at })
  }

  return { viewed, used: queue.used, flush: queue.flush, recents, recentCardIds, popular, latestDashboard, select }
}

export type ActivityService = ReturnType<typeof activityService>
