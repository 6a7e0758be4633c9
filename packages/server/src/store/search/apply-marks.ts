/** Brings the index up to date with what triggers have marked. */
import { scheduler } from 'node:timers/promises'
import { sql } from 'kysely'
import { inChunks } from '../batches.ts'
import { DOCUMENT_SOURCES } from './documents/index.ts'
import { replaceDocuments, type WriteContext } from './write.ts'

/** Any number that no other lock of ours has. */
const LOCK = 5_120_012

/** Writes the documents of everything that is marked, as part of the transaction under way: its last statements. */
export async function applyMarks(context: WriteContext): Promise<void> {
  const { db } = context
  const marked = await db.selectFrom('search_marks').select('model_id').limit(1).executeTakeFirst()
  if (marked === undefined) return
  await lockIndex(context)
  const marks = Map.groupBy(await db.deleteFrom('search_marks').returningAll().execute(), ({ entity }) => entity)
  for (const source of DOCUMENT_SOURCES) {
    const ids = (marks.get(source.entity) ?? []).map(({ model_id }) => model_id)
    await inChunks(ids, async (some) => {
      await replaceDocuments(context, source, some)
      if (ids.length > some.length) await scheduler.yield()
      return []
    })
  }
}

/**
 * Whoever writes documents waits here until the one before has ended, and so reads what that one has changed. Nothing is
 * waited for after it. In SQLite only one writes anyway.
 */
export async function lockIndex({ db, engine }: WriteContext): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
}
