/** DuckDB writing CSV, and a table, by itself. */
import { rmSync } from 'node:fs'
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
    /** Into a new file, which is closed. */
    '/duckdb-create-table': async () => {
      const copied = `${path}.copied`
      rmSync(copied, { force: true })
      const instance = await DuckDBInstance.create(':memory:')
      const own = await instance.connect()
      await own.run(`attach '${path}' as source (read_only)`)
      await own.run(`attach '${copied}' as copied`)
      await own.run('create table copied.orders as from source.orders')
      await own.run('detach copied')
      own.closeSync()
      instance.closeSync()
      return ''
    },
  }
}
