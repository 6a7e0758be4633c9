/** Snapshots of an app database on PostgreSQL: copies of its tables in a schema of their own. */
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { afterRestore, UNKEPT_TABLES, type Snapshots } from './snapshots.ts'

/** Counters of ids at the time of the snapshot, by table. */
const COUNTERS = 'id_counters'

export function postgresSnapshots(db: Kysely<Schema>): Snapshots {
  return {
    save: (name) =>
      db.transaction().execute(async (transaction) => {
        const kept = schemaOf(name)
        await sql`set transaction isolation level repeatable read`.execute(transaction)
        await sql`drop schema if exists ${sql.id(kept)} cascade`.execute(transaction)
        await sql`create schema ${sql.id(kept)}`.execute(transaction)
        const tables = await tablesOf(transaction)
        for (const table of [...tables, 'kysely_migration']) {
          await sql`create table ${sql.id(kept, table)} as select * from ${sql.id(table)}`.execute(transaction)
        }
        await sql`create table ${sql.id(kept, COUNTERS)} (name text, last_value bigint, is_called boolean)`.execute(
          transaction,
        )
        for (const table of tables) await keepCounter(transaction, kept, table)
      }),

    restore: (name) =>
      db.transaction().execute(async (transaction) => {
        const kept = schemaOf(name)
        if (!(await exists(transaction, kept)) || !(await hasSameSchema(transaction, kept))) return false
        const tables = await tablesOf(transaction)
        await deferKeys(transaction)
        await sql`truncate ${sql.join(tables.map((table) => sql.id(table)))}`.execute(transaction)
        for (const table of tables) {
          await sql`insert into ${sql.id(table)} select * from ${sql.id(kept, table)}`.execute(transaction)
        }
        await sql`select setval(pg_get_serial_sequence(name, 'id'), last_value, is_called)
          from ${sql.id(kept, COUNTERS)}`.execute(transaction)
        await afterRestore(transaction, 'postgres')
        return true
      }),
  }
}

function schemaOf(name: string): string {
  return `snapshot_${name}`
}

async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(db)
  return rows.map((row) => row.name).filter((name) => !UNKEPT_TABLES.includes(name))
}

/** Notes the counter of a table that has one. */
async function keepCounter(db: Kysely<Schema>, kept: string, table: string): Promise<void> {
  const { rows } = await sql<{ sequence: string | null }>`select pg_get_serial_sequence(${table}, 'id') as sequence
    where exists (select 1 from information_schema.columns where table_schema = current_schema()
      and table_name = ${table} and column_name = 'id')`.execute(db)
  const sequence = rows[0]?.sequence
  if (sequence === undefined || sequence === null) return
  await sql`insert into ${sql.id(kept, COUNTERS)} select ${table}, last_value, is_called
    from ${sql.raw(sequence)}`.execute(db)
}

async function exists(db: Kysely<Schema>, schema: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(db)
  return rows.length > 0
}

/** True when the same migrations made both. */
async function hasSameSchema(db: Kysely<Schema>, kept: string): Promise<boolean> {
  const { rows } = await sql`select name from kysely_migration full join ${sql.id(kept, 'kysely_migration')} as past
    using (name) where past.timestamp is null or kysely_migration.timestamp is null`.execute(db)
  return rows.length === 0
}

/** Lets tables be filled in any order: keys are checked at the end of the transaction. */
async function deferKeys(db: Kysely<Schema>): Promise<void> {
  await sql`do $$ declare key record; begin
    for key in select conrelid::regclass as owner, conname from pg_constraint
      where contype = 'f' and not condeferrable and connamespace = current_schema()::regnamespace
    loop execute format('alter table %s alter constraint %I deferrable', key.owner, key.conname);
    end loop; end $$`.execute(db)
  await sql`set constraints all deferred`.execute(db)
}
