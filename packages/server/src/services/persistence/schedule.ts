/** When stored models are refreshed: all databases by the schedule of one setting. */
import { badRequest } from '@querent/contract'
import { isCron, nextTime } from '../../jobs/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Deps } from '../deps.ts'
import { isOn } from './access.ts'
import { REFRESH_ALL, REFRESH_COPIES } from './tasks.ts'

const CRON_KEY = 'persisted-model-refresh-cron-schedule'
/** Settings that say when. */
export const SCHEDULE_KEYS: readonly string[] = [CRON_KEY, 'report-timezone']

interface ScheduleDeps extends Pick<Deps, 'store' | 'settings' | 'jobs' | 'now'> {
  writeSettings(user: CurrentUser, values: Readonly<Record<string, unknown>>): Promise<void>
}

export function refreshSchedule({ store, settings, jobs, now, writeSettings }: ScheduleDeps) {
  async function rhythm() {
    const current = await settings.current()
    return { cron: current.get(CRON_KEY), timeZone: current.get('report-timezone') ?? 'UTC' }
  }

  async function plan(databaseId: number): Promise<void> {
    await jobs.schedule(REFRESH_ALL, { databaseId }, await rhythm())
  }

  async function planCopies(): Promise<void> {
    await jobs.schedule(REFRESH_COPIES, {}, await rhythm())
  }

  /** Schedules every database whose models are kept, and copies if there are any. */
  async function planAll(): Promise<void> {
    for (const database of await store.databases.list()) if (isOn(database)) await plan(database.id)
    if (await store.persistence.hasCopies()) await planCopies()
  }

  /** Another report time zone puts all copies out of use: those of the new one are filled at once. */
  async function refreshCopies(): Promise<void> {
    if (await store.persistence.hasCopies()) await jobs.enqueue(REFRESH_COPIES, {})
  }

  const stop = (databaseIds: readonly number[]) =>
    jobs.unschedule(
      REFRESH_ALL,
      databaseIds.map((databaseId) => ({ databaseId })),
    )

  /** The next time, as ISO-8601. */
  async function next(): Promise<string | null> {
    const { cron, timeZone } = await rhythm()
    return nextTime(cron, timeZone, now())
  }

  /** @throws {ApiError} 400 for a text that is not a schedule, and for one with a year. */
  async function set(user: CurrentUser, cron: string): Promise<void> {
    if (!isCron(cron) || !cron.endsWith(' *')) throw badRequest('Must be a valid cron string not specifying a year')
    await writeSettings(user, { [CRON_KEY]: cron })
  }

  return { refreshCopies, plan, planCopies, planAll, stop, next, set }
}

export type RefreshSchedule = ReturnType<typeof refreshSchedule>
