/** Which schedules something may be sent on. */
import { invalidField } from '@querent/contract'
import { isCron, isWithinMinute } from '../../../jobs/index.ts'

/** @throws {ApiError} 400 for a text that Quartz would not take, and for what comes more often than once a minute. */
export function requireSchedule(cron: string): void {
  if (!isCron(cron)) throw invalidField('cron_schedule', 'value must be a valid Quartz cron schedule string.')
  if (isWithinMinute(cron)) throw invalidField('cron_schedule', 'A schedule comes once a minute at most.')
}
