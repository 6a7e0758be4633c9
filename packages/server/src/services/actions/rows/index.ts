/** Rows that are edited in place (contract: actions, section 7). Tested by test/contract/table-rows.test.ts. */
import {
  badRequest,
  notFound,
  type RowChange,
  type RowChangesAnswer,
  type RowEditing,
  type RowEditingRefusal,
} from '@querent/contract'
import { QueryError } from '@querent/query'
import { canEditRows, canQueryTable, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Runner } from '../../../query-runner/index.ts'
import type { FieldRow, TableRow } from '../../../store/index.ts'
import { isWritable, writableConnection } from '../../content/action-content/index.ts'
import type { Deps } from '../../deps.ts'
import { onceOnly } from '../writing/once.ts'
import { changeRows } from './change-rows.ts'
import { columnRecord, isRestorable } from './columns.ts'
import { plannedChanges, refusedChanges } from './planned.ts'
import { keyOfTable, seenTable, type SeenTable, type Viewer } from './seen-table.ts'

interface RowServiceDeps extends Pick<Deps, 'store' | 'change' | 'connections' | 'now'> {
  runner: Runner
}

/** What is to be done to the rows of a table. */
export interface RowRequest {
  changes: readonly RowChange[]
  /** The header `Idempotency-Key`. */
  key: string | null
  signal: AbortSignal
}

export function rowService({ runner, ...deps }: RowServiceDeps) {
  const { store, connections } = deps
  const once = onceOnly(deps)

  /** @throws {ApiError} 404 for an unknown id, 403 without access to the data. */
  async function readable(user: CurrentUser, id: number): Promise<TableRow> {
    const table = await store.tables.find(id)
    if (table === undefined || !table.active) throw notFound()
    requireRight(canQueryTable(user, table.db_id, id))
    return table
  }

  async function fieldsOf(table: TableRow): Promise<FieldRow[]> {
    const fields = await store.fields.listOfTables([table.id])
    return fields.filter(({ active }) => active)
  }

  /** What the user may do with the rows of a table. */
  async function editing(user: CurrentUser, id: number, signal: AbortSignal): Promise<RowEditing> {
    const table = await readable(user, id)
    const refusal = await refusalOf(user, table)
    if (refusal !== null) return refusedEditing(refusal)
    const fields = await fieldsOf(table)
    const seen = await seenBy(table, fields, { user, signal })
    const key = keyOfTable(fields, seen.columns)
    if (key === undefined) return refusedEditing('key')
    const canAdd = !seen.isRestricted
    return {
      refusal: null,
      can_add: canAdd,
      can_restore: canAdd && seen.isWhole && seen.columns.every(isRestorable),
      columns: seen.columns.map(columnRecord),
    }
  }

  async function refusalOf(user: CurrentUser, { db_id, id }: TableRow): Promise<RowEditingRefusal | null> {
    const database = await store.databases.find(db_id)
    if (database === undefined) throw notFound()
    if (connections.driverOf(database)?.dialect.supports('actions') !== true) return 'engine'
    if (!isWritable(connections, database)) return 'actions-off'
    return canEditRows(user, db_id, id) ? null : 'permission'
  }

  /** @throws {ApiError} 400 for what cannot be saved, 403, 404, 409 where others have changed the rows. */
  async function change(user: CurrentUser, id: number, request: RowRequest): Promise<RowChangesAnswer> {
    const table = await readable(user, id)
    const { changes, signal } = request
    const connection = await writableConnection(connections, table.db_id)
    requireRight(canEditRows(user, table.db_id, id))
    const fields = await fieldsOf(table)
    const seen = await seenBy(table, fields, { user, signal })
    const key = keyOfTable(fields, seen.columns)
    if (key === undefined) throw badRequest('Rows can only be edited in a table with a single primary key.')
    const { dialect } = connection.driver
    requireAddable(seen, changes)
    const planned = plannedChanges(changes, {
      columns: seen.columns,
      key,
      needsKey: dialect.grammar === 'mysql',
      timeZone: seen.timeZone,
    })
    const { dataSource } = connection
    const execution = {
      subject: { model: 'table' as const, audit: 'rows.changed' as const, id, name: table.display_name },
      userId: user.id,
      dashboardId: null,
      caller: `user ${user.id}`,
      key: request.key,
      values: { changes },
      shown: { changes: changes.map(({ kind, key: row, values }) => ({ kind, key: row, values })) },
      databaseId: table.db_id,
    }
    return once(execution, () => changeRows({ seen, key, dialect, changes: planned, dataSource, signal }))
  }

  async function seenBy(table: TableRow, fields: readonly FieldRow[], viewer: Viewer): Promise<SeenTable> {
    try {
      return await seenTable(runner, table, fields, viewer)
    } catch (error) {
      if (error instanceof QueryError) throw badRequest(error.message)
      throw error
    }
  }

  return { editing, change }
}

export type RowService = ReturnType<typeof rowService>

function refusedEditing(refusal: RowEditingRefusal): RowEditing {
  return { refusal, can_add: false, can_restore: false, columns: [] }
}

/** A new row could be one that its maker does not see. @throws {ApiError} 400 */
function requireAddable({ isRestricted }: SeenTable, changes: readonly RowChange[]): void {
  const index = changes.findIndex(({ kind }) => kind === 'create')
  if (isRestricted && index >= 0) throw refusedChanges('You may not add rows here.', [{ index, errors: {} }])
}
