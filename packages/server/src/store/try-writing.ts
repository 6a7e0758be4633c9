/** A write by which is found out whether the app database can be written to. */
import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Key among the stored settings; it is not a setting, and is there for a moment only. */
const KEY = 'write-check'
/** More than what a file or a log of writes may have left over, and no text that compresses. */
const BYTES = 48 * 1024
/** A disk with less has no room for what is usual. */
const ROOM_BYTES = 256 * 1024

/** Leaves nothing behind. @param db one without an audit log. */
export async function tryWriting(db: Kysely<Schema>): Promise<void> {
  const value = JSON.stringify(randomBytes(BYTES).toString('base64'))
  // In two transactions: what is gone before a commit need not be written.
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  await db.deleteFrom('settings').where('key', '=', KEY).execute()
}

/** Whether the disk of a file has next to no room. */
export async function isNearlyFull(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(path))
  return bavail * bsize < ROOM_BYTES
}
