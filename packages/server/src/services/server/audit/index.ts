/**
 * The audit log: who did what, when and from where (contract: audit, section 1). Changes leave their entries in `store/audit`, views
 * and queries where they are counted. Tested by test/contract/audit.test.ts.
 */
import { AUDIT_ACTIONS, type AuditAction, type AuditModel } from '@querent/contract'
import { messageOf } from '../../../observe/message-of.ts'
import type { ServerEvent } from '../../../observe/events.ts'
import { canMonitor, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { actingFor, type AuditFilter, type AuditPlace, type AuditRow } from '../../../store/index.ts'
import type { Runner } from '../../../query-runner/index.ts'
import type { ActivityService } from '../../library/activity/index.ts'
import type { Deps } from '../../deps.ts'
import { commonName } from '../../shared/person.ts'
import { readTime } from '../../shared/read-time.ts'
import { describeDevice } from '../../people/sessions/index.ts'
import { csvHeader, csvLine } from './csv.ts'

const PAGE = 100
/** Entries that are read at once for a file. */
const FILE_PAGE = 1_000

/** What entries are asked for, as clients send it. */
interface SentFilter {
  user_id?: number
  action?: AuditAction[]
  model?: AuditModel[]
  model_id?: number
  since?: string
  until?: string
  text?: string
}

interface AuditServiceDeps extends Pick<Deps, 'store' | 'observe' | 'now'> {
  activity: Pick<ActivityService, 'flush'>
  runner: Pick<Runner, 'log'>
}

export function auditService({ store, observe, now, activity, runner }: AuditServiceDeps) {
  /** Entries, newest first. What happened a moment ago is among them. @throws {ApiError} 403, or 400 for a bad time. */
  async function list(user: CurrentUser, sent: SentFilter, page: { limit?: number; after?: string }) {
    requireRight(canMonitor(user))
    const filter = readFilter(sent)
    await flush()
    const limit = page.limit ?? PAGE
    const rows = await store.auditLog.page(filter, limit, page.after === undefined ? undefined : readPlace(page.after))
    const last = rows.at(-1)
    return {
      data: await records(rows),
      next: last === undefined || rows.length < limit ? null : `${last.timestamp}_${last.id}`,
    }
  }

  /** The same as pieces of a CSV file, however many there are. */
  async function file(user: CurrentUser, sent: SentFilter): Promise<AsyncIterable<string>> {
    requireRight(canMonitor(user))
    const filter = readFilter(sent)
    await flush()
    return pieces(filter)
  }

  async function* pieces(filter: AuditFilter): AsyncGenerator<string> {
    yield csvHeader()
    let after: AuditPlace | undefined
    do {
      const rows = await store.auditLog.page(filter, FILE_PAGE, after)
      yield (await records(rows)).map(csvLine).join('')
      after = rows.length < FILE_PAGE ? undefined : rows.at(-1)
    } while (after !== undefined)
  }

  async function records(rows: readonly AuditRow[]) {
    const ids = [...new Set(rows.flatMap((row) => row.user_id ?? []))]
    const people = new Map((await store.users.findMany(ids)).map((person) => [person.id, person]))
    return rows.map(({ facts: details, ip_address: address, user_id, action, model, ...row }) => {
      const person = user_id === null ? undefined : people.get(user_id)
      return {
        id: row.id,
        timestamp: row.timestamp,
        action: action as AuditAction,
        user: person === undefined ? null : actorRecord(person),
        model: model as AuditModel,
        model_id: row.model_id,
        model_name: row.model_name,
        address,
        user_agent: row.user_agent,
        device_description: row.user_agent === null ? null : describeDevice(row.user_agent),
        request_id: row.request_id,
        details,
      }
    })
  }

  async function flush(): Promise<void> {
    await Promise.all([activity.flush(), runner.log.flush()])
  }

  /** Every kind of entry. */
  function actions(user: CurrentUser) {
    requireRight(canMonitor(user))
    return Object.entries(AUDIT_ACTIONS).map(([action, description]) => ({
      action: action as AuditAction,
      description,
    }))
  }

  /** Notes refused logins: they change nothing that would be recorded by itself. */
  function watch(event: ServerEvent): void {
    if (event.type !== 'login.failed' || event.reason === 'too many tries') return
    const { reason, name, userId = null } = event
    store.auditLog
      .note('user.sign-in-failed', { model: 'user', id: userId }, { reason, name })
      .catch((error: unknown) => observe({ type: 'background.failed', task: 'audit', error: messageOf(error) }))
  }

  /** Does the work of a request: what it writes says who asked. */
  function during<T>(who: () => Requester, work: () => T): T {
    return actingFor(() => ({ ...who(), now: now() }), work)
  }

  return { list, file, actions, watch, during }
}

/** Who asks, and from where. */
interface Requester {
  userId: number | null
  address: string | null
  userAgent: string | null
  requestId: string | null
}

function actorRecord(person: {
  id: number
  type: 'personal' | 'api-key'
  email: string
  first_name: string | null
  last_name: string | null
}) {
  const { id, type, email } = person
  return { id, type, common_name: commonName(person), email }
}

function readFilter({ user_id, action, model, model_id, since, until, text }: SentFilter): AuditFilter {
  return {
    ...(user_id === undefined ? {} : { userId: user_id }),
    ...(action === undefined || action.length === 0 ? {} : { actions: action }),
    ...(model === undefined || model.length === 0 ? {} : { models: model }),
    ...(model_id === undefined ? {} : { modelId: model_id }),
    ...(since === undefined ? {} : { since: readTime('since', since) }),
    ...(until === undefined ? {} : { until: readTime('until', until) }),
    ...(text === undefined || text === '' ? {} : { text }),
  }
}

function readPlace(text: string): AuditPlace {
  const [timestamp = '', id] = text.split('_')
  return { timestamp, id: Number(id) }
}
