/** A file becomes a new table and a model on it. Tested by test/contract/upload.test.ts. */
import { ApiError } from '@querent/contract'
import type { Load } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { TableRow } from '../../store/index.ts'
import { SYNC_TABLE } from '../../sync/index.ts'
import {
  describeFile,
  fileRows,
  modelNameOf,
  startOfFile,
  tableNameOf,
  WrongGuess,
  type FileDescription,
  type LoadColumn,
} from '../../upload-files/index.ts'
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

/** A file, and how it is read. */
interface Reading {
  request: UploadRequest
  options: Awaited<ReturnType<typeof fileOptions>>
}

/** A table that was made of a file. */
interface LoadedFile extends Pick<FileDescription, 'columns' | 'rowCount'> {
  name: string
}

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
    const loaded = await loadByGuess(target, { request, options })
    const tableName = loaded.name
    try {
      const table = await newTable(target, tableName, signal)
      await note(user, table, { request, loaded, labels })
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

  /**
   * With the types that the first rows have, so that the file is read once. Only if another row says otherwise, all are looked
   * at first.
   */
  async function loadByGuess(target: UploadTarget, { request, options }: Reading): Promise<LoadedFile> {
    const { path } = request.file
    const { description, columns } = await refusing(400, () => startOfFile(path, options, reading(request)))
    try {
      return await load(target, { description, columns }, { request, options })
    } catch (error) {
      if (!(error instanceof WrongGuess)) throw error
    }
    const whole = await refusing(400, () => describeFile(path, options, reading(request)))
    const certain = whole.columns.map(({ name, type }) => ({ name, type }))
    return load(target, { description: whole, columns: certain }, { request, options })
  }

  async function load(
    { connection, schema, prefix }: UploadTarget,
    { description, columns }: { description: FileDescription; columns: readonly LoadColumn[] },
    { request, options }: Reading,
  ): Promise<LoadedFile> {
    const { file, signal } = request
    const name = tableNameOf(file.name, { prefix, maxLength: options.maxNameLength, now: now() })
    const step: Load = {
      mode: 'create',
      table: { schema, name },
      columns: columns.map((column) => ({ name: column.name, type: column.type })),
      keyColumn: KEY_COLUMN,
      added: [],
      widened: [],
      rows: fileRows(file.path, asFound(options, description), columns, loading(request)),
      timeZone: 'UTC',
      holdsSql: false,
      signal,
    }
    const { rowCount } = await refusing(400, () => connection.dataSource.load(step))
    return { name, columns: description.columns, rowCount }
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
    { request, loaded, labels }: { request: UploadRequest; loaded: LoadedFile; labels: Labels },
  ): Promise<void> {
    const fields = await store.fields.listOfTables([table.id])
    const labelOf = new Map(Object.entries(labels))
    const names = new Map(loaded.columns.map(({ name, displayName }) => [name, labelOf.get(name) ?? displayName]))
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
        row_count: loaded.rowCount,
        created_at: time,
        updated_at: time,
      })
      await repositories.auditLog.note('upload.created', { model: 'table', id: table.id }, { rows: loaded.rowCount })
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
