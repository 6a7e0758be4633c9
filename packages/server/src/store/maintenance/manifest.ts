/** What a backup says of itself, in a table of its own: names and texts. */
import { sql, type Kysely } from 'kysely'
import { AppDatabaseError } from '../engines/open-error.ts'
import type { Counts } from './copy.ts'
import type { Reader } from './engines/reader.ts'

/** Counts up when a backup is to be read in another way than before. */
const FORMAT = 1
const TABLE = 'querent_backup'

export interface Manifest {
  /** Version of the program that made the backup. */
  product: string
  /** ISO time. */
  createdAt: string
  /** The last of the migrations that made the tables. */
  migration: string
  counts: Counts
  /** With which the secrets in the backup can be read; undefined when it was left out. */
  secretKey: string | undefined
}

export async function writeManifest(db: Kysely<unknown>, manifest: Manifest): Promise<void> {
  const entries = {
    format: String(FORMAT),
    product: manifest.product,
    created_at: manifest.createdAt,
    migration: manifest.migration,
    counts: JSON.stringify(Object.fromEntries(manifest.counts)),
    ...(manifest.secretKey !== undefined && { secret_key: manifest.secretKey }),
  }
  await sql`create table ${sql.id(TABLE)} (name text primary key, value text not null)`.execute(db)
  for (const [name, value] of Object.entries(entries)) {
    await sql`insert into ${sql.id(TABLE)} (name, value) values (${name}, ${value})`.execute(db)
  }
}

/** @throws {AppDatabaseError} the file is no backup, or one of a later format. */
export async function readManifest(file: string, reader: Reader): Promise<Manifest> {
  const entries = await readEntries(file, reader)
  const text = (name: string) => entries.get(name) ?? ''
  if (text('format') !== String(FORMAT)) {
    throw new AppDatabaseError(
      `${file} is a backup of format ${text('format')}, made by version ${text('product')}; this version reads format ` +
        `${FORMAT}. Restore it with that version or a later one.`,
    )
  }
  const counts = Object.entries<unknown>(Object(JSON.parse(text('counts'))))
  return {
    product: text('product'),
    createdAt: text('created_at'),
    migration: text('migration'),
    counts: new Map(counts.map(([table, count]) => [table, Number(count)])),
    secretKey: entries.get('secret_key'),
  }
}

async function readEntries(file: string, reader: Reader): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  try {
    for await (const rows of reader.rows({ name: TABLE, columns: ['name', 'value'] })) {
      for (const [name, value] of rows) entries.set(String(name), String(value))
    }
    return entries
  } catch (error) {
    throw new AppDatabaseError(`${file} is not a backup made by \`querent backup\`.`, { cause: error })
  }
}
