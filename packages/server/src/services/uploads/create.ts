/** A file becomes a new table and a model on it. Tested by test/contract/upload.test.ts. */
import { ApiError } from '@querent/contract'
import type { Load } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { TableRow } from '../../store/index.ts'
import { SYNC_TABLE } from '../../sync/index.ts'
import { describeFile, fileRows, modelNameOf, tableNameOf, type FileDescription } from '../../upload-files/index.ts'
import type { CardService } from '../content/cards/index.ts'
import type { Deps } from '../deps.ts'
import type { CollectionService } from '../library/collections/index.ts'
import { placement } from '../library/placement/index.ts'
import { asFound, fileOptions } from './file-options.ts'
import { KEY_COLUMN } from './key-column.ts'
import { uploadLimits } from './limits.ts'
import { loading, reading, refusing, type UploadRequest } from './request.ts'
import { uploadTarget, type UploadTarget } from './target.ts'

interface CreationDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'connections' | 'sync' | 'jobs' | 'now'> {
  collections: CollectionService
  cards: Pick<CardService, 'create'>
}

interface NewModel {
  /** What the model is called; the name of the file when left out. */
  name?: string
  /** What people call its columns, by their names; the headers of the file when left out. */
  labels?: Readonly<Record<string, string>>
  collectionId: number | string | null
}

type Labels = NonNullable<NewModel['labels']>

export function uploadCreation(deps: CreationDeps) {
  const { store, change, settings, sync, jobs, cards, now } = deps
  const targets = uploadTarget(deps)
  const limits = uploadLimits(deps)
  const places = placement(deps.collections, 'card')

  /**
   * Whether the user may upload a file now, before its bytes are taken; gives how many it may have.
   * @throws {ApiError} in the order of the contract (uploads, section 2).
   */
  async function mayCreate(user: CurrentUser): Promise<number> {
    await targets.ofNew(user)
    return limits.left(user)
  }

  /** Gives the ids of the model and of the table. @throws {ApiError} as `mayCreate`, 415 or 400 for the file, 403. */
  async function create(
    user: CurrentUser,
    request: UploadRequest,
    { name, labels = {}, collectionId }: NewModel,
  ): Promise<{ modelId: number; tableId: number }> {
    const target = await targets.ofNew(user)
    const collection_id = await places.homeOf(user, collectionId)
    await limits.require(user, request.file.bytes)
    const options = await fileOptions(settings, target.connection, request)
    const { signal, file } = request
    const found = await refusing(400, () => describeFile(file.path, options, reading(request)))
    const tableName = await load(target, found, { request, options: asFound(options, found) })
    try {
      const table = await newTable(target, tableName, signal)
      await note(user, table, { request, found, labels })
      const card = await cards.create(user, {
        name: name ?? modelNameOf(file.name),
        type: 'model',
        display: 'table',
        dataset_query: { database: target.database.id, type: 'query', query: { 'source-table': table.id } },
        visualization_settings: {},
        collection_id,
      })
      await jobs.enqueue(SYNC_TABLE, { tableId: table.id, readsColumns: false, withValues: true })
      return { modelId: card.id, tableId: table.id }
    } catch (error) {
      await drop(target, tableName, signal)
      throw error
    }
  }

  /** Gives the name of the table. */
  async function load(
    { connection, schema, prefix }: UploadTarget,
    found: FileDescription,
    { request, options }: { request: UploadRequest; options: Awaited<ReturnType<typeof fileOptions>> },
  ): Promise<string> {
    const { file, signal } = request
    const maxLength = options.maxNameLength
    const name = tableNameOf(file.name, { prefix, maxLength, now: now() })
    const columns = found.columns.map((column) => ({ name: column.name, type: column.type }))
    const step: Load = {
      mode: 'create',
      table: { schema, name },
      columns,
      keyColumn: KEY_COLUMN,
      added: [],
      widened: [],
      rows: fileRows(file.path, options, columns, loading(request)),
      timeZone: 'UTC',
      holdsSql: false,
      signal,
    }
    await refusing(400, () => connection.dataSource.load(step))
    return name
  }

  async function newTable({ database, schema }: UploadTarget, name: string, signal: AbortSignal): Promise<TableRow> {
    const table = await sync.findTable(database.id, { schema, name }, signal)
    if (table === undefined) throw new ApiError(400, { message: 'The new table was not found in the database.' })
    return table
  }

  /** The table as an upload, with the names that the file has. */
  async function note(
    user: CurrentUser,
    table: TableRow,
    { request, found, labels }: { request: UploadRequest; found: FileDescription; labels: Labels },
  ): Promise<void> {
    const fields = await store.fields.listOfTables([table.id])
    const labelOf = new Map(Object.entries(labels))
    const names = new Map(found.columns.map(({ name, displayName }) => [name, labelOf.get(name) ?? displayName]))
    names.set(KEY_COLUMN, KEY_COLUMN)
    const { file } = request
    await change(user, async ({ repositories, time }) => {
      const display_name = modelNameOf(file.name)
      await repositories.tables.update([table.id], { is_upload: true, display_name, updated_at: time })
      await repositories.fields.updateMany(
        fields.flatMap(({ id, name }) => (names.has(name) ? [{ id, display_name: names.get(name)! }] : [])),
      )
      await repositories.uploads.put({
        table_id: table.id,
        creator_id: user.id,
        file_name: file.name,
        bytes: file.bytes,
        row_count: found.rowCount,
        created_at: time,
        updated_at: time,
      })
      await repositories.auditLog.note('upload.created', { model: 'table', id: table.id }, { rows: found.rowCount })
    })
  }

  /** What was loaded for nothing goes again. */
  async function drop({ connection, schema }: UploadTarget, name: string, signal: AbortSignal): Promise<void> {
    const step = connection.driver.dialect.dropTable(schema, name)
    const session = { timeZone: 'UTC', holdsSql: false, signal: signal.aborted ? AbortSignal.timeout(10_000) : signal }
    await connection.dataSource.change({ ...session, steps: [step] })
  }

  return { mayCreate, create }
}
