/** Copies of tables; these calls are our own (contract: models, section 2). */
import {
  isA,
  notFound,
  refusedParameter,
  type CopyRefresh,
  type GrowingColumn,
  type TableChoices,
} from '@querent/contract'
import { queued } from '../../jobs/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Deps } from '../deps.ts'
import { requireThere, type PersistenceAccess } from './access.ts'
import { begun, NOT_GROWING } from './begun.ts'
import type { RefreshSchedule } from './schedule.ts'
import { STOPPED } from './states.ts'
import { USUAL_FULL_EVERY } from './targets/copies/index.ts'
import { REFRESH } from './tasks.ts'

interface TableDeps extends Pick<Deps, 'store' | 'change' | 'jobs'> {
  access: PersistenceAccess
  schedule: RefreshSchedule
}

export function copiedTables({ store, change, jobs, access, schedule }: TableDeps) {
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
    const choices = { max_age_s, accepts_float_sums, ...chosenGrowth(body.growing, await growingColumns(id)) }
    const source = { kind: 'table', card_id: null, table_id: id, database_id: database.id } as const
    await change(user, async (work) => {
      const row = await begun(work, { ...source, target: 'copy', ...choices })
      if (row !== undefined) await work.repositories.jobs.put(queued(REFRESH, { id: row }, work.time))
    })
    await schedule.planCopies()
    jobs.wake()
  }

  /** Columns that may find new rows of a table. */
  async function growingColumns(id: number): Promise<GrowingColumn[]> {
    return (await store.fields.listOfTables([id])).flatMap((field): GrowingColumn[] => {
      const { name, display_name, base_type, active, nfc_path } = field
      const unit = isA(base_type, 'type/HasDate') ? 'day' : isA(base_type, 'type/Integer') ? 'one' : undefined
      return active && nfc_path === null && unit !== undefined ? [{ name, display_name, unit }] : []
    })
  }

  /**
   * Reads the rows again in the background. @param readsAll All of them, also those that are usually kept.
   * @throws {ApiError} 404 for a table that is not copied, 400 for one that is gone.
   */
  async function refreshTable(user: CurrentUser, id: number, { full: readsAll }: CopyRefresh = {}): Promise<void> {
    const { table, database } = await managed(user, id)
    const row = await store.persistence.findByTable(id)
    if (row === undefined || STOPPED.includes(row.state)) throw notFound()
    await access.requireCopies(database)
    requireThere(table)
    if (readsAll === true && row.current_version_id !== null)
      await store.persistence.updateVersion(row.current_version_id, { greatest: null })
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

  return { managed, growingColumns, routes: { copyTable, refreshTable, uncopyTable } }
}

/** @throws {ApiError} 400 for a column that is not one of these. */
function chosenGrowth(growing: TableChoices['growing'], columns: readonly GrowingColumn[]) {
  if (growing == null) return NOT_GROWING
  const { column, look_back = 0, full_every = USUAL_FULL_EVERY } = growing
  if (!columns.some(({ name }) => name === column))
    throw refusedParameter('New rows can be found by a column of whole numbers, dates or times of the table.')
  return { growing_column: column, look_back, full_every }
}

export type CopiedTables = ReturnType<typeof copiedTables>
