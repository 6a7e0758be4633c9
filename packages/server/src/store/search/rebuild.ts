/** Making the index anew, in parts between which others write. */
import { sql } from 'kysely'
import { clearDerivedTables } from '../derived-tables.ts'
import { lockIndex } from './apply-marks.ts'
import type { SearchEntity } from './document-id.ts'
import { DOCUMENT_SOURCES, type DocumentSource } from './documents/index.ts'
import { replaceDocuments, type WriteContext } from './write.ts'

/** Goes up when documents are made otherwise than before: indexes of other versions are made anew. */
export const INDEX_VERSION = 2
/** Documents that are made by one transaction. */
const AT_ONCE = 500

/** Pages of words that SQLite merges in one transaction: some tens of milliseconds. */
const PAGES_AT_ONCE = 200

/** Where a rebuild goes on: with ids beyond `after`, and at last with what it leaves in many pieces. */
export type RebuildStep = { entity: SearchEntity; after: number } | 'merge'

const FIRST_STEP = { entity: DOCUMENT_SOURCES[0]!.entity, after: 0 }

export async function clearIndex(context: WriteContext): Promise<void> {
  await lockIndex(context)
  await clearDerivedTables(context.db, context.engine)
}

/** All of it in the transaction under way. */
export async function rebuildIndex(context: WriteContext): Promise<void> {
  await clearIndex(context)
  for (let step = await rebuildSome(context); step !== undefined;) step = await rebuildSome(context, step)
}

/** Makes some documents anew; gives the next step, and undefined when all are made. */
export async function rebuildSome(
  context: WriteContext,
  step: RebuildStep = FIRST_STEP,
): Promise<RebuildStep | undefined> {
  if (step === 'merge') return (await mergeWords(context)) ? 'merge' : undefined
  await lockIndex(context)
  const { db, engine } = context
  const index = DOCUMENT_SOURCES.findIndex(({ entity }) => entity === step.entity)
  const source = DOCUMENT_SOURCES[index]!
  const ids = await idsAfter(context, source, step.after)
  if (ids.length > 0) {
    await replaceDocuments(context, source, ids)
    return { entity: source.entity, after: ids.at(-1)! }
  }
  const next = DOCUMENT_SOURCES[index + 1]
  if (next !== undefined) return { entity: next.entity, after: 0 }
  await db.deleteFrom('search_index').execute()
  await db.insertInto('search_index').values({ version: INDEX_VERSION }).execute()
  if (engine === 'postgres') await sql`analyze search_documents`.execute(db)
  return (await mergeWords(context, true)) ? 'merge' : undefined
}

/**
 * Does some of the work of putting the words of SQLite into one piece: each of the pieces that writes leave is looked into
 * by every search. PostgreSQL does it by itself. Call it in a transaction.
 * @param isFirst Whether it begins with all pieces, else it goes on.
 * @returns Whether something is left to do.
 */
export async function mergeWords({ db, engine }: WriteContext, isFirst = false): Promise<boolean> {
  if (engine === 'postgres') return false
  const changes = async () => (await sql<{ count: number }>`select total_changes() as count`.execute(db)).rows[0]!.count
  const before = await changes()
  await sql`insert into search_text (search_text, rank)
    values ('merge', ${isFirst ? -PAGES_AT_ONCE : PAGES_AT_ONCE})`.execute(db)
  // The statement itself counts as one, https://www.sqlite.org/fts5.html#the_merge_command
  return (await changes()) - before > 1
}

/** Of what is there and of what is indexed: documents of what is gone go too. */
async function idsAfter({ db }: WriteContext, { entity, table }: DocumentSource, after: number): Promise<number[]> {
  const present = await db.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(AT_ONCE).execute()
  const indexed = await db
    .selectFrom('search_documents')
    .select('model_id as id')
    .where('entity', '=', entity)
    .where('model_id', '>', after)
    .orderBy('model_id')
    .limit(AT_ONCE)
    .execute()
  const ids = new Set([...present, ...indexed].map(({ id }) => id))
  return [...ids].sort((a, b) => a - b).slice(0, AT_ONCE)
}
