/** What administrators say about cards and dashboards (contract: collections, section 6). */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { ModeratedModel, NewRow } from '../../schema.ts'

/** A review with who wrote it. */
export type ReviewWithModerator = Awaited<ReturnType<ReturnType<typeof moderationRepository>['listOf']>>[number]

export function moderationRepository({ db, change }: StoreContext) {
  function withModerators(model: ModeratedModel) {
    return db
      .selectFrom('moderation_reviews')
      .innerJoin('users', 'users.id', 'moderation_reviews.moderator_id')
      .selectAll('moderation_reviews')
      .select(['users.email', 'users.first_name', 'users.last_name'])
      .where('moderated_item_type', '=', model)
      .orderBy('moderation_reviews.id', 'desc')
  }

  return {
    /** All reviews of some cards or dashboards, newest first. */
    listOf: (model: ModeratedModel, ids: readonly number[]) =>
      inChunks(ids, (some) => withModerators(model).where('moderated_item_id', 'in', some).execute()),

    /** Adds a review, which is now the one that counts. Gives its id. */
    add: (review: Omit<NewRow<'moderation_reviews'>, 'most_recent'>): Promise<number> =>
      change('content', async (db) => {
        const { moderated_item_type, moderated_item_id, updated_at } = review
        await db
          .updateTable('moderation_reviews')
          .set({ most_recent: false, updated_at })
          .where('moderated_item_type', '=', moderated_item_type)
          .where('moderated_item_id', '=', moderated_item_id)
          .where('most_recent', '=', true)
          .execute()
        const { id } = await db
          .insertInto('moderation_reviews')
          .values({ ...review, most_recent: true })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    deleteOf: (model: ModeratedModel, ids: readonly number[]) =>
      change('content', (db) =>
        inChunks(ids, (some) =>
          db
            .deleteFrom('moderation_reviews')
            .where('moderated_item_type', '=', model)
            .where('moderated_item_id', 'in', some)
            .execute(),
        ),
      ),
  }
}
