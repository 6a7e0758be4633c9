/**
 * Tables of loads that are under way. A new table gets its name once it has all rows, since MySQL commits whatever makes a
 * table. The session that fills one holds a lock of the same name: without it, nobody does any more.
 */
import { randomBytes } from 'node:crypto'
import { quoted } from './load-sql.ts'

const PREFIX = 'querent_load_'
const ID_BYTES = 8

type Rows = (sql: string) => Promise<unknown[]>

/** A name for a new table, locked by this session. */
export async function temporaryName(rows: Rows): Promise<string> {
  const name = PREFIX + randomBytes(ID_BYTES).toString('hex')
  await rows(`SELECT GET_LOCK('${name}', 0)`)
  return name
}

/** Drops what servers have left that were killed during a load. */
export async function dropLeftOvers(rows: Rows): Promise<void> {
  const found = await rows(`SELECT TABLE_NAME FROM information_schema.TABLES
    WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME REGEXP '^${PREFIX}[0-9a-f]{${ID_BYTES * 2}}$' AND IS_FREE_LOCK(TABLE_NAME)`)
  for (const [name] of found.filter(Array.isArray)) await rows(`DROP TABLE IF EXISTS ${quoted(String(name))}`)
}
