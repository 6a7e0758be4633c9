/** What content was like after each change (contract: revisions, section 1). */
import { sql, type Kysely } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, RevisionModel, Schema } from '../../schema.ts'

/** A revision with who made it. */
export type RevisionWithUser = Awaited<ReturnType<typeof withUsers>>[number]

/** Revisions of one object that are kept, the newest. */
const KEPT = 15

/** Characters of objects that are read by one statement. */
const TOGETHER = 500_000

/** Ids in their order, some for each statement. */
function readTogether(revisions: readonly { id: number; size: number }[]): number[][] {
  const groups: number[][] = []
  let length = Infinity
  for (const { id, size } of revisions) {
    length += size
    if (length > TOGETHER) {
      groups.push([])
      length = size
    }
    groups.at(-1)!.push(id)
  }
  return groups
}

/** Newest first. */
function withUsers(db: Kysely<Schema>, ids: readonly number[]) {
  return db
    .selectFrom('revisions')
    .leftJoin('users', 'users.id', 'revisions.user_id')
    .selectAll('revisions')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('revisions.id', 'in', ids)
    .orderBy('revisions.id', 'desc')
    .execute()
}

export function revisionRepository({ db }: StoreContext) {
  return {
    /** Newest first. Large ones are read one after the other: each is as much work as the content itself. */
    async listOf(model: RevisionModel, modelId: number): Promise<RevisionWithUser[]> {
      const sizes = await db
        .selectFrom('revisions')
        .select(['id', sql<number>`length(object)`.as('size')])
        .where('model', '=', model)
        .where('model_id', '=', modelId)
        .orderBy('id', 'desc')
        .execute()
      const found: RevisionWithUser[] = []
      for (const ids of readTogether(sizes)) found.push(...(await withUsers(db, ids)))
      return found
    },

    /** One with what it holds. */
    find: (id: number) =>
      db
        .selectFrom('revisions')
        .select(['id', 'model', 'model_id', 'object', 'timestamp'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** The newest one with who made it, without what it holds. */
    newestOf: (model: RevisionModel, modelId: number) =>
      db
        .selectFrom('revisions')
        .leftJoin('users', 'users.id', 'revisions.user_id')
        .select(['revisions.id', 'revisions.timestamp', 'revisions.user_id'])
        .select(['users.email', 'users.first_name', 'users.last_name'])
        .where('model', '=', model)
        .where('model_id', '=', modelId)
        .orderBy('revisions.id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Of which of the objects there is any revision. */
    async idsWithAny(model: RevisionModel, ids: readonly number[]): Promise<Set<number>> {
      const rows = await inChunks(ids, (some) =>
        db
          .selectFrom('revisions')
          .select('model_id')
          .distinct()
          .where('model', '=', model)
          .where('model_id', 'in', some)
          .execute(),
      )
      return new Set(rows.map((row) => row.model_id))
    },

    /** Adds some, and forgets the oldest beyond {@link KEPT} of each object. Call it in the transaction of the changes. */
    async add(model: RevisionModel, revisions: readonly Omit<NewRow<'revisions'>, 'model'>[]): Promise<void> {
      await inChunks(revisions, async (some) => {
        const rows = some.map((revision) => ({ ...revision, model }))
        return db.insertInto('revisions').values(rows).execute()
      })
      await inChunks([...new Set(revisions.map((revision) => revision.model_id))], (some) => {
        const ranked = db
          .selectFrom('revisions')
          .select(['id', sql<number>`row_number() over (partition by model_id order by id desc)`.as('rank')])
          .where('model', '=', model)
          .where('model_id', 'in', some)
          .as('ranked')
        const oldest = db.selectFrom(ranked).select('ranked.id').where('ranked.rank', '>', KEPT)
        return db.deleteFrom('revisions').where('id', 'in', oldest).execute()
      })
    },
  }
}
