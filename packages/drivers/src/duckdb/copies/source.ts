import type { DataSource, DataSourceOptions } from '@querent/query'
import { DuckDbDataSource } from '../data-source.ts'
import { duckDbHost } from '../duckdb-host.ts'
import { MEMORY_PATH } from '../native/open-instance.ts'
import type { AttachedFile } from '../process/protocol.ts'

/**
 * Reads files of copies, each under its name, `copy_12.t`, and under that of its view. Statements reach these files and nothing else, and change none
 * of them; a file that is replaced under its path is not noticed.
 */
export function openCopies(files: readonly AttachedFile[], options: DataSourceOptions): DataSource {
  return new DuckDbDataSource(MEMORY_PATH, options, duckDbHost, files)
}
