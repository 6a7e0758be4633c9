/** What loads of data tell: tables have changed, or there are new ones. Proved by test/contract/notify.test.ts. */
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, badRequest, notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { TableRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { DatabaseAccess } from './access.ts'
import { RESCAN_DATABASE, SYNC_DATABASE, SYNC_TABLE } from '../../../sync/index.ts'

interface Notice {
  /** `schema` for tables and columns alone. */
  scan?: 'full' | 'schema' | null
  table_id?: number | null
  table_name?: string | null
  schema_name?: string | null
  'synchronous?'?: boolean | null
}

type DatabaseNoticeDeps = Pick<Deps, 'store' | 'connections' | 'jobs'> & { access: DatabaseAccess }

/** How often somebody who waits looks whether the job is done. */
const LOOK_MS = 200
const MOST_IDLE_LOOKS = 25

export function databaseNotices({ store, connections, jobs, access }: DatabaseNoticeDeps) {
  /**
   * Has the database, or the table named, looked at again; with `synchronous?` until that is done.
   * @throws {ApiError} 404 for an unknown database or table, 403 without the right to manage the database.
   */
  async function notify(user: CurrentUser, id: number, notice: Notice, signal: AbortSignal): Promise<void> {
    await access.getManaged(user, id)
    const table = await tableOf(id, notice)
    const model = table === undefined ? ('database' as const) : ('table' as const)
    await store.auditLog.note('metadata.sync-requested', { model, id: table?.id ?? id })
    const key = table === undefined ? await queueDatabase(id, notice) : await queueTable(table.id, notice)
    if (notice['synchronous?'] === true) await done(key, signal)
  }

  async function queueDatabase(id: number, { scan }: Notice): Promise<string> {
    const payload = { databaseId: id }
    await jobs.enqueue(SYNC_DATABASE, payload)
    if (scan !== 'schema') await jobs.enqueue(RESCAN_DATABASE, payload)
    return SYNC_DATABASE.keyOf(payload)
  }

  async function queueTable(tableId: number, { scan }: Notice): Promise<string> {
    const payload = { tableId, readsColumns: true, withValues: scan !== 'schema' }
    await jobs.enqueue(SYNC_TABLE, payload)
    return SYNC_TABLE.keyOf(payload)
  }

  async function tableOf(databaseId: number, { table_id, table_name, schema_name }: Notice) {
    if (table_id == null && table_name == null) return undefined
    const found = (await store.tables.listOfDatabase(databaseId)).find(
      (table) =>
        (table_id == null || table.id === table_id) &&
        (table_name == null || table.name === table_name) &&
        (schema_name == null || table.schema === schema_name),
    )
    if (found === undefined) throw notFound()
    return found
  }

  /**
   * Has the database looked at for a table that is not known yet; gives it once it is.
   * @throws {ApiError} 400 for one that is known, 404 for one that the database does not have, else as `notify`.
   */
  async function addTable(
    user: CurrentUser,
    id: number,
    place: { schema_name: string; table_name: string },
    signal: AbortSignal,
  ): Promise<TableRow> {
    await access.getManaged(user, id)
    const known = await tableAt(id, place)
    if (known?.active === true) {
      throw badRequest(`The table ${place.schema_name}.${place.table_name} is already known.`)
    }
    const { tables } = await (await connections.get(id)).dataSource.describe(signal)
    if (!tables.some(({ schema, name }) => isAt(place, schema, name))) throw notFound()
    await store.auditLog.note('metadata.sync-requested', { model: 'database', id })
    await jobs.enqueue(SYNC_DATABASE, { databaseId: id })
    await done(SYNC_DATABASE.keyOf({ databaseId: id }), signal)
    const added = await tableAt(id, place)
    if (added?.active !== true) throw notFound()
    return added
  }

  async function tableAt(databaseId: number, place: { schema_name: string; table_name: string }) {
    return (await store.tables.listOfDatabase(databaseId)).find(({ schema, name }) => isAt(place, schema, name))
  }

  /**
   * Waits until nothing is left to do, or no process has taken the job for some seconds: others are before it then.
   * @throws {ApiError} 422 with the reason when it failed.
   */
  async function done(key: string, signal: AbortSignal): Promise<void> {
    let idle = 0
    for (let job = await store.jobs.find(key); job !== undefined; job = await store.jobs.find(key)) {
      if (job.last_error !== null) throw new ApiError(422, job.last_error)
      idle = job.locked_by === null ? idle + 1 : 0
      if (idle > MOST_IDLE_LOOKS) return
      await wait(LOOK_MS, undefined, { signal })
    }
  }

  return { notify, addTable }
}

/** Engines without schemas have tables of none, which clients cannot name: any name will do then. */
function isAt(
  { schema_name, table_name }: { schema_name: string; table_name: string },
  schema: string | null,
  name: string,
) {
  return name === table_name && (schema === null || schema === '' || schema === schema_name)
}
