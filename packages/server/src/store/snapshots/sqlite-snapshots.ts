/** Snapshots of the embedded app database: copies of its file in the folder `snapshots` beside it. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { afterRestore, UNKEPT_TABLES, type Snapshots } from './snapshots.ts'

export function sqliteSnapshots(db: Kysely<Schema>, databasePath: string): Snapshots {
  const folder = join(dirname(databasePath), 'snapshots')
  const pathOf = (name: string) => join(folder, `${name}.db`)

  return {
    async save(name) {
      mkdirSync(folder, { recursive: true })
      const unfinished = `${pathOf(name)}.new`
      rmSync(unfinished, { force: true })
      await sql`vacuum into ${unfinished}`.execute(db)
      renameSync(unfinished, pathOf(name))
    },

    async restore(name) {
      if (!existsSync(pathOf(name))) return false
      return db.connection().execute((connection) => restoreFrom(connection, pathOf(name)))
    },
  }
}

/** Everything runs on the one connection of the process, which nobody else can use meanwhile. */
async function restoreFrom(connection: Kysely<Schema>, path: string): Promise<boolean> {
  await sql`attach ${path} as kept`.execute(connection)
  try {
    if (!(await hasSameSchema(connection))) return false
    // Rows are copied table by table, so keys point nowhere in between; the pragma has no effect in a transaction.
    await sql`pragma foreign_keys = off`.execute(connection)
    await connection.transaction().execute(async (transaction) => {
      for (const table of await tablesOf(transaction)) {
        await sql`delete from main.${sql.id(table)}`.execute(transaction)
        await sql`insert into main.${sql.id(table)} select * from kept.${sql.id(table)}`.execute(transaction)
      }
      await afterRestore(transaction, 'sqlite')
    })
    return true
  } finally {
    await sql`pragma foreign_keys = on`.execute(connection)
    await sql`detach kept`.execute(connection)
  }
}

/** True when the same migrations made both. */
async function hasSameSchema(connection: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select name from main.kysely_migration except select name from kept.kysely_migration
    union all select name from kept.kysely_migration except select name from main.kysely_migration`.execute(connection)
  return rows.length === 0
}

/** With `sqlite_sequence`, in which the counters of ids stand. */
async function tablesOf(connection: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list where schema = 'main'
    and type = 'table' and (name = 'sqlite_sequence' or name not like 'sqlite\\_%' escape '\\')`.execute(connection)
  return rows.map((row) => row.name).filter((name) => !UNKEPT_TABLES.includes(name))
}
