import { createHash } from 'node:crypto'
import type { DuckDBInstance } from '@duckdb/node-api'
import type { DataSourceOptions } from '@querent/query'
import { requireFile } from '../../shared/files/require-file.ts'
import { settledWithin } from '../../shared/settled-within.ts'
import { loadDuckDb } from './api.ts'
import type { DuckDbApi } from './api.ts'
import { temporaryFolder } from './temporary-folders.ts'
import { connectionError } from '../errors.ts'

export type Access = 'read' | 'write'

export interface OpenOptions extends Pick<DataSourceOptions, 'connectTimeoutMs' | 'own'> {
  /** What the queries of one file may take before they go on in temporary files. */
  memoryMiB: number
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
  { memoryMiB }: OpenOptions,
): Promise<DuckDBInstance> {
  const own = settings(path, memoryMiB)
  if (path === MEMORY_PATH) return DuckDBInstance.create(path, own)
  const mode = access === 'read' ? 'READ_ONLY' : 'READ_WRITE'
  return DuckDBInstance.fromCache(path, { access_mode: mode, ...own })
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
