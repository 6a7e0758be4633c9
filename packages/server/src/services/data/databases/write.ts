import { badRequest, invalidField, type DatabaseChangesBody, type NewDatabaseBody } from '@querent/contract'
import { isCron } from '../../../jobs/index.ts'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { newEntityId, type DatabaseChanges, type DatabaseRow, type NewDatabase } from '../../../store/index.ts'
import { SYNC_DATABASE } from '../../../sync/index.ts'
import { connectableDetails, cronOf, restoreSecrets, storedWarnings } from '../data-model/index.ts'
import { requireOwnData } from '../../shared/kept-by-server.ts'
import type { Deps } from '../../deps.ts'
import type { DatabaseAccess } from './access.ts'
import { scheduleDatabase, unscheduleDatabase } from './background.ts'
import { requireUnused } from './uses.ts'

/** A database to store, but for who makes it and when. */
type PreparedDatabase = Omit<NewDatabase, 'creator_id' | 'created_at' | 'updated_at'>

const HOURLY = '0 50 * * * ? *'
const NIGHTLY = '0 50 0 * * ? *'

type Scheduled = Pick<NewDatabaseBody, 'schedules' | 'metadata_sync_schedule' | 'cache_field_values_schedule'>

type Leave = (user: CurrentUser, database: DatabaseRow) => Promise<void>

export function databaseWrites({ store, change, connections, jobs }: Deps, { getRow, getManaged }: DatabaseAccess) {
  const leaving: Leave[] = []

  /** Connects first, then stores, schedules and syncs. @throws {ApiError} 400 when the connection fails. */
  async function create(user: CurrentUser, body: NewDatabaseBody, signal: AbortSignal): Promise<DatabaseRow> {
    requireSuperuser(user)
    const prepared = await prepare(body, signal)
    const row = await change(user, ({ repositories, time }) =>
      repositories.databases.create({ ...prepared, creator_id: user.id, created_at: time, updated_at: time }),
    )
    await startSync(row)
    return row
  }

  /** The row to store, with details that connect. @throws {ApiError} 400 when the connection fails. */
  async function prepare(body: NewDatabaseBody, signal: AbortSignal): Promise<PreparedDatabase> {
    const schedules = schedulesIn(body)
    const details = await connectableDetails(connections, body.engine, body.details, signal)
    return {
      name: body.name,
      engine: body.engine,
      details,
      account_warnings: await storedWarnings(connections, body.engine, details, signal),
      is_full_sync: flag(body.is_full_sync) ?? true,
      is_on_demand: flag(body.is_on_demand) ?? false,
      auto_run_queries: body.auto_run_queries ?? true,
      refingerprint: body.refingerprint ?? null,
      cache_ttl: body.cache_ttl ?? null,
      metadata_sync_schedule: schedules.metadata_sync_schedule ?? HOURLY,
      cache_field_values_schedule: schedules.cache_field_values_schedule ?? NIGHTLY,
      entity_id: newEntityId(),
    }
  }

  /** Has a stored database synced now and in its rhythm. */
  async function startSync(row: DatabaseRow): Promise<void> {
    await scheduleDatabase(jobs, row)
    await jobs.enqueue(SYNC_DATABASE, { databaseId: row.id })
  }

  /** Null leaves a value as it is, except `cache_ttl`. @throws {ApiError} 400 when new details do not connect. */
  async function update(
    user: CurrentUser,
    id: number,
    body: DatabaseChangesBody,
    signal: AbortSignal,
  ): Promise<DatabaseRow> {
    const row = await getManaged(user, id)
    const schedules = schedulesIn(body)
    const connection = await newConnection(row, body, signal)
    const changes: DatabaseChanges = { ...given(body), ...schedules, ...connection }
    if (body.cache_ttl !== undefined) changes.cache_ttl = body.cache_ttl
    await change(user, async ({ repositories: { databases, tables }, time }) => {
      await tables.lock()
      const { settings } = (await databases.find(id)) ?? row
      if (isGiven(body.settings)) changes.settings = { ...settings, ...body.settings }
      await databases.update(id, { ...changes, updated_at: time })
    })
    const updated = await getRow(id)
    await scheduleDatabase(jobs, updated)
    if (connection.details !== undefined) await jobs.enqueue(SYNC_DATABASE, { databaseId: id })
    return updated
  }

  async function newConnection(
    row: DatabaseRow,
    body: DatabaseChangesBody,
    signal: AbortSignal,
  ): Promise<Pick<DatabaseChanges, 'engine' | 'details' | 'account_warnings'>> {
    if (row.is_audit) return {}
    const engine = body.engine ?? row.engine
    const details = !isGiven(body.details) ? row.details : restoreSecrets(body.details, row.details)
    if (engine === row.engine && JSON.stringify(details) === JSON.stringify(row.details)) return {}
    const connectable = await connectableDetails(connections, engine, details, signal)
    const account_warnings = await storedWarnings(connections, engine, connectable, signal)
    return { engine, details: connectable, account_warnings }
  }

  /**
   * With all that was made with it, if that is what the caller means.
   * @throws {ApiError} 409 that lists what was made with it, unless `isConfirmed`.
   */
  async function remove(user: CurrentUser, id: number, { isConfirmed }: { isConfirmed: boolean }): Promise<void> {
    requireSuperuser(user)
    const row = await getRow(id)
    requireOwnData(row)
    if (row.is_audit) throw badRequest('Usage is switched off by the setting usage-analytics-enabled.')
    if (!isConfirmed) await requireUnused(store, row)
    for (const leave of leaving) await leave(user, row)
    await change(user, async ({ repositories }) => {
      await repositories.placedContent.lock()
      if (!isConfirmed) await requireUnused(repositories, row)
      await repositories.databases.delete(id)
    })
    await unscheduleDatabase(jobs, id)
    await connections.refresh()
  }

  /** Has something done with a database before it is deleted, while it can be reached; it should not throw. */
  function beforeRemoving(leave: Leave): void {
    leaving.push(leave)
  }

  return { create, prepare, startSync, update, remove, beforeRemoving }
}

