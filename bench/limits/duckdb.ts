/** DuckDB writing CSV by itself. */
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import type { Work } from './process.ts'

export function duckDbLimits(path: string): Record<string, Work> {
  let connection: Promise<DuckDBConnection> | undefined
  return {
    '/duckdb-copy-csv': async () => {
      connection ??= DuckDBInstance.create(path, { access_mode: 'READ_ONLY' }).then((instance) => instance.connect())
      await (await connection).run("copy orders to '/dev/null' (format csv)")
      return ''
    },
  }
}
