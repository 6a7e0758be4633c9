/** How background work went, and what is planned. Tested by test/contract/task.test.ts. */
import { notFound, type Paging } from '@querent/contract'
import { canMonitor, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JobRow, TaskFilter, TaskOrder, TaskRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'

export function taskService({ store }: Pick<Deps, 'store'>) {
  /** A page of what ran, and how much there is. */
  async function list(user: CurrentUser, filter: TaskFilter, order: TaskOrder, { limit, offset }: Paging) {
    requireRight(canMonitor(user))
    const [rows, total] = await Promise.all([
      store.taskHistory.list(filter, order, limit, offset),
      store.taskHistory.count(filter),
    ])
    return { data: rows.map(taskRecord), total, limit, offset }
  }

  /** @throws {ApiError} 404. */
  async function get(user: CurrentUser, id: number) {
    requireRight(canMonitor(user))
    const row = await store.taskHistory.find(id)
    if (row === undefined) throw notFound()
    return taskRecord(row)
  }

  async function names(user: CurrentUser): Promise<string[]> {
    requireRight(canMonitor(user))
    return store.taskHistory.names()
  }

  /** What is planned, with its next time. */
  async function info(user: CurrentUser) {
    requireRight(canMonitor(user))
    const planned = await store.jobs.ofKind('schedule')
    return {
      scheduler: [`${planned.length} schedules in the app database`],
      jobs: planned.map(scheduledRecord),
    }
  }

  return { list, get, names, info }
}

function taskRecord({ job_key: _key, payload, error, ...row }: TaskRow) {
  const task_details = { ...payload, ...(error === null ? {} : { status: 'failed', message: error }) }
  return { ...row, task_details, logs: null, run_id: null }
}

function scheduledRecord({ payload, run_at }: JobRow) {
  const { key, cron, timeZone, kind } = payload
  return {
    key: String(key),
    class: String(kind),
    description: null,
    'concurrent-executation-disallowed?': true,
    'durable?': true,
    'requests-recovery?': true,
    triggers: [
      {
        key: `${String(key)}.trigger`,
        state: 'NORMAL',
        schedule: String(cron),
        timezone: String(timeZone),
        'next-fire-time': run_at,
        'previous-fire-time': null,
        'may-fire-again?': true,
      },
    ],
  }
}
