import { createHash } from 'node:crypto'
import type { DuckDBInstance } from '@duckdb/node-api'
import type { DataSourceOptions } from '@querent/query'
import { requireFile } from '../../shared/files/require-file.ts'
import { settledWithin } from '../../shared/settled-within.ts'
import { loadDuckDb } from './api.ts'
import type { DuckDbApi } from './api.ts'
import { temporaryFolder } from './temporary-folders.ts'
import { connectionError } from '../errors.ts'
import { COPY_TABLE } from '../fill/protocol.ts'
import type { AttachedFile } from '../process/protocol.ts'

export type Access = 'read' | 'write'

export interface OpenOptions extends Pick<DataSourceOptions, 'connectTimeoutMs' | 'own'> {
  /** What the queries of one file may take before they go on in temporary files. */
  memoryMiB: number
  /** Files that a database in memory reads; left out for none. */
  attached?: readonly AttachedFile[]
}

export const MEMORY_PATH = ':memory:'

/**
 * Opens a file; it is never created. Other files, extensions and settings are out of reach of its statements, but for the
 * session's time zone and buffer. Instances of one file are shared within the process, and DuckDB refuses to share one
 * between readers and a writer.
 * @throws {ConnectionError}
 */
export async function openInstance(path: string, access: Access, options: OpenOptions): Promise<DuckDBInstance> {
  if (path !== MEMORY_PATH) await requireFile(path, 'database_file', 'DuckDB', options)
  const timeoutMs = options.connectTimeoutMs
  const opening = startOpening(path, access, await loadDuckDb(), options)
  if (await settledWithin(opening, timeoutMs)) {
    return opening.catch((error: unknown) => {
      throw connectionError(error, path)
    })
  }
  opening.then(
    (instance) => instance.closeSync(),
    () => {},
  )
  throw connectionError(new Error(`The database ${path} could not be opened within ${timeoutMs} ms.`), path)
}

function startOpening(
  path: string,
  access: Access,
  { DuckDBInstance }: DuckDbApi,
  { memoryMiB, attached }: OpenOptions,
): Promise<DuckDBInstance> {
  if (attached !== undefined) return openSet(attached, DuckDBInstance, memoryMiB)
  const own = settings(path, memoryMiB)
  if (path === MEMORY_PATH) return DuckDBInstance.create(path, own)
  const mode = access === 'read' ? 'READ_ONLY' : 'READ_WRITE'
  return DuckDBInstance.fromCache(path, { access_mode: mode, ...own })
}

/**
 * A database in memory that reads these files. They are attached before it is locked: a list of allowed folders would leave
 * `COPY` and `read_blob` at work in them.
 */
async function openSet(
  attached: readonly AttachedFile[],
  { create }: Pick<DuckDbApi['DuckDBInstance'], 'create'>,
  memoryMiB: number,
): Promise<DuckDBInstance> {
  const { enable_external_access, lock_configuration, ...open } = settings(JSON.stringify(attached), memoryMiB)
  const instance = await create(MEMORY_PATH, open)
  try {
    const connection = await instance.connect()
    for (const { schema, path, view } of attached) {
      await connection.run(`ATTACH ${quoted(path)} AS ${named(schema)} (READ_ONLY)`)
      if (view === undefined) continue
      const columns = view.columns.map(named).join(', ')
      await connection.run(`CREATE SCHEMA IF NOT EXISTS ${named(view.schema)}`)
      await connection.run(
        `CREATE VIEW ${named(view.schema)}.${named(view.name)} AS SELECT ${columns} FROM ${named(schema)}.${COPY_TABLE}`,
      )
    }
    await connection.run(`SET enable_external_access = ${enable_external_access}`)
    await connection.run(`SET lock_configuration = ${lock_configuration}`)
    connection.closeSync()
    return instance
  } catch (error) {
    instance.closeSync()
    throw error
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function named(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** In this order: the folder for temporary files cannot be named once external access is off. */
function settings(path: string, memoryMiB: number): Record<string, string> {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16)
  return {
    memory_limit: `${memoryMiB}MiB`,
    temp_directory: temporaryFolder(process.pid, name),
    enable_external_access: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allowed_configs: "['TimeZone', 'streaming_buffer_size']",
    // What statements free, the allocator returns to the system even when nothing runs (see `DuckDbProcess`).
    allocator_background_threads: 'true',
    lock_configuration: 'true',
  }
}
