/**
 * Executions that must not be repeated: a key that comes again is answered as the first time, by any process and after a
 * restart. Every execution leaves an entry.
 */
import { createHash } from 'node:crypto'
import { ApiError, type AuditAction } from '@querent/contract'
import { OutcomeUnknown } from '@querent/query'
import type { JsonObject, Store } from '../../../store/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { Deps } from '../../deps.ts'
import { noteWritten } from '../../shared/written-data.ts'

/** An entry that is open for longer belongs to a process that ended: nobody knows what became of it. */
const OPEN_FOR_MS = 60 * 60_000

/** What is carried out: an action, or changes of a table's rows. */
type Subject = { id: number; name: string } & (
  | { model: 'action'; audit: Extract<AuditAction, 'action.executed'> }
  | { model: 'table'; audit: Extract<AuditAction, 'rows.changed'> }
)

/** Who carries out what. */
interface Execution {
  subject: Subject
  userId: number | null
  dashboardId: number | null
  /** Of whom the key is: others may choose the same. */
  caller: string
  key: string | null
  values: JsonObject
  /** The values as they are logged. */
  shown: JsonObject
  /** The database that it writes to, whose kept results and rows are then out of date; null for none. */
  databaseId: number | null
}

/** What was done. */
export interface Done<Body> {
  body: Body
  changedRows: number
}

type NewRun = Parameters<Store['actionRuns']['begin']>[0]
type Ending = Pick<NewRun, 'state' | 'error' | 'changed_rows' | 'answer'>
type OnceStore = Pick<Store, 'actionRuns'>
type WriteEntry = (store: OnceStore, endedAt: string) => Promise<unknown>

export function onceOnly({ store, change, now }: Pick<Deps, 'change' | 'now'> & { store: OnceStore }) {
  const time = () => new Date(now()).toISOString()

  /** @throws {ApiError} 409 while it is carried out, or when nobody knows whether it was; 422 for a key with other values. */
  async function once<Body>(execution: Execution, work: () => Promise<Done<Body>>): Promise<Body> {
    const key = keyOf(execution)
    const request_hash = hashOf([subjectKey(execution.subject), execution.values])
    const entry = { ...entryOf(execution), request_hash, started_at: time() }
    if (key === null) {
      return carriedOut(work, (how) =>
        written(how, execution, ({ actionRuns }, ended_at) =>
          actionRuns.begin({ ...entry, ...how, answer: null, ended_at }),
        ),
      )
    }
    const id = await store.actionRuns.begin({ ...entry, idempotency_key: key, state: 'running' })
    if (id === undefined) return repeated(key, request_hash)
    return carriedOut(work, (how) =>
      written(how, execution, ({ actionRuns }, ended_at) => {
        // Where nothing was written, the same key may be tried again.
        const freed = how.state === 'failed' ? { idempotency_key: null } : {}
        return actionRuns.end(id, { ...how, ...freed, ended_at })
      }),
    )
  }

  /**
   * Results of runs that began before the change was made are not served any more, by no process, nor are rows that were kept. What was done is audited, but
   * not an answer that is repeated. One commit for all of it.
   */
  async function written(how: Ending, { subject, databaseId }: Execution, write: WriteEntry): Promise<void> {
    if (how.state === 'failed') {
      await write(store, time())
      return
    }
    await change.bySystem(async ({ repositories, time: at }) => {
      await write(repositories, at)
      if (databaseId !== null) await noteWritten({ repositories, time: at }, databaseId)
      if (how.state === 'done') await repositories.auditLog.note(subject.audit, subject, { rows: how.changed_rows })
    })
  }

  async function repeated<Body>(key: string, request_hash: string): Promise<Body> {
    const found = await store.actionRuns.findByKey(key)
    if (found === undefined) throw beingCarriedOut()
    if (found.request_hash !== request_hash) {
      throw new ApiError(422, { message: 'This Idempotency-Key came with other values before.' })
    }
    if (found.state === 'done' && found.answer !== null) {
      const answer: { body: Body } = Object(found.answer)
      return answer.body
    }
    if (found.state === 'running' && now() - Date.parse(found.started_at) < OPEN_FOR_MS) throw beingCarriedOut()
    throw unknownOutcome()
  }

  return once
}

async function carriedOut<Body>(work: () => Promise<Done<Body>>, ended: (how: Ending) => Promise<void>): Promise<Body> {
  let done: Done<Body>
  try {
    done = await work()
  } catch (error) {
    const isUnknown = error instanceof OutcomeUnknown
    await ended({ state: isUnknown ? 'unknown' : 'failed', error: messageOf(error) })
    throw isUnknown ? unknownOutcome() : error
  }
  const { body, changedRows } = done
  await ended({ state: 'done', changed_rows: changedRows, answer: { status: 200, body } })
  return body
}

function entryOf({ subject, userId, dashboardId, shown }: Execution) {
  return {
    action_id: subject.model === 'action' ? subject.id : null,
    table_id: subject.model === 'table' ? subject.id : null,
    action_name: subject.name,
    user_id: userId,
    dashboard_id: dashboardId,
    way: userId === null ? ('public' as const) : ('app' as const),
    values: shown,
  }
}

function keyOf({ key, caller, subject }: Execution): string | null {
  return key === null ? null : hashOf([caller, subjectKey(subject), key])
}

/** Actions and tables have ids of their own. */
const subjectKey = ({ model, id }: Subject): number | string => (model === 'action' ? id : `${model} ${id}`)

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