/** Cron strings from either form; a schedule map wins. @throws {ApiError} 400 for one that never comes due. */
function schedulesIn(body: Scheduled): Pick<DatabaseChanges, 'metadata_sync_schedule' | 'cache_field_values_schedule'> {
  const found: Pick<DatabaseChanges, 'metadata_sync_schedule' | 'cache_field_values_schedule'> = {}
  const { metadata_sync, cache_field_values } = body.schedules ?? {}
  const metadata = !isGiven(metadata_sync) ? body.metadata_sync_schedule : cronOf(metadata_sync)
  const values = !isGiven(cache_field_values) ? body.cache_field_values_schedule : cronOf(cache_field_values)
  if (isGiven(metadata)) found.metadata_sync_schedule = checkedCron('metadata_sync_schedule', metadata)
  if (isGiven(values)) found.cache_field_values_schedule = checkedCron('cache_field_values_schedule', values)
  return found
}

function checkedCron(field: string, cron: string): string {
  if (!isCron(cron)) throw invalidField(field, 'value must be a valid Quartz cron schedule string.')
  return cron
}

/** The plain values among the changes. */
function given(body: DatabaseChangesBody): DatabaseChanges {
  const changes: DatabaseChanges = {}
  const isFullSync = flag(body.is_full_sync)
  const isOnDemand = flag(body.is_on_demand)
  if (isGiven(body.name)) changes.name = body.name
  if (isGiven(body.description)) changes.description = body.description
  if (isGiven(body.caveats)) changes.caveats = body.caveats
  if (isGiven(body.points_of_interest)) changes.points_of_interest = body.points_of_interest
  if (isGiven(body.auto_run_queries)) changes.auto_run_queries = body.auto_run_queries
  if (isGiven(body.refingerprint)) changes.refingerprint = body.refingerprint
  if (isFullSync !== undefined) changes.is_full_sync = isFullSync
  if (isOnDemand !== undefined) changes.is_on_demand = isOnDemand
  return changes
}

/** Neither left out nor null, which mean the same here. */
function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null
}

function flag(value: boolean | string | null | undefined): boolean | undefined {
  return value === null || value === undefined ? undefined : value === true || value === 'true'
}
