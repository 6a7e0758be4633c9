import { Kysely, sql } from 'kysely'
import { openPostgres } from '../../engines/postgres.ts'
import type { Cell } from './reader.ts'
import type { EngineWriter } from './engine-writer.ts'

export async function openPostgresWriter(url: string): Promise<EngineWriter> {
  const database = new Kysely<unknown>({ dialect: await openPostgres(url) })
  const notes: string[] = []
  return {
    engine: 'postgres',
    db: database,
    notes,
    transaction: (work) => database.transaction().execute(work),

    /** Constraints are dropped and made again, which checks all rows at once. */
    async suspendReferences(db) {
      const { rows } = await sql<{ owner: string; name: string; definition: string }>`
        select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
      for (const { owner, name } of rows)
        await sql`alter table ${sql.raw(owner)} drop constraint ${sql.raw(name)}`.execute(db)
      return async () => {
        for (const { owner, name, definition } of rows) {
          await sql`alter table ${sql.raw(owner)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(db)
        }
      }
    },

    async tables(db) {
      const { rows } = await sql<{ name: string; columns: string[] }>`select relname as name,
          array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
            order by attnum) as columns
        from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
        order by relname`.execute(db)
      return rows
    },

    /** The rows travel as one JSON text, in which every value has the spelling that its column reads. */
    async insert(db, { name, columns }, rows) {
      const objects = rows.map((row) => {
        const object = Object.fromEntries(columns.map((column, index) => [column, spelling(row[index])]))
        return withoutNul(object, (column) => notes.push(`${column} of ${name} ${object['id'] ?? spelling(row[0])}`))
      })
      const names = sql.join(columns.map((column) => sql.id(column)))
      await sql`insert into ${sql.id(name)} (${names})
        select ${names} from json_populate_recordset(null::${sql.id(name)}, cast(${JSON.stringify(objects)} as json))`.execute(
        db,
      )
    },

    async setLastId(db, table, id) {
      const last = id < 1n ? 1n : id
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${String(last)}, ${id >= 1n})`.execute(db)
    },

    close: () => database.destroy(),
  }
}

function spelling(cell: Cell | undefined): string | null {
  if (cell === null || cell === undefined) return null
  return cell instanceof Uint8Array ? `\\x${Buffer.from(cell).toString('hex')}` : String(cell)
}

/** The one character that no text of PostgreSQL can hold; what is usual for one that cannot be shown takes its place. */
function withoutNul(
  object: Record<string, string | null>,
  note: (column: string) => void,
): Record<string, string | null> {
  for (const [column, text] of Object.entries(object)) {
    if (text?.includes('\0') !== true) continue
    note(column)
    object[column] = text.replaceAll('\0', '\ufffd')
  }
  return object
}
