/**
 * Rows and counters of a PostgreSQL database as a script, and going back to them. Rows are deleted, not truncated: few
 * were written, and new files for every table and index would take as long as a new database.
 */
import type { KeptConnection } from './kept-connection.ts'

/** Statements that add the rows of these tables; empty when there are none. */
export async function dumpTables(database: KeptConnection, tables: readonly string[]): Promise<string> {
  const inserts = await insertsOf(database, tables)
  return inserts.length === 0 ? '' : [...inserts, ...(await countersOf(database, tables))].join(';\n')
}

/** @returns puts back the present rows and counters; false when there are more schemas than now, or other settings. */
export async function makeReset(database: KeptConnection): Promise<() => Promise<boolean>> {
  const tables = await tablesByReference(database)
  const deletes = tables.toReversed().map((table) => `delete from "${table}"`)
  const kept = [...(await insertsOf(database, tables)), ...(await countersOf(database, tables))]
  const script = [...deletes, ...kept].join(';\n')
  const frame = await frameOf(database)
  return async () => {
    if ((await frameOf(database)) !== frame) return false
    await database.exec(script)
    return true
  }
}

/** What no row says: the schemas, and the settings with which sessions begin. */
async function frameOf(database: KeptConnection): Promise<string> {
  const [row] = await database.query(`select array(select nspname::text from pg_namespace order by 1) as schemas, array(
      select unnest(setconfig) from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
      where datname = current_database() order by 1) as settings`)
  return JSON.stringify(row)
}

/** All tables; one that refers to another comes after it, where they form a circle at least one that always does. */
async function tablesByReference(database: KeptConnection): Promise<string[]> {
  const [all, always] = [await referencesOf(database, 'true'), await referencesOf(database, 'attnotnull')]
  const left = new Set(all.keys())
  const ordered: string[] = []
  const ready = (needs: ReadonlyMap<string, readonly string[]>) =>
    [...left].filter((name) => needs.get(name)?.every((needed) => !left.has(needed)))
  while (left.size > 0) {
    const free = ready(all)
    const next = free.length > 0 ? free : ready(always).slice(0, 1)
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...left].join(', ')}`)
    for (const name of next) left.delete(name)
    ordered.push(...next)
  }
  return ordered
}

/** Which tables each table refers to, by columns that fulfil the condition. */
async function referencesOf(database: KeptConnection, condition: string): Promise<Map<string, readonly string[]>> {
  const tables = await database.query(`select relname as name, array(
      select target.relname::text from pg_constraint join pg_class target on target.oid = confrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid and ${condition}) as needs
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  return new Map(tables.map(({ name, needs }) => [String(name), Array.isArray(needs) ? needs.map(String) : []]))
}

async function insertsOf(database: KeptConnection, tables: readonly string[]): Promise<string[]> {
  const inserts: string[] = []
  for (const table of tables) {
    const [row] = await database.query(`select quote_literal(json_agg(t)::text) as rows from "${table}" t`)
    const rows = row?.['rows']
    if (typeof rows !== 'string') continue
    inserts.push(`insert into "${table}" select * from json_populate_recordset(null::"${table}", ${rows})`)
  }
  return inserts
}

async function countersOf(database: KeptConnection, tables: readonly string[]): Promise<string[]> {
  const counters = await database.query(`select quote_literal(sequence.oid::regclass) as name, owner.relname as table,
      start_value, last_value
    from pg_depend
    join pg_class sequence on sequence.oid = objid and sequence.relkind = 'S'
    join pg_class owner on owner.oid = refobjid
    join pg_sequences on schemaname = 'public' and sequencename = sequence.relname
    where deptype = 'i' and sequence.relnamespace = 'public'::regnamespace`)
  return counters
    .filter(({ table }) => tables.includes(String(table)))
    .map(
      ({ name, start_value: start, last_value: last }) =>
        `select setval(${String(name)}, ${String(last ?? start)}, ${String(last !== null)})`,
    )
}
