/** Show the next times of a schedule, for people who are choosing one. */
import { nextTime } from '../../../jobs/index.ts'
import type { Deps } from '../../deps.ts'
import { reportZone } from '../saved/index.ts'
import { requireSchedule } from './rules.ts'

const SHOWN = 3

export function upcomingService({ settings, now }: Pick<Deps, 'settings' | 'now'>) {
  /** @returns ISO times and the report time zone. @throws {ApiError} 400 for a text that cannot be scheduled, and for one that comes too often. */
  async function next(cron: string) {
    requireSchedule(cron)
    const time_zone = await reportZone(settings)
    const times: string[] = []
    let after = now()
    while (times.length < SHOWN) {
      const time = nextTime(cron, time_zone, after)
      if (time === null) break
      times.push(time)
      after = Date.parse(time)
    }
    return { next: times, time_zone }
  }

  return { next }
}
