import type { Client, CustomTypesConfig } from 'pg'
import { clientUrl } from '../../engines/location.ts'
import { OBSTACLE_SQL } from '../../engines/obstacle.ts'
import { cannotOpen } from '../../engines/open-error.ts'
import { loadPostgres } from '../../engines/postgres-client.ts'
import { BATCH_BYTES, BATCH_ROWS, sizeOf, type Cell, type Cells, type Reader, type TableColumns } from './reader.ts'

const AS_TEXT: CustomTypesConfig = { getTypeParser: () => (text: string) => text }
/** Rows of the first batch; their size decides on the next. */
const FIRST_ROWS = 20

/** Reads within one transaction, which sees what was committed when it began; nobody waits for it. */
export async function openPostgresReader(url: string): Promise<Reader> {
  const pg = await loadPostgres()
  const client = new pg.Client({ connectionString: clientUrl(url), types: AS_TEXT, keepAlive: true })
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
  } catch (error) {
    await client.end().catch(() => undefined)
    throw cannotOpen(url, error)
  }
  const parsers: Parsers = parsersOf(pg.types.builtins)
  return {
    engine: 'postgres',
    version: async () => textOf(await client.query("select current_setting('server_version')")),
    async migrations() {
      const found = await client.query("select to_regclass('kysely_migration')")
      if (textOf(found) === '') return []
      const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
      return rows.map(({ name }) => name)
    },
    obstacle: async () => textOf(await client.query(OBSTACLE_SQL.postgres)) || null,
    count: async (table) => Number(textOf(await client.query(`select count(*) from ${pg.escapeIdentifier(table)}`))),
    rows: (table) => readRows(client, { ...table, ...quotedNames(table, pg.escapeIdentifier) }, parsers),
    lastIds: () => lastIds(client),
    close: () => client.end(),
  }
}

type Parsers = ReadonlyMap<number, (text: string) => Cell>

function parsersOf(types: Record<'BOOL' | 'INT2' | 'INT4' | 'INT8' | 'FLOAT4' | 'FLOAT8' | 'BYTEA', number>): Parsers {
  return new Map<number, (text: string) => Cell>([
    [types.BOOL, (text) => (text === 't' ? 1n : 0n)],
    [types.INT2, BigInt],
    [types.INT4, BigInt],
    [types.INT8, BigInt],
    [types.FLOAT4, Number],
    [types.FLOAT8, Number],
    [types.BYTEA, (text) => Buffer.from(text.slice('\\x'.length), 'hex')],
  ])
}

function quotedNames({ name, columns }: TableColumns, quote: (name: string) => string) {
  return { from: quote(name), select: columns.map(quote).join(', ') }
}

/** How many rows are fetched at once follows the size of those before: cached results are large, most rows are not. */
async function* readRows(
  client: Client,
  { from, select }: { from: string; select: string },
  parsers: Parsers,
): AsyncGenerator<Cells[]> {
  await client.query("set local bytea_output = 'hex'")
  await client.query(`declare copied no scroll cursor for select ${select} from ${from}`)
  for (let wanted = FIRST_ROWS; ;) {
    const { rows: texts, fields } = await client.query<(string | null)[]>({
      text: `fetch forward ${wanted} from copied`,
      rowMode: 'array',
    })
    const kinds = fields.map(({ dataTypeID }) => parsers.get(dataTypeID))
    const rows = texts.map((row) => row.map((text, index) => (text === null ? null : (kinds[index]?.(text) ?? text))))
    if (rows.length > 0) yield rows
    if (rows.length < wanted) break
    const average = rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length
    wanted = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / (average + 1)), wanted * 10))
  }
  await client.query('close copied')
}

async function lastIds(client: Client): Promise<Map<string, bigint>> {
  const { rows: sequences } = await client.query<{ name: string; sequence: string }>(
    `select owner.relname as name, sequence.oid::regclass::text as sequence
     from pg_depend join pg_class sequence on sequence.oid = objid and sequence.relkind = 'S'
     join pg_class owner on owner.oid = refobjid
     where deptype in ('a', 'i') and owner.relnamespace = current_schema()::regnamespace`,
  )
  const found = new Map<string, bigint>()
  for (const { name, sequence } of sequences) {
    const last = await client.query(
      `select case when is_called then last_value else last_value - 1 end from ${sequence}`,
    )
    found.set(name, BigInt(textOf(last)))
  }
  return found
}

/** The one value of the one row; empty for null. */
function textOf({ rows }: { rows: Record<string, unknown>[] }): string {
  return String(Object.values(rows[0] ?? {})[0] ?? '')
}
