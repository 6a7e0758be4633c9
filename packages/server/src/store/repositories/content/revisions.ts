/** What content was like after each change (contract: revisions, section 1). */
import type { StoreContext } from '../../context.ts'
import type { NewRow, RevisionModel } from '../../schema.ts'

/** A revision with who made it. */
export type RevisionWithUser = Awaited<ReturnType<ReturnType<typeof revisionRepository>['listOf']>>[number]

/** Revisions of one object that are kept, the newest. */
const KEPT = 15

export function revisionRepository({ db }: StoreContext) {
  return {
    /** Newest first. */
    listOf: (model: RevisionModel, modelId: number) =>
      db
        .selectFrom('revisions')
        .leftJoin('users', 'users.id', 'revisions.user_id')
        .selectAll('revisions')
        .select(['users.email', 'users.first_name', 'users.last_name'])
        .where('model', '=', model)
        .where('model_id', '=', modelId)
        .orderBy('revisions.id', 'desc')
        .execute(),

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

    /** Adds one, and forgets the oldest beyond {@link KEPT}. Call it in the transaction of the change itself. */
    async add(revision: NewRow<'revisions'>): Promise<void> {
      await db.insertInto('revisions').values(revision).execute()
      const { model, model_id } = revision
      const ofTarget = db.selectFrom('revisions').where('model', '=', model).where('model_id', '=', model_id)
      const oldest = await ofTarget.select('id').orderBy('id', 'desc').offset(KEPT).limit(1).executeTakeFirst()
      if (oldest === undefined) return
      await db
        .deleteFrom('revisions')
        .where('model', '=', model)
        .where('model_id', '=', model_id)
        .where('id', '<=', oldest.id)
        .execute()
    },
  }
}
