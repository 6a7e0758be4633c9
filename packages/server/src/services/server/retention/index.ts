/**
 * Deletes old rows from tables that would otherwise grow without limit, and tidies the index of the search. It runs every night, and some minutes after a
 * start. Tested by test/contract/retention.test.ts.
 */
import { scheduler } from 'node:timers/promises'
import { RECENT_DAYS } from '../../library/activity/index.ts'
import { longestMs } from '../../asking/caching/index.ts'
import type { Deps } from '../../deps.ts'
import { UNDO_DAYS } from '../../people/users/index.ts'
import { taskName, type Task } from '../../../jobs/index.ts'

const RETENTION = taskName('retention')
const NIGHTLY = '0 20 3 * * ? *'
/** A server that is never up at night does it then. */
const AFTER_START_MS = 10 * 60_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** How long the log of deliveries goes back. */
const DELIVERY_DAYS = 90
/** An alert may compare with a year before. */
const OUTCOME_DAYS = 400
/** How long executions of actions are kept, and with them the keys that must not be used twice. */
const ACTION_RUN_DAYS = 90
/** How long it is kept how background work went. */
const TASK_DAYS = 60

type RetentionServiceDeps = Pick<Deps, 'store' | 'change' | 'jobs' | 'observe' | 'now' | 'settings'>

export function retentionService({ store, change, jobs, observe, now, settings }: RetentionServiceDeps) {
  const ago = (ms: number) => new Date(now() - ms).toISOString()

  /** Has the job run from now on. */
  async function begin(): Promise<void> {
    await jobs.schedule(RETENTION, {}, { cron: NIGHTLY, timeZone: 'UTC' })
    await jobs.enqueue(RETENTION, {}, AFTER_START_MS)
  }

  async function run(_payload: object, signal: AbortSignal): Promise<void> {
    const current = await settings.current()
    const {
      auditLog,
      sessions,
      loginHistory,
      recentViews,
      userKeyValues,
      cachedResults,
      cacheRules,
      queryLog,
      throttledTries,
      passkeyChallenges,
      taskHistory,
      addressChanges,
      deliveries,
      actionRuns,
    } = store
    const cachedMs = Math.max(
      (await cachedResults.longestHours()) * HOUR_MS,
      longestMs((await cacheRules.all()).rules),
      current.get('query-caching-max-ttl') * 1000,
    )
    const removed: Record<string, number> = {
      sessions: await inSteps(sessions.deleteOlder, ago(current.get('max-session-age') * MINUTE_MS), signal),
      cachedResults: await inSteps(cachedResults.deleteOlder, ago(cachedMs), signal),
      cacheInvalidations: await cacheRules.deleteOlder(ago(cachedMs)),
      recentViews: await inSteps(recentViews.deleteOlder, ago(RECENT_DAYS * DAY_MS), signal),
      userKeyValues: await userKeyValues.deleteExpired(ago(0)),
      throttledTries: await inSteps(throttledTries.deleteOlder, ago(HOUR_MS), signal),
      taskHistory: await inSteps(taskHistory.deleteOlder, ago(TASK_DAYS * DAY_MS), signal),
      passkeyChallenges: await inSteps(passkeyChallenges.deleteOlder, ago(HOUR_MS), signal),
      deliveries: await inSteps(deliveries.deleteOlder, ago(DELIVERY_DAYS * DAY_MS), signal),
      deliveryOutcomes: await inSteps(deliveries.deleteOlderOutcomes, ago(OUTCOME_DAYS * DAY_MS), signal),
      actionRuns: await inSteps(actionRuns.deleteOlder, ago(ACTION_RUN_DAYS * DAY_MS), signal),
      addressChanges: await inSteps(addressChanges.deleteOlder, ago(UNDO_DAYS * DAY_MS), signal),
    }
    const days = current.get('audit-max-retention-days')
    if (days > 0) {
      const before = ago(days * DAY_MS)
      removed['queryLog'] = await inSteps(queryLog.deleteOlder, before, signal)
      removed['queryAverages'] = await inSteps(queryLog.deleteOlderAverages, before, signal)
      removed['auditLog'] = await inSteps(auditLog.deleteOlder, before, signal)
      removed['loginHistory'] = await loginHistory.deleteOlder(before)
    }
    for (let isLeft = await merge(true); isLeft; isLeft = await merge(false)) {
      await scheduler.yield()
      signal.throwIfAborted()
    }
    observe({ type: 'retention.finished', removed })
  }

  /** Some of what keeps the index of the search quick. */
  const merge = (isFirst: boolean) => change.bySystem(({ repositories }) => repositories.search.merge(isFirst))

  const task: Task = { name: RETENTION, concurrency: 1, tries: 3, begin, run }
  return { task }
}

/** Removes everything older, with room for others between two statements. Gives the number of rows. */
async function inSteps(
  remove: (before: string) => Promise<number>,
  before: string,
  signal: AbortSignal,
): Promise<number> {
  let sum = 0
  for (let removed = await remove(before); removed > 0; removed = await remove(before)) {
    sum += removed
    await scheduler.yield()
    signal.throwIfAborted()
  }
  return sum
}
