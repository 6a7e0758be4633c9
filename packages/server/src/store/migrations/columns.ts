/** Column shapes that every migration uses, spelled so that both engines understand them. */
import { sql, type CreateTableBuilder, type Kysely } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** A table with an integer key that counts up and is never used again. */
export function createEntityTable(db: Kysely<unknown>, engine: Engine, name: string) {
  return db.schema
    .createTable(name)
    .$call((table: CreateTableBuilder<string>) =>
      engine === 'sqlite'
        ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity()),
    )
}

export const falseByDefault = sql`false`
export const trueByDefault = sql`true`

/** Lets the engine continue counting after rows with chosen ids were inserted. */
export async function continueIds(db: Kysely<unknown>, engine: Engine, table: string): Promise<void> {
  if (engine === 'sqlite') return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
}
