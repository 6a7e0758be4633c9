/** Rows of a file are added to the table of an earlier one, or replace its rows. Tested by test/contract/upload-rows.test.ts. */
import { ApiError, notFound } from '@querent/contract'
import { OutcomeUnknown } from '@querent/query'
import { canQueryTable, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { TableRow } from '../../store/index.ts'
import { SYNC_TABLE } from '../../sync/index.ts'
import { describeFile, fileRows, type FileDescription } from '../../upload-files/index.ts'
import type { Deps } from '../deps.ts'
import { noteWritten } from '../shared/written-data.ts'
import { asFound, fileOptions } from './file-options.ts'
import { KEY_COLUMN } from './key-column.ts'
import { uploadLimits } from './limits.ts'
import { loading, reading, refusing, type UploadRequest } from './request.ts'
import { planColumns, type ColumnPlan } from './table-columns.ts'
import { uploadTarget } from './target.ts'

type Mode = 'append' | 'replace'
type RowsDeps = Pick<Deps, 'store' | 'change' | 'settings' | 'connections' | 'sync' | 'jobs'>

export function uploadRows(deps: RowsDeps) {
  const { store, change, settings, sync, jobs } = deps
  const targets = uploadTarget(deps)
  const limits = uploadLimits(deps)

  /** As `mayCreate`, for a table. @throws {ApiError} 404, 422 or 403 in the order of the contract (uploads, section 2). */
  async function mayAdd(user: CurrentUser, tableId: number): Promise<number> {
    await opened(user, tableId)
    return limits.left(user)
  }

  async function opened(user: CurrentUser, tableId: number) {
    const table = await store.tables.find(tableId)
    if (table === undefined || !table.active) throw notFound()
    const connection = await targets.ofTable(user, table.db_id)
    if (!table.is_upload) throw new ApiError(422, { message: 'The table must be an uploaded table.' })
    requireRight(canQueryTable(user, table.db_id, table.id))
    return { table, connection }
  }

  /** Gives how many rows were loaded. @throws {ApiError} as `mayAdd`, and 422 for a file that does not fit the table. */
  async function addRows(user: CurrentUser, tableId: number, mode: Mode, request: UploadRequest): Promise<number> {
    const { table, connection } = await opened(user, tableId)
    await limits.require(user, request.file.bytes)
    const options = await fileOptions(settings, connection, request)
    const { file, signal } = request
    const found = await refusing(422, () => describeFile(file.path, options, reading(request)))
    const { isRefused, ...plan } = planColumns(found, await store.fields.listOfTables([table.id]))
    const rows = () => fileRows(file.path, asFound(options, found), plan.columns, loading(request))
    // The first value that does not fit says so, before anything is altered.
    if (isRefused) await refusing(422, () => readThrough(rows()))
    const place = { schema: table.schema, name: table.name }
    const session = { timeZone: 'UTC', holdsSql: false, signal }
    const { rowCount } = await refusing(422, () =>
      connection.dataSource
        .load({ mode, table: place, ...plan, rows: rows(), ...session })
        .catch((error: unknown) => noteUnknown(table, error)),
    )
    await note(user, table, { mode, rowCount, bytes: file.bytes, file: file.name })
    if (plan.added.length > 0 || plan.widened.length > 0 || plan.keyColumn !== null) {
      await sync.findTable(table.db_id, table, signal)
      await nameColumns(table, plan, found)
    }
    await jobs.enqueue(SYNC_TABLE, { tableId, readsColumns: false, withValues: true })
    return rowCount
  }

  /** Rows that may have been written count as written. */
  async function noteUnknown({ db_id }: TableRow, error: unknown): Promise<never> {
    if (error instanceof OutcomeUnknown) await change.bySystem((work) => noteWritten(work, db_id))
    throw error
  }

  async function note(
    user: CurrentUser,
    { id, db_id }: TableRow,
    { mode, rowCount, bytes, file }: { mode: Mode; rowCount: number; bytes: number; file: string },
  ): Promise<void> {
    await change(user, async (work) => {
      const { repositories, time } = work
      await noteWritten(work, db_id)
      const before = await repositories.uploads.find(id)
      const isAdded = mode === 'append' && before !== undefined
      await repositories.uploads.put({
        table_id: id,
        creator_id: before === undefined ? user.id : before.creator_id,
        file_name: before?.file_name ?? file,
        bytes: bytes + (isAdded ? Number(before.bytes) : 0),
        row_count: rowCount + (isAdded ? Number(before.row_count) : 0),
        created_at: before?.created_at ?? time,
        updated_at: time,
      })
      await repositories.auditLog.note(
        `upload.${mode === 'append' ? 'appended' : 'replaced'}`,
        { model: 'table', id },
        {
          rows: rowCount,
        },
      )
    })
  }

  /** New columns are called as the file calls them. */
  async function nameColumns(
    table: TableRow,
    { added }: Pick<ColumnPlan, 'added'>,
    found: FileDescription,
  ): Promise<void> {
    const names = new Map(found.columns.map(({ name, displayName }) => [name, displayName]))
    names.set(KEY_COLUMN, KEY_COLUMN)
    const isNew = new Set([...added.map(({ name }) => name), KEY_COLUMN])
    const fields = (await store.fields.listOfTables([table.id])).filter(({ name }) => isNew.has(name))
    await change.bySystem(({ repositories }) =>
      repositories.fields.updateMany(fields.map(({ id, name }) => ({ id, display_name: names.get(name) ?? name }))),
    )
  }

  return { mayAdd, addRows }
}

async function readThrough(rows: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of rows);
}
