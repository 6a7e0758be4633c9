/** What users have marked for quick access, each in their own order. */
import type { BookmarkModel } from '@querent/contract'
import { inChunks, updateRows } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { Row } from '../../schema.ts'

export type BookmarkRow = Row<'bookmarks'>
/** What a bookmark points to. */
export interface BookmarkTarget {
  type: BookmarkModel
  item_id: number
}

export function bookmarkRepository({ db }: StoreContext) {
  return {
    /** The saved order first, then newest first. */
    async listOf(userId: number): Promise<BookmarkRow[]> {
      const rows = await db.selectFrom('bookmarks').selectAll().where('user_id', '=', userId).execute()
      return rows.sort((a, b) => (a.ordering ?? Infinity) - (b.ordering ?? Infinity) || b.id - a.id)
    },

    /** Undefined when the user has marked it already. */
    create: (userId: number, { type, item_id }: BookmarkTarget, created_at: string) =>
      db
        .insertInto('bookmarks')
        .values({ user_id: userId, type, item_id, ordering: null, created_at })
        .onConflict((conflict) => conflict.columns(['user_id', 'type', 'item_id']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    async delete(userId: number, { type, item_id }: BookmarkTarget): Promise<void> {
      await db
        .deleteFrom('bookmarks')
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .where('item_id', '=', item_id)
        .execute()
    },

    /** Gives the user's bookmarks this order; those that are not named come after them. Call it in a transaction. */
    async reorder(userId: number, order: readonly BookmarkTarget[]): Promise<void> {
      const place = new Map(order.map(({ type, item_id }, index) => [`${type} ${item_id}`, index]))
      const rows = await db
        .selectFrom('bookmarks')
        .select(['id', 'type', 'item_id'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      const ordering = ({ type, item_id }: BookmarkTarget) => place.get(`${type} ${item_id}`) ?? null
      const updates = rows.map(({ id, ...target }) => ({ id, ordering: ordering(target) }))
      // One that is deleted meanwhile stays away: it is changed, not written anew.
      await updateRows(db, 'bookmarks', updates)
    },

    /** Forgets what points to content that is deleted. */
    async deleteTargets(type: BookmarkModel, itemIds: readonly number[]): Promise<void> {
      await inChunks(itemIds, (some) =>
        db.deleteFrom('bookmarks').where('type', '=', type).where('item_id', 'in', some).execute(),
      )
    },
  }
}
