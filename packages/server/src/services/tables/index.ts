/**
 * Tables: their records and metadata, also those of saved questions as tables. Tested by test/contract/table.test.ts.
 */
import {
  ApiError,
  isShownIn,
  isShownTable,
  notFound,
  type TableChangesBody,
  type TablesChangesBody,
} from '@querent/contract'
import { canEditDataModel, canQueryDatabase, require } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { DatabaseRow, FieldRow, TableRow } from '../../store/index.ts'
import {
  databaseRecord,
  fieldRecord,
  findProblem,
  hydrateFields,
  readableCards,
  tableRecord,
  virtualFields,
  virtualTable,
  type HydratedField,
} from '../data-model/index.ts'
import type { Deps } from '../deps.ts'
import { DIMENSION_OPTIONS, dimensionOptionsOf } from './dimension-options.ts'
import { tableWrites } from './write.ts'

/** What the metadata of one table has beside what everybody sees. */
export interface FieldOptions {
  include_sensitive_fields?: boolean
  include_hidden_fields?: boolean
  include_editable_data_model?: boolean
}

/** Related things named in one answer. */
const MAX_RELATED = 10

export function tableService(deps: Deps) {
  const { store, connections, jobs } = deps
  const writes = tableWrites(deps)

  const dbRecord = (row: DatabaseRow, user: CurrentUser) =>
    databaseRecord(row, user, connections.findDriver(row.engine))

  /** @throws {ApiError} 404 for an unknown id, 403 without access to the data. */
  async function getReadable(user: CurrentUser, id: number): Promise<TableRow> {
    const table = await store.tables.find(id)
    if (table === undefined) throw notFound()
    require(canQueryDatabase(user, table.db_id))
    return table
  }

  async function getEditable(user: CurrentUser, id: number): Promise<TableRow> {
    const table = await store.tables.find(id)
    if (table === undefined) throw notFound()
    require(canEditDataModel(user, table.db_id, id))
    return table
  }

  async function databaseOf(table: TableRow): Promise<DatabaseRow> {
    const row = await store.databases.find(table.db_id)
    if (row === undefined) throw notFound()
    return row
  }

  /** Active tables of all databases, each with its database. */
  async function list(user: CurrentUser) {
    const databases = new Map(
      (await store.databases.list())
        .filter((row) => canQueryDatabase(user, row.id))
        .map((row) => [row.id, dbRecord(row, user)]),
    )
    return (await store.tables.listActive()).flatMap((table) => {
      const db = databases.get(table.db_id)
      return db === undefined ? [] : [{ ...tableRecord(table), db }]
    })
  }

  async function get(user: CurrentUser, id: number) {
    const table = await getReadable(user, id)
    const fields = await store.fields.listOfTables([id])
    const pk = fields.find((field) => field.active && field.semantic_type === 'type/PK')
    return { ...tableRecord(table), db: dbRecord(await databaseOf(table), user), pk_field: pk?.id ?? null }
  }

  /** The query that shows the table's rows. */
  async function dataQuery(user: CurrentUser, id: number) {
    const { db_id } = await getReadable(user, id)
    return { database: db_id, type: 'query', query: { 'source-table': id } }
  }

  async function queryMetadata(user: CurrentUser, id: number, options: FieldOptions) {
    const table =
      options.include_editable_data_model === true ? await getEditable(user, id) : await getReadable(user, id)
    const db: Record<string, unknown> = { ...dbRecord(await databaseOf(table), user) }
    delete db['details']
    const [own, segments, metrics] = await Promise.all([
      store.fields.listOfTables([id]),
      store.dataModelContent.segmentsOfTables([id]),
      store.dataModelContent.metricsOfTables([id]),
    ])
    const fields = await hydrate(
      own.filter((field) => isShown(field, options)),
      own,
    )
    return {
      ...tableRecord(table),
      db: { ...db, id: table.db_id, name: String(db['name']) },
      fields: fields.map((field) => ({ ...field, ...dimensionOptionsOf(field) })),
      segments,
      metrics,
      dimension_options: DIMENSION_OPTIONS,
    }
  }

  /** Fields with targets and remappings, wherever those lie. */
  async function hydrate(fields: readonly FieldRow[], known: readonly FieldRow[]): Promise<HydratedField[]> {
    const dimensions = await store.dimensions.listOfFields(fields.map((field) => field.id))
    const wanted = [
      ...fields.map((field) => field.fk_target_field_id),
      ...dimensions.map((dimension) => dimension.human_readable_field_id),
    ]
    const knownIds = new Set(known.map((field) => field.id))
    const missing = new Set(wanted.filter((id) => id !== null && !knownIds.has(id)))
    const others = await store.fields.findMany([...missing].filter((id) => id !== null))
    return hydrateFields(fields, { fields: [...known, ...others], dimensions })
  }

  /** A saved question as a table. @throws {ApiError} 404 or 403. */
  async function virtualMetadata(user: CurrentUser, cardId: number) {
    const card = await store.dataModelContent.findSourceCard(cardId)
    if (card === undefined) throw notFound()
    require((await readableCards(store, user, [card])).length > 0)
    const ids = (card.result_metadata ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
    const known = new Map((await store.fields.findMeanings(ids)).map((field) => [field.id, field]))
    const database = card.database_id === null ? undefined : await store.databases.find(card.database_id)
    const fields = virtualFields(card, known)
    const db: Record<string, unknown> | null = database === undefined ? null : { ...dbRecord(database, user) }
    if (db !== null) delete db['details']
    return { ...virtualTable(card), fields, db, metrics: [], segments: [], dimension_options: DIMENSION_OPTIONS }
  }

  /** Foreign keys that point into the table. */
  async function foreignKeys(user: CurrentUser, id: number) {
    const table = await getReadable(user, id)
    const own = (await store.fields.listOfTables([id])).filter((field) => field.active)
    const origins = await store.fields.listPointingTo(own.map((field) => field.id))
    const tables = new Map((await store.tables.findMany(origins.map((field) => field.table_id))).map((t) => [t.id, t]))
    const fields = new Map(own.map((field) => [field.id, field]))
    const db = dbRecord(await databaseOf(table), user)
    return origins.flatMap((origin) => {
      const destination = fields.get(origin.fk_target_field_id ?? 0)
      const originTable = tables.get(origin.table_id)
      if (destination === undefined || originTable?.active !== true) return []
      return [
        {
          relationship: 'Mt1' as const,
          origin_id: origin.id,
          origin: { ...fieldRecord(origin), table: { ...tableRecord(originTable), db } },
          destination_id: destination.id,
          destination: { ...fieldRecord(destination), table: tableRecord(table) },
        },
      ]
    })
  }

  /** Tables on either end of foreign keys, and what was saved on this one. */
  async function related(user: CurrentUser, id: number) {
    await getReadable(user, id)
    const own = (await store.fields.listOfTables([id])).filter((field) => field.active)
    const targets = await store.fields.findMany(own.flatMap((field) => field.fk_target_field_id ?? []))
    const origins = await store.fields.listPointingTo(own.map((field) => field.id))
    const ids = (fields: readonly FieldRow[]) =>
      [...new Set(fields.map((f) => f.table_id))].filter((other) => other !== id)
    const shown = async (tableIds: number[]) =>
      (await store.tables.findMany(tableIds)).filter(isShownTable).slice(0, MAX_RELATED).map(tableRecord)
    return {
      segments: (await store.dataModelContent.segmentsOfTables([id])).slice(0, MAX_RELATED),
      metrics: (await store.dataModelContent.metricsOfTables([id])).slice(0, MAX_RELATED),
      'linking-to': await shown(ids(targets)),
      'linked-from': await shown(ids(origins)),
      fields: own
        .filter((field) => isShownIn('suggestion', field))
        .slice(0, MAX_RELATED)
        .map(fieldRecord),
    }
  }

  async function update(user: CurrentUser, id: number, body: TableChangesBody) {
    const before = await store.tables.find(id)
    const table = await writes.update(user, id, body)
    const record = { ...tableRecord(table), db: dbRecord(await databaseOf(table), user) }
    if (before?.field_order === table.field_order) return record
    const fields = (await store.fields.listOfTables([id])).filter((field) => field.active)
    return { ...record, fields: await hydrate(fields, fields) }
  }

  async function updateMany(user: CurrentUser, body: TablesChangesBody) {
    return (await writes.updateMany(user, body)).map(tableRecord)
  }

  async function rescanValues(user: CurrentUser, id: number): Promise<void> {
    await getEditable(user, id)
    await jobs.enqueue('rescan.table', `rescan.table ${id}`, { tableId: id })
  }

  async function discardValues(user: CurrentUser, id: number): Promise<void> {
    await getEditable(user, id)
    await store.fieldValues.deleteOfFields((await store.fields.listOfTables([id])).map((field) => field.id))
  }

  /** Looks at the table anew. @throws {ApiError} 422 when its database cannot be reached. */
  async function syncSchema(user: CurrentUser, id: number, signal: AbortSignal): Promise<void> {
    const table = await getEditable(user, id)
    const { engine, details } = await databaseOf(table)
    const problem = await findProblem(connections, engine, details, signal)
    if (problem !== undefined) throw new ApiError(422, problem.message)
    await jobs.enqueue('sync.table', `sync.table ${id}`, { tableId: id })
  }

  return {
    list,
    get,
    dataQuery,
    queryMetadata,
    virtualMetadata,
    foreignKeys,
    related,
    update,
    updateMany,
    orderFields: writes.orderFields,
    rescanValues,
    discardValues,
    syncSchema,
  }
}

function isShown(field: FieldRow, options: FieldOptions): boolean {
  if (isShownIn('metadata', field)) return true
  const isWanted =
    (field.visibility_type === 'hidden' && options.include_hidden_fields === true) ||
    (field.visibility_type === 'sensitive' && options.include_sensitive_fields === true)
  return field.active && isWanted
}
