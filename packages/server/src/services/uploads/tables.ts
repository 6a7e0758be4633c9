/** Looking after uploaded tables. Tested by test/contract/upload-management.test.ts. */
import { notFound } from '@querent/contract'
import { requireSuperuser } from '../../permissions/check.ts'
import type { Work } from '../shared/work.ts'
import { noteWritten } from '../shared/written-data.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { TableRow, UploadedTable } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { endAfter, lastUse } from './use.ts'

const DROP_TIMEOUT_MS = 60_000

export function uploadTables({ store, change, connections }: Pick<Deps, 'store' | 'change' | 'connections'>) {
  /** All uploaded tables, with who uploaded them, how large they are and when they were last asked. */
  async function list(user: CurrentUser) {
    requireSuperuser(user)
    const tables = await store.uploads.list()
    const used = await store.queryLog.lastUseOfTables(tables.map(({ id }) => id))
    return tables.map((table) => uploadRecord(table, lastUse(table, used)))
  }

  /**
   * Drops the table in its database. @param archivesCards Whether the questions and models on it go to the Trash.
   * @throws {ApiError} 404 unless it is an uploaded table.
   */
  async function remove(user: CurrentUser, id: number, { archivesCards }: { archivesCards: boolean }): Promise<void> {
    requireSuperuser(user)
    const table = await drop(id)
    await change(user, (work) => forget(work, table, { archivesCards }))
  }

  /** As {@link remove}, for the nightly job. */
  async function removeUnused(id: number): Promise<void> {
    const table = await drop(id)
    await change.bySystem((work) => forget(work, table, { archivesCards: true }))
  }

  async function drop(id: number): Promise<TableRow> {
    const table = await store.tables.find(id)
    if (table === undefined || !table.is_upload || !table.active) throw notFound()
    const { dataSource, driver } = await connections.get(table.db_id)
    await dataSource.change({
      steps: [driver.dialect.dropTable(table.schema, table.name)],
      timeZone: 'UTC',
      holdsSql: false,
      signal: AbortSignal.timeout(DROP_TIMEOUT_MS),
    })
    return table
  }

  return { list, remove, removeUnused }
}

/** What is known of the table, once it is gone. */
async function forget(
  work: Work,
  { id, db_id }: TableRow,
  { archivesCards }: { archivesCards: boolean },
): Promise<void> {
  const { repositories, time } = work
  await repositories.placedContent.lock()
  await noteWritten(work, db_id)
  await repositories.tables.update([id], { active: false, updated_at: time })
  await repositories.auditLog.note('upload.deleted', { model: 'table', id })
  if (!archivesCards) return
  const cards = (await repositories.cards.list({ tableId: id })).filter(({ archived }) => !archived)
  await repositories.cards.updateMany(
    cards.map((card) => card.id),
    { archived: true, archived_directly: true, collection_position: null, updated_at: time },
  )
}

function uploadRecord(table: UploadedTable, lastUsedAt: string | null) {
  const { id, db_id, schema, name, display_name, creator_id, file_name, bytes, row_count } = table
  const { first_name, last_name, email, uploaded_at, rows_changed_at } = table
  return {
    id,
    db_id,
    schema,
    name,
    display_name,
    is_upload: true,
    active: table.active,
    created_at: uploaded_at ?? table.created_at,
    updated_at: rows_changed_at ?? table.updated_at,
    file_name,
    bytes: bytes === null ? null : Number(bytes),
    row_count: row_count === null ? null : Number(row_count),
    last_used_at: lastUsedAt,
    deleted_after: table.warned_at === null ? null : endAfter(table.warned_at),
    creator: creator_id === null ? null : { id: creator_id, first_name, last_name, email },
  }
}
