/**
 * Jobs that a clock which was ahead has put too far into the future: they would wait until that time comes, and a database
 * would not be synced for as long.
 */
import type { JobRow, Store } from '../store/index.ts'
import { nextTime } from './cron.ts'

/** No job is put off by more; schedules know their times themselves. */
const LONGEST_DELAY_MS = 3_600_000
/** By as much, clocks of processes may differ. */
const CLOCKS_DIFFER_MS = 5 * 60_000

interface TimesAheadDeps {
  store: Pick<Store, 'jobs'>
  now: () => number
  /** The kind of rows that stand for a schedule. */
  scheduleKind: string
}

/** Gives what is too far ahead the time that it would have now. */
export async function bringBack({ store, now, scheduleKind }: TimesAheadDeps): Promise<void> {
  const time = now()
  const isAhead = (one: string, other: string) => Date.parse(one) > Date.parse(other) + CLOCKS_DIFFER_MS

  async function bringBackSchedule({ id, payload, run_at }: JobRow): Promise<void> {
    const { cron, timeZone } = payload
    const next = nextTime(String(cron), String(timeZone), time)
    if (next !== null && isAhead(run_at, next)) await store.jobs.move(id, { from: run_at, to: next })
  }

  const iso = (at: number) => new Date(at).toISOString()
  await store.jobs.bringBack({
    except: scheduleKind,
    after: iso(time + LONGEST_DELAY_MS + CLOCKS_DIFFER_MS),
    to: iso(time),
  })
  for (const row of await store.jobs.ofKind(scheduleKind)) {
    // One whose schedule cannot be read fails when it is due, and says so.
    await bringBackSchedule(row).catch(() => undefined)
  }
}
