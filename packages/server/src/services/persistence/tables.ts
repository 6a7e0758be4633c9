/** Copies of tables; these calls are our own (contract: models, section 2). */
import { notFound, refusedParameter, type TableChoices } from '@querent/contract'
import { queued } from '../../jobs/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Deps } from '../deps.ts'
import type { PersistenceAccess } from './access.ts'
import { begun } from './begun.ts'
import type { RefreshSchedule } from './schedule.ts'
import { STOPPED } from './states.ts'
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

  return { managed, routes: { copyTable, refreshTable, uncopyTable } }
}

/** @throws {ApiError} 400 for a table that the last sync did not find. */
function requireThere({ active }: { active: boolean }): void {
  if (!active) throw refusedParameter('The table is not there any more.')
}

export type CopiedTables = ReturnType<typeof copiedTables>
