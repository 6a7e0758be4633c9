/** Copies of tables, and what is shown of all copies; these calls are our own (contract: models, section 3). */
import { notFound, refusedParameter, type TableChoices } from '@querent/contract'
import { fileState } from '../../copies/index.ts'
import { queued } from '../../jobs/index.ts'
import { canManageDatabase, canReadCollection } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { ListedCopy } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { PersistenceAccess } from './access.ts'
import { begun } from './begun.ts'
import type { RefreshSchedule } from './schedule.ts'
import { STOPPED } from './states.ts'
import { REFRESH } from './tasks.ts'

interface TableDeps extends Pick<Deps, 'store' | 'change' | 'jobs' | 'config'> {
  access: PersistenceAccess
  collections: Pick<LibraryArea['collections'], 'tree'>
  schedule: RefreshSchedule
}

export function copiedTables({ store, change, jobs, config, access, collections, schedule }: TableDeps) {
  /** A table of a database that the user may manage. @throws {ApiError} 404 or 403. */
  async function managed(user: CurrentUser, id: number) {
    const table = await store.tables.find(id)
    if (table === undefined) throw notFound()
    return { table, database: await access.getManaged(user, table.db_id) }
  }

  /**
   * Has the table copied from now on; one that is copied gets the choices. The first refresh begins at once.
   * @throws {ApiError} 400 for a database whose rows are not copied.
   */
  async function copyTable(user: CurrentUser, id: number, body: TableChoices): Promise<void> {
    const { table, database } = await managed(user, id)
    await access.requireCopies(database)
    requireThere(table)
    const { max_age_s = null, accepts_float_sums = false } = body
    const source = { kind: 'table', card_id: null, table_id: id, database_id: database.id } as const
    await change(user, async (work) => {
      const row = await begun(work, { ...source, target: 'copy', max_age_s, accepts_float_sums })
      if (row !== undefined) await work.repositories.jobs.put(queued(REFRESH, { id: row }, work.time))
    })
    await schedule.planCopies()
    jobs.wake()
  }

  /** Reads the rows again in the background. @throws {ApiError} 404 for a table that is not copied, 400 for one that is gone. */
  async function refreshTable(user: CurrentUser, id: number): Promise<void> {
    const { table, database } = await managed(user, id)
    const row = await store.persistence.findByTable(id)
    if (row === undefined || STOPPED.includes(row.state)) throw notFound()
    await access.requireCopies(database)
    requireThere(table)
    await jobs.enqueue(REFRESH, { id: row.id })
  }

  /** Queries read the source from now on; the file is deleted later. Nothing for a table that is not copied. */
  async function uncopyTable(user: CurrentUser, id: number): Promise<void> {
    await managed(user, id)
    const row = await store.persistence.findByTable(id)
    if (row === undefined || STOPPED.includes(row.state)) return
    await change(user, ({ repositories, time }) =>
      repositories.persistence.update(row.id, { state: 'deletable', state_changed_at: time }),
    )
  }

  async function record(row: ListedCopy) {
    const { current_version_id: version, bytes } = row
    const key = { copyId: row.id, version: version ?? 0 }
    const size = bytes === null ? null : Number(bytes)
    const place = row.source_schema === null ? '' : `${row.source_schema}.`
    return {
      id: row.id,
      kind: row.kind,
      database_id: row.database_id,
      database_name: row.database_name,
      card_id: row.card_id,
      table_id: row.table_id,
      name: row.kind === 'table' ? `${place}${row.source_table ?? ''}` : (row.card_name ?? ''),
      state: row.state,
      error: row.error,
      refresh_begin: row.refresh_begin,
      refresh_end: row.refresh_end,
      rows_as_of: row.as_of,
      row_count: row.row_count === null ? null : Number(row.row_count),
      bytes: size,
      fill_ms: row.fill_ms,
      max_age_s: row.max_age_s,
      accepts_float_sums: row.accepts_float_sums,
      columns: row.copied_columns,
      file: version === null ? ('none' as const) : await fileState(config.dataDir, key, size),
    }
  }

  /** Copies of databases that the user manages; of models, those in collections that it may see. */
  async function listCopies(user: CurrentUser) {
    const tree = await collections.tree()
    const rows = (await store.persistence.listCopies()).filter(
      ({ kind, database_id, collection_id }) =>
        canManageDatabase(user, database_id) &&
        (kind === 'table' || canReadCollection(user, tree.scopeAt(collection_id))),
    )
    return { data: await Promise.all(rows.map(record)) }
  }

  /** @throws {ApiError} 404 for a table that is not copied, 403 for a database that the user does not manage. */
  async function getCopyOfTable(user: CurrentUser, id: number) {
    await managed(user, id)
    const row = await store.persistence.findByTable(id)
    const copy = row === undefined ? undefined : await store.persistence.findCopy(row.id)
    if (copy === undefined) throw notFound()
    return record(copy)
  }

  return { copyTable, refreshTable, uncopyTable, listCopies, getCopyOfTable }
}

/** @throws {ApiError} 400 for a table that the last sync did not find. */
function requireThere({ active }: { active: boolean }): void {
  if (!active) throw refusedParameter('The table is not there any more.')
}
