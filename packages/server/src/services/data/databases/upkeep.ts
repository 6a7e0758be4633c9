/** Whether databases can be reached, and keeping what is known of them current. */
import { ApiError } from '@querent/contract'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JsonObject } from '../../../store/index.ts'
import { RESCAN_DATABASE, SYNC_DATABASE } from '../../../sync/index.ts'
import { compareNames } from '../../shared/compare-names.ts'
import { findProblem, restoreSecrets } from '../data-model/index.ts'
import type { Deps } from '../../deps.ts'
import type { DatabaseAccess } from './access.ts'
import { countUses } from './uses.ts'

type DatabaseUpkeepDeps = Pick<Deps, 'store' | 'connections' | 'jobs'> & {
  access: DatabaseAccess
}

interface Trial {
  engine: string
  details: JsonObject
  id: number | undefined
}

export function databaseUpkeep({ store, connections, jobs, access }: DatabaseUpkeepDeps) {
  const { getRow, getReadable, getManaged } = access

  /** Schemas as the database itself names them now. */
  async function syncableSchemas(user: CurrentUser, id: number): Promise<string[]> {
    await getManaged(user, id)
    return (await (await connections.get(id)).dataSource.schemas()).sort(compareNames)
  }

  async function usageInfo(user: CurrentUser, id: number) {
    requireSuperuser(user)
    await getRow(id)
    return countUses(store, id)
  }

  async function healthcheck(user: CurrentUser, id: number, signal: AbortSignal) {
    const { engine, details, is_copies } = await getReadable(user, id)
    // Its files are looked at with each query.
    if (is_copies) return { status: 'ok' as const }
    const problem = await findProblem(connections, engine, details, signal)
    return problem === undefined ? { status: 'ok' as const } : { status: 'error' as const, ...problem }
  }

  /** Whether details that need not be stored would connect; hidden secrets are those of the database with the id. */
  async function validate(user: CurrentUser, { engine, details, id }: Trial, signal: AbortSignal) {
    requireSuperuser(user)
    const given = id === undefined ? details : restoreSecrets(details, (await getManaged(user, id)).details)
    const problem = await findProblem(connections, engine, given, signal)
    return problem === undefined ? { valid: true } : { valid: false, ...problem }
  }

  /** @throws {ApiError} 422 when the database cannot be reached. */
  async function syncSchema(user: CurrentUser, id: number, signal: AbortSignal): Promise<void> {
    const { engine, details } = await getManaged(user, id)
    const problem = await findProblem(connections, engine, details, signal)
    if (problem !== undefined) throw new ApiError(422, problem.message)
    await store.auditLog.note('metadata.sync-requested', { model: 'database', id })
    await jobs.enqueue(SYNC_DATABASE, { databaseId: id })
  }

  async function rescanValues(user: CurrentUser, id: number): Promise<void> {
    await getManaged(user, id)
    await store.auditLog.note('metadata.rescan-requested', { model: 'database', id })
    await jobs.enqueue(RESCAN_DATABASE, { databaseId: id })
  }

  async function discardValues(user: CurrentUser, id: number): Promise<void> {
    await getManaged(user, id)
    await store.auditLog.note('metadata.values-discarded', { model: 'database', id })
    await store.fieldValues.deleteOfFields((await store.fields.listOfDatabase(id)).map((field) => field.id))
  }

  async function dismissSpinner(user: CurrentUser, id: number): Promise<void> {
    await getManaged(user, id)
    await store.databases.update(id, { initial_sync_status: 'complete' })
    await store.tables.completeInitialSync(id)
  }

  return {
    syncableSchemas,
    usageInfo,
    healthcheck,
    validate,
    syncSchema,
    rescanValues,
    discardValues,
    dismissSpinner,
  }
}
