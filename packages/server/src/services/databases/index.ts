/** Connected databases: their records, what they hold, and keeping both current. Proved by test/contract/database.test.ts. */
import { ApiError, badRequest, isShownIn, isShownTable, notFound } from '@querent/contract'
import { canManageDatabase, canQueryDatabase, require, requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { DatabaseRow } from '../../store/index.ts'
import { compareNames } from '../compare-names.ts'
import { databaseRecord, fieldRecord, findProblem, schedulesOf, tableRecord } from '../data-model/index.ts'
import type { Deps } from '../deps.ts'
import type { SettingService } from '../settings/index.ts'
import { queueRescan, queueSync } from './background.ts'
import { listVisibleTables, type MetadataOptions } from './metadata.ts'
import { sampleDatabase } from './sample.ts'
import { savedQuestions } from './saved-questions.ts'
import { autocomplete, cardAutocomplete } from './suggestions.ts'
import { tablesJsonCache, withTablesJson } from './tables-json-cache.ts'
import { databaseWrites } from './write.ts'

export interface ListOptions {
  tables: boolean
  saved: boolean
  onlyUploadable: boolean
}

export function databaseService(deps: Deps, settings: SettingService) {
  const { store, connections, jobs } = deps
  const writes = databaseWrites(deps)
  const sample = sampleDatabase(deps)
  const tablesJson = tablesJsonCache(store)
  const saved = savedQuestions(store, connections.findDriver)

  const record = (row: DatabaseRow, user: CurrentUser) => databaseRecord(row, user, connections.findDriver(row.engine))

  /** @throws {ApiError} 404 for an unknown id, 403 for a database whose data the user may not see. */
  async function getReadable(user: CurrentUser, id: number): Promise<DatabaseRow> {
    const row = await writes.getRow(id)
    require(canQueryDatabase(user, id))
    return row
  }

  async function getManaged(user: CurrentUser, id: number): Promise<DatabaseRow> {
    const row = await writes.getRow(id)
    require(canManageDatabase(user, id))
    return row
  }

  async function list(user: CurrentUser, { tables, saved: withSaved, onlyUploadable }: ListOptions) {
    const rows = (await store.databases.list()).filter((row) => canQueryDatabase(user, row.id))
    const records = rows.map((row) => record(row, user)).filter((found) => !onlyUploadable || found.can_upload)
    const data: { id: number; name: string }[] = tables ? await withTables(records) : records
    if (withSaved && (await settings.current()).get('enable-nested-queries')) {
      const virtual = await saved.database(user, tables)
      if (virtual !== undefined) data.push(virtual)
    }
    return { data, total: data.length }
  }

  async function withTables<T extends { id: number }>(records: readonly T[]) {
    const tables = (await store.tables.listActive()).filter(isShownTable)
    const byDatabase = Map.groupBy(tables, (table) => table.db_id)
    return records.map((found) => {
      const own = (byDatabase.get(found.id) ?? []).sort((a, b) => compareNames(a.display_name, b.display_name))
      return { ...found, tables: own.map(tableRecord) }
    })
  }

  /** JSON text of one database; only name, id and tables for those who may not see its data. */
  async function get(user: CurrentUser, id: number, include: 'tables' | 'tables.fields' | undefined): Promise<string> {
    const row = await writes.getRow(id)
    if (!canQueryDatabase(user, id)) return JSON.stringify({ id, name: row.name, tables: [] })
    const record = single(user, row)
    if (include === undefined) return JSON.stringify(record)
    return withTablesJson(record, await tablesJson.get(id, { skip_fields: include === 'tables' }))
  }

  function single(user: CurrentUser, row: DatabaseRow) {
    const manages = canManageDatabase(user, row.id) ? { 'can-manage': true } : {}
    return { ...record(row, user), schedules: schedulesOf(row), ...manages }
  }

  /** JSON text of the database with all its tables and fields. */
  async function metadata(user: CurrentUser, id: number, options: MetadataOptions): Promise<string> {
    const row = await getReadable(user, id)
    return withTablesJson(record(row, user), await tablesJson.get(id, options))
  }

  /** Schemas with a visible table; null and blank are one. */
  async function schemas(user: CurrentUser, id: number, includeHidden: boolean): Promise<string[]> {
    await getReadable(user, id)
    const tables = await listVisibleTables(store, id, includeHidden)
    return [...new Set(tables.map((table) => table.schema ?? ''))].sort(compareNames)
  }

  async function schemaTables(user: CurrentUser, id: number, schema: string, includeHidden: boolean) {
    await getReadable(user, id)
    const tables = (await listVisibleTables(store, id, includeHidden)).filter(
      (table) => (table.schema ?? '') === schema,
    )
    if (tables.length === 0 && schema !== '') throw notFound()
    return tables.map(tableRecord)
  }

  async function syncableSchemas(user: CurrentUser, id: number): Promise<string[]> {
    await getManaged(user, id)
    return (await (await connections.get(id)).dataSource.schemas()).sort(compareNames)
  }

  async function fields(user: CurrentUser, id: number) {
    const tables = await visibleById(user, id)
    return (await store.fields.listOfDatabase(id)).flatMap((field) => {
      const table = tables.get(field.table_id)
      const { display_name, base_type, semantic_type } = field
      if (table === undefined || !isShownIn('use', field)) return []
      const { display_name: table_name, schema } = table
      // The name shown to people is the one under `name` (contract: beyond-spec, section 2).
      return [
        { id: field.id, name: display_name, display_name, base_type, semantic_type, table_name, schema: schema ?? '' },
      ]
    })
  }

  async function idFields(user: CurrentUser, id: number) {
    const tables = await visibleById(user, id)
    return (await store.fields.listOfDatabase(id))
      .flatMap((field) => {
        const table = tables.get(field.table_id)
        const isKey = field.semantic_type === 'type/PK' && isShownIn('whole-metadata', field)
        return table === undefined || !isKey ? [] : [{ ...fieldRecord(field), table: tableRecord(table) }]
      })
      .sort((a, b) => compareNames(a.table.name, b.table.name))
  }

  async function visibleById(user: CurrentUser, id: number) {
    await getReadable(user, id)
    return new Map((await listVisibleTables(store, id, false)).map((table) => [table.id, table]))
  }

  async function usageInfo(user: CurrentUser, id: number) {
    requireSuperuser(user)
    await writes.getRow(id)
    return store.dataModelContent.countUsage(id)
  }

  async function healthcheck(user: CurrentUser, id: number, signal: AbortSignal) {
    const { engine, details } = await getReadable(user, id)
    const problem = await findProblem(connections, engine, details, signal)
    return problem === undefined ? { status: 'ok' as const } : { status: 'error' as const, ...problem }
  }

  /** Whether details that need not be stored would connect. */
  async function validate(user: CurrentUser, engine: string, details: Record<string, unknown>, signal: AbortSignal) {
    requireSuperuser(user)
    const problem = await findProblem(connections, engine, details, signal)
    return problem === undefined ? { valid: true } : { valid: false, ...problem }
  }

  /** @throws {ApiError} 422 when the database cannot be reached. */
  async function syncSchema(user: CurrentUser, id: number, signal: AbortSignal): Promise<void> {
    const { engine, details } = await getManaged(user, id)
    const problem = await findProblem(connections, engine, details, signal)
    if (problem !== undefined) throw new ApiError(422, problem.message)
    await queueSync(jobs, id)
  }

  async function rescanValues(user: CurrentUser, id: number): Promise<void> {
    await getManaged(user, id)
    await queueRescan(jobs, id)
  }

  async function discardValues(user: CurrentUser, id: number): Promise<void> {
    await getManaged(user, id)
    await store.fieldValues.deleteOfFields((await store.fields.listOfDatabase(id)).map((field) => field.id))
  }

  async function dismissSpinner(user: CurrentUser, id: number): Promise<void> {
    await getManaged(user, id)
    await store.databases.update(id, { initial_sync_status: 'complete' })
    await store.tables.completeInitialSync(id)
  }

  /** @throws {ApiError} 400 while models cannot be kept as tables. */
  async function setPersistence(user: CurrentUser, id: number, isWanted: boolean): Promise<void> {
    const row = await getManaged(user, id)
    if (isWanted === (row.settings?.['persist-models-enabled'] === true)) return
    if (isWanted && !(await settings.current()).get('persisted-models-enabled')) {
      throw badRequest('Persisting models is not enabled.')
    }
    await store.databases.update(id, { settings: { ...row.settings, 'persist-models-enabled': isWanted } })
  }

  return {
    list,
    get,
    metadata,
    schemas,
    schemaTables,
    syncableSchemas,
    fields,
    idFields,
    usageInfo,
    healthcheck,
    validate,
    syncSchema,
    rescanValues,
    discardValues,
    dismissSpinner,
    setPersistence,
    saved,
    sample,
    prepare: writes.prepare,
    startSync: writes.startSync,
    remove: writes.remove,
    async create(...args: Parameters<typeof writes.create>) {
      return single(args[0], await writes.create(...args))
    },
    async update(...args: Parameters<typeof writes.update>) {
      return single(args[0], await writes.update(...args))
    },
    async restoreSample(user: CurrentUser, signal: AbortSignal) {
      return single(user, await sample.restore(user, signal))
    },
    async autocomplete(user: CurrentUser, id: number, query: Parameters<typeof autocomplete>[2]) {
      await getReadable(user, id)
      return autocomplete(store, id, query)
    },
    async cardAutocomplete(user: CurrentUser, id: number, query: string) {
      await getReadable(user, id)
      return cardAutocomplete(store, user, id, query)
    },
  }
}

export type DatabaseService = ReturnType<typeof databaseService>
