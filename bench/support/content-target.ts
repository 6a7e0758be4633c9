/** Rows written straight into an app database of either engine, for content that would take minutes over HTTP. */
import { DatabaseSync } from 'node:sqlite'
import type { TestDatabase } from '../../test/support/servers.ts'

/** Rows of a statement. */
const AT_ONCE = 5_000

type Row = Record<string, string | number | boolean | null>

/** An app database that statements are sent to. */
export interface ContentTarget {
  exec(script: string): Promise<void>
  insert(table: string, rows: readonly Row[]): Promise<void>
}

export function sqliteTarget(path: string): ContentTarget {
  const inFile = async (work: (file: DatabaseSync) => void) => {
    const file = new DatabaseSync(path, { timeout: 5000 })
    work(file)
    file.close()
  }
  return {
    exec: (script) => inFile((file) => file.exec(script)),
    insert: (table, rows) =>
      inFile((file) => {
        const columns = Object.keys(rows[0] ?? {})
        const places = columns.map(() => '?').join(', ')
        const statement = file.prepare(`insert into "${table}" ("${columns.join('", "')}") values (${places})`)
        file.exec('begin')
        for (const row of rows) {
          statement.run(
            ...columns.map((column) => (typeof row[column] === 'boolean' ? Number(row[column]) : row[column]!)),
          )
        }
        file.exec('commit')
      }),
  }
}

export function postgresTarget(database: TestDatabase): ContentTarget {
  return {
    exec: (script) => database.exec(script),
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {})
        .map((column) => `"${column}"`)
        .join(', ')
      for (let start = 0; start < rows.length; start += AT_ONCE) {
        const json = JSON.stringify(rows.slice(start, start + AT_ONCE)).replaceAll("'", "''")
        await database.exec(`insert into "${table}" (${columns})
          select ${columns} from json_populate_recordset(null::"${table}", '${json}')`)
      }
    },
  }
}
