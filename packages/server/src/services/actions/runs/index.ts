/** The log of executions (contract: actions, section 9). Tested by test/contract/action-runs.test.ts. */
import { notFound, type ActionRunState } from '@querent/contract'
import { canSeeAllRows, requireRight, requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ActionRunFilter, ActionRunRow } from '../../../store/index.ts'
import { cardAccess } from '../../content/cards/index.ts'
import type { Deps } from '../../deps.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import { personRecord } from '../../shared/person.ts'
import { readTime } from '../../shared/read-time.ts'

interface RunLogDeps extends Pick<Deps, 'store'> {
  collections: CollectionService
}

/** What executions are asked for, as clients send it. */
interface SentFilter {
  user_id?: number
  action_id?: number
  table_id?: number
  state?: ActionRunState
  since?: string
  until?: string
  limit?: number
  before?: number
}

const PAGE = 100

export function runLogService({ store, collections }: RunLogDeps) {
  const access = cardAccess(store, collections)

  /** Of all actions and tables. @throws {ApiError} 403 */
  async function list(user: CurrentUser, sent: SentFilter) {
    requireSuperuser(user)
    return page(sent)
  }

  /**
   * Of an action, for those who may change it. Values of others show rows that a rule hides, so that nobody under a rule
   * reads them.
   * @throws {ApiError} 404, 403
   */
  async function ofAction(user: CurrentUser, id: number, sent: SentFilter) {
    const action = await store.actions.find(id)
    if (action === undefined) throw notFound()
    await access.getWritable(user, action.model_id)
    requireRight(canSeeAllRows(user))
    return page({ ...sent, action_id: id })
  }

  async function page({ limit = PAGE, before, ...sent }: SentFilter) {
    const rows = await store.actionRuns.page(readFilter(sent), limit, before)
    const people = await store.users.findMany([...new Set(rows.flatMap((row) => row.user_id ?? []))])
    const byId = new Map(people.map((person) => [person.id, personRecord(person)]))
    const last = rows.at(-1)
    return {
      data: rows.map((row) => ({ ...runRecord(row), user: byId.get(row.user_id ?? 0) ?? null })),
      next: last === undefined || rows.length < limit ? null : last.id,
    }
  }

  return { list, ofAction }
}

export type RunLogService = ReturnType<typeof runLogService>

function runRecord(row: ActionRunRow) {
  const { id, action_id, table_id, action_name, dashboard_id, way, values, state, changed_rows, error } = row
  const { started_at, ended_at } = row
  const what = { id, action_id, table_id, name: action_name, dashboard_id, way, values }
  return { ...what, state, changed_rows, error, started_at, ended_at }
}

function readFilter({ since, until, ...filter }: Omit<SentFilter, 'limit' | 'before'>): ActionRunFilter {
  return {
    ...filter,
    ...(since === undefined ? {} : { since: readTime('since', since) }),
    ...(until === undefined ? {} : { until: readTime('until', until) }),
  }
}
