/** When `backup` last succeeded: noted for monitoring, which does not see what a command does. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Key among the stored settings; it is not a setting. */
const KEY = 'last-backup'

/** @param at milliseconds since 1970. */
export async function noteBackup(db: Kysely<Schema>, at: number): Promise<void> {
  const value = JSON.stringify({ at })
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Milliseconds since 1970; undefined when there was none. */
export async function lastBackup(db: Kysely<Schema>): Promise<number | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  const { at }: { at?: unknown } = Object(JSON.parse(row?.value ?? 'null'))
  return typeof at === 'number' ? at : undefined
}
