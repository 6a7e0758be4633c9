/**
 * Executions that must not be repeated: a key that comes again is answered as the first time, by any process and after a
 * restart. Every execution leaves an entry.
 */
import { createHash } from 'node:crypto'
import { ApiError, type ExecutedAction } from '@querent/contract'
import { OutcomeUnknown } from '@querent/query'
import type { ActionRunRow, JsonObject, Store } from '../../../store/index.ts'
import { messageOf } from '../../../observe/message-of.ts'

/** An entry that is open for longer belongs to a process that ended: nobody knows what became of it. */
const OPEN_FOR_MS = 60 * 60_000

/** Who carries out what. */
interface Execution {
  actionId: number
  actionName: string
  userId: number | null
  dashboardId: number | null
  /** Of whom the key is: others may choose the same. */
  caller: string
  key: string | null
  values: JsonObject
  /** The values as they are logged. */
  shown: JsonObject
}

/** What was done. */
export interface Done {
  body: ExecutedAction
  changedRows: number
}

type NewRun = Parameters<Store['actionRuns']['begin']>[0]
/** Leaves an entry in the audit log: of what was done, not of an answer that is repeated. */
type Audited = (done: Done) => Promise<void>

export function onceOnly({ store, now }: { store: Pick<Store, 'actionRuns' | 'auditLog'>; now: () => number }) {
  const time = () => new Date(now()).toISOString()

  /** @throws {ApiError} 409 while it is carried out, or when nobody knows whether it was; 422 for a key with other values. */
  async function once(execution: Execution, work: () => Promise<Done>): Promise<ExecutedAction> {
    const key = keyOf(execution)
    const request_hash = hashOf([execution.actionId, execution.values])
    const started_at = time()
    const entry = {
      action_id: execution.actionId,
      action_name: execution.actionName,
      user_id: execution.userId,
      dashboard_id: execution.dashboardId,
      way: execution.userId === null ? ('public' as const) : ('app' as const),
      values: execution.shown,
      request_hash,
      started_at,
    }
    const audited = ({ changedRows }: Done) =>
      store.auditLog.note('action.executed', { model: 'action', id: execution.actionId }, { rows: changedRows })
    if (key === null) return logged(entry, work, audited)
    const id = await store.actionRuns.begin({ ...entry, idempotency_key: key, state: 'running' })
    if (id === undefined) return repeated(key, request_hash)
    return kept(id, work, audited)
  }

  async function kept(id: number, work: () => Promise<Done>, audited: Audited): Promise<ExecutedAction> {
    let done: Done
    try {
      done = await work()
    } catch (error) {
      const isUnknown = error instanceof OutcomeUnknown
      // Nothing was written, so that the same key may be tried again.
      const freed = isUnknown ? { state: 'unknown' as const } : { state: 'failed' as const, idempotency_key: null }
      await store.actionRuns.end(id, { ...freed, error: messageOf(error), ended_at: time() })
      throw isUnknown ? unknownOutcome() : error
    }
    const answer: ActionRunRow['answer'] = { status: 200, body: done.body }
    await store.actionRuns.end(id, { state: 'done', changed_rows: done.changedRows, answer, ended_at: time() })
    await audited(done)
    return done.body
  }

  async function logged(entry: Omit<NewRun, 'state'>, work: () => Promise<Done>, audited: Audited) {
    const note = async (end: Pick<NewRun, 'state' | 'error' | 'changed_rows'>) => {
      await store.actionRuns.begin({ ...entry, ...end, ended_at: time() })
    }
    let done: Done
    try {
      done = await work()
    } catch (error) {
      const isUnknown = error instanceof OutcomeUnknown
      await note({ state: isUnknown ? 'unknown' : 'failed', error: messageOf(error) })
      throw isUnknown ? unknownOutcome() : error
    }
    await note({ state: 'done', changed_rows: done.changedRows })
    await audited(done)
    return done.body
  }

  async function repeated(key: string, request_hash: string): Promise<ExecutedAction> {
    const found = await store.actionRuns.findByKey(key)
    if (found === undefined) throw beingCarriedOut()
    if (found.request_hash !== request_hash) {
      throw new ApiError(422, { message: 'This Idempotency-Key came with other values before.' })
    }
    if (found.state === 'done' && found.answer !== null) return found.answer.body
    if (found.state === 'running' && now() - Date.parse(found.started_at) < OPEN_FOR_MS) throw beingCarriedOut()
    throw unknownOutcome()
  }

  return once
}

function keyOf({ key, caller, actionId }: Execution): string | null {
  return key === null ? null : hashOf([caller, actionId, key])
}

function hashOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function beingCarriedOut(): ApiError {
  return new ApiError(409, { message: 'This is being carried out. Try again in a moment.' })
}

function unknownOutcome(): ApiError {
  const message = 'The connection was lost during this execution. Look whether it was carried out before you try again.'
  return new ApiError(409, { message })
}
