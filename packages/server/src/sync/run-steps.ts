import { messageOf } from '../observe/message-of.ts'
import { timestamp, type SyncContext } from './context.ts'
import { SYNC_STEPS, type SyncStep, type SyncStepName } from './steps.ts'

/** Failures named in the database's record; the log has them all. */
const SHOWN_FAILURES = 5

/**
 * Runs the named steps in their order and notes on the database how it went; what fails because the database was deleted
 * meanwhile is no failure. @throws what the sync itself failed with.
 */
export async function runSteps(context: Omit<SyncContext, 'report'>, names: readonly SyncStepName[]): Promise<void> {
  const { store, databaseId, observe } = context
  const failures: string[] = []
  const report = (step: string, error: unknown) => {
    const message = messageOf(error)
    failures.push(`${step}: ${message}`)
    observe({ type: 'sync.failed', databaseId, step, error: message })
  }
  const reporting = { ...context, report }
  try {
    for (const step of SYNC_STEPS) {
      if (!names.includes(step.name)) continue
      if (!(await runStep(step, reporting))) return
    }
  } catch (error) {
    if (!context.signal.aborted) await finish(context, failures, 'aborted')
    throw error
  }
  await finish(context, failures, 'complete')
  await store.tables.completeInitialSync(databaseId)
}

/** False when the database is not there any more. */
async function runStep(step: SyncStep, context: SyncContext): Promise<boolean> {
  const { store, databaseId, signal, now, observe } = context
  signal.throwIfAborted()
  observe({ type: 'sync.started', databaseId, step: step.name })
  const startedAt = now()
  try {
    const detail = await step.run(context)
    observe({ type: 'sync.finished', databaseId, step: step.name, durationMs: now() - startedAt, detail })
  } catch (error) {
    signal.throwIfAborted()
    if ((await store.databases.find(databaseId)) === undefined) return false
    context.report(step.name, error)
    if (step.failure === 'all') throw error
  }
  return true
}

/** A database that was synced before stays complete, whatever happened this time. */
async function finish(
  context: Omit<SyncContext, 'report'>,
  failures: readonly string[],
  status: 'complete' | 'aborted',
): Promise<void> {
  const { store, databaseId } = context
  const row = await store.databases.find(databaseId)
  if (row === undefined) return
  const time = timestamp(context)
  const more = failures.length - SHOWN_FAILURES
  const shown = failures.slice(0, SHOWN_FAILURES).join('\n') + (more > 0 ? `\nand ${more} more` : '')
  await store.databases.update(databaseId, {
    sync_error: failures.length === 0 ? null : shown,
    ...(row.initial_sync_status === 'complete' ? {} : { initial_sync_status: status }),
    ...(status === 'complete' ? { last_synced_at: time } : {}),
  })
}
