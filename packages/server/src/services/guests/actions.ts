/** Actions that guests carry out: by a link of their own, or on a dashboard that is shared (contract: actions, section 6). */
import { ApiError, notFound, type ExecutedAction } from '@querent/contract'
import type { Connections } from '../../connections/index.ts'
import type { JsonObject, Store } from '../../store/index.ts'
import type { ActionService, ExecutionRequest, ExecutionService } from '../actions/index.ts'
import { guestAction, writableConnection } from '../content/action-content/index.ts'
import { countTry, throttle, throttledText } from '../people/sessions/index.ts'
import type { SharingRules } from '../sharing/publication/index.ts'
import type { OpenedDashboard } from './index.ts'

/** Executions of one link in this time. */
const FREE_EXECUTIONS = 10
const COUNTED_MS = 1000

interface GuestActionDeps {
  store: Store
  connections: Connections
  now: () => number
  actions: Pick<ActionService, 'opened'>
  executions: Pick<ExecutionService, 'onPlace' | 'execute' | 'currentValues'>
  rules: SharingRules
}

/** An action on its place of a dashboard that the guest was let in to. */
interface GuestActionPlace {
  dashboard: OpenedDashboard
  dashcardId: number
}

export function guestActions({ store, connections, now, actions, executions, rules }: GuestActionDeps) {
  const counted = { free: FREE_EXECUTIONS, keptMs: COUNTED_MS, delayMs: () => COUNTED_MS }
  const tries = throttle({ store, name: 'public action', ...counted, now })

  /** @throws {ApiError} 400 while sharing is off, 404 for a link to nothing. */
  async function open(uuid: string) {
    await rules.requireSharingOn()
    const found = await store.actions.findByPublicUuid(uuid)
    if (found === undefined) throw notFound()
    return actions.opened(found.id)
  }

  /** @throws {ApiError} as `open` does, and 400 where the database may not be written. */
  async function record(uuid: string) {
    const { action, form } = await open(uuid)
    await writableConnection(connections, form.database_id)
    return guestAction(action, form)
  }

  /** Counts an execution, also of a link to nothing. @throws {ApiError} 429 */
  async function count(uuid: string): Promise<void> {
    const seconds = await countTry([[tries, uuid]])
    if (seconds > 0) throw new ApiError(429, throttledText(seconds), { 'retry-after': String(seconds) })
  }

  async function execute(
    opened: Awaited<ReturnType<typeof open>>,
    uuid: string,
    request: ExecutionRequest,
  ): Promise<ExecutedAction> {
    const caller = { user: null, link: `action ${uuid}` }
    return executions.execute({ ...opened, caller, dashboardId: null }, request)
  }

  const placed = ({ dashboard, dashcardId }: GuestActionPlace) => {
    const { id, public_uuid } = dashboard.content
    const caller = { user: null, link: `dashboard ${public_uuid}` }
    return executions.onPlace(caller, { dashboardId: id, dashcardId })
  }

  async function executePlaced(place: GuestActionPlace, request: ExecutionRequest): Promise<ExecutedAction> {
    return executions.execute(await placed(place), request)
  }

  /** The current values of the row that an update or a deletion is about. */
  async function currentValues(place: GuestActionPlace, sent: JsonObject, signal: AbortSignal): Promise<JsonObject> {
    return executions.currentValues(await placed(place), sent, signal)
  }

  return { open, record, count, execute, executePlaced, currentValues }
}
