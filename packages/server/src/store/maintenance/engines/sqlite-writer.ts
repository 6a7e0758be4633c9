import { CompiledQuery, Kysely, sql } from 'kysely'
import { AppDatabaseError } from '../../engines/open-error.ts'
import { openSqlite } from '../../engines/sqlite.ts'
import type { EngineWriter } from './engine-writer.ts'

/** Keeps bound values below SQLite's limit of 32,766 for tables of up to 300 columns. */
const ROWS_AT_ONCE = 100

export function openSqliteWriter(path: string): EngineWriter {
  const database = new Kysely<unknown>({ dialect: openSqlite(path) })
  return {
    engine: 'sqlite',
    notes: [],
    db: database,

    transaction: (work) =>
      database.connection().execute(async (connection) => {
        await sql`pragma foreign_keys = off`.execute(connection) // has no effect within a transaction
        return connection.transaction().execute(work)
      }),

    suspendReferences: async (db) => async () => {
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
      if (rows[0] !== undefined)
        throw new AppDatabaseError(`A row of ${rows[0].table} refers to one that is not there.`)
    },

    async tables(db) {
      // The tables behind a virtual one are its own affair.
      const { rows } = await sql<{ name: string; columns: string }>`select t.name, json_group_array(c.name) as columns
        from pragma_table_list t, pragma_table_info(t.name) c
        where t.schema = 'main' and t.type in ('table', 'virtual') and t.name not like 'sqlite\\_%' escape '\\'
        group by t.name order by t.name`.execute(db)
      return rows.map(({ name, columns }) => ({ name, columns: [JSON.parse(columns)].flat().map(String) }))
    },

    async insert(db, { name, columns }, rows) {
      const names = columns.map((column) => `"${column}"`).join(', ')
      const holders = `(${columns.map(() => '?').join(', ')})`
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const some = rows.slice(start, start + ROWS_AT_ONCE)
        const text = `insert into "${name}" (${names}) values ${some.map(() => holders).join(', ')}`
        await db.executeQuery(CompiledQuery.raw(text, some.flat()))
      }
    },

    async setLastId(db, table, id) {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db)
    },

    close: () => database.destroy(),
  }
}
