/** Records of databases, with their tables and fields where those are asked for. */
import { isShownTable, type ListedDatabase } from '@querent/contract'
import { canEditSomeDataModel, canManageDatabase, canQueryDatabase, canQueryTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { flatMapInTurns } from '../../../process/work-turns.ts'
import type { DatabaseRow } from '../../../store/index.ts'
import { compareNames } from '../../shared/compare-names.ts'
import { databaseRecord, schedulesOf, tableRecord } from '../data-model/index.ts'
import type { Deps } from '../../deps.ts'
import type { DatabaseAccess } from './access.ts'
import type { MetadataOptions } from './metadata.ts'
import type { SampleArrival } from './sample-arrival.ts'
import type { SavedQuestions } from './saved-questions.ts'
import { tablesJsonCache, withTablesJson } from './tables-json-cache.ts'

interface ListOptions {
  tables: boolean
  saved: boolean
  onlyUploadable: boolean
  /** Whether Usage is among them. */
  withUsage: boolean
}

type DatabaseReadDeps = Pick<Deps, 'store' | 'connections' | 'settings'> & {
  access: DatabaseAccess
  saved: SavedQuestions
  arrival: SampleArrival
}

export function databaseReads({ store, connections, settings, access, saved, arrival }: DatabaseReadDeps) {
  const tablesJson = tablesJsonCache(store)

  const record = (row: DatabaseRow, user: CurrentUser) => databaseRecord(row, user, connections.driverOf(row))

  /** Databases whose data the user may see; with `saved`, also saved questions as one, when there are any. */
  async function list(user: CurrentUser, { tables, saved: withSaved, onlyUploadable, withUsage }: ListOptions) {
    const all = (await store.databases.list()).filter((row) => withUsage || !row.is_audit)
    const rows = all.filter((row) => canQueryDatabase(user, row.id))
    const records = rows.map((row) => record(row, user)).filter((found) => !onlyUploadable || found.can_upload)
    const data: ListedDatabase[] = tables ? await withTables(user, records) : records
    if (withSaved && (await settings.current()).get('enable-nested-queries')) {
      const virtual = await saved.database(user, tables)
      if (virtual !== undefined) data.push(virtual)
    }
    return { data, total: data.length }
  }

  async function withTables<T extends { id: number }>(user: CurrentUser, records: readonly T[]) {
    const tables = (await store.tables.listActive()).filter(
      (table) => isShownTable(table) && canQueryTable(user, table.db_id, table.id),
    )
    const byDatabase = Map.groupBy(tables, (table) => table.db_id)
    const listed: (T & { tables: ReturnType<typeof tableRecord>[] })[] = []
    for (const found of records) {
      const own = (byDatabase.get(found.id) ?? []).sort((a, b) => compareNames(a.display_name, b.display_name))
      listed.push({ ...found, tables: await flatMapInTurns(own, (table) => [tableRecord(table)]) })
    }
    return listed
  }

  /** JSON text, in pieces, of one database; only name, id and tables for those who may not see its data. */
  async function get(
    user: CurrentUser,
    id: number,
    include: 'tables' | 'tables.fields' | undefined,
  ): Promise<AsyncIterable<string>> {
    const row = await access.getRow(id)
    const isKnown = canQueryDatabase(user, id) || canManageDatabase(user, id) || canEditSomeDataModel(user, id)
    if (!isKnown) return whole({ id, name: row.name, tables: [] })
    const record = single(user, row)
    if (include === undefined) return whole(record)
    await arrival.wait(id)
    return withTablesJson(record, await tablesJson.get(user, id, { skip_fields: include === 'tables' }))
  }

  /** The record that answers requests about one database. */
  function single(user: CurrentUser, row: DatabaseRow) {
    const manages = canManageDatabase(user, row.id) ? { 'can-manage': true } : {}
    return { ...record(row, user), schedules: schedulesOf(row), ...manages }
  }

  /** JSON text, in pieces, of the database with all its tables and fields. */
  async function metadata(user: CurrentUser, id: number, options: MetadataOptions): Promise<AsyncIterable<string>> {
    await arrival.wait(id)
    const row = await access.getReadable(user, id)
    return withTablesJson(record(row, user), await tablesJson.get(user, id, options))
  }

  return { list, get, single, metadata }
}

/** JSON text in one piece. */
async function* whole(record: object): AsyncGenerator<string> {
  yield JSON.stringify(record)
}
