/** Addresses that people had, by the hash of the token that brings one back. */
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow } from '../../schema.ts'

export function addressChangeRepository({ db }: StoreContext) {
  return {
    async add(change: NewRow<'address_changes'>): Promise<void> {
      await db.insertInto('address_changes').values(change).execute()
    },

    find: (tokenHash: string) =>
      db.selectFrom('address_changes').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),

    /** Whether somebody else can still have the address back. */
    async isHeld(email: string, exceptUserId: number, since: string): Promise<boolean> {
      const row = await db
        .selectFrom('address_changes')
        .select('id')
        .where('old_email', '=', email.toLowerCase())
        .where('user_id', '<>', exceptUserId)
        .where('created_at', '>', since)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Forgets a change and those that the user made after it; true for the one caller that did. */
    async consume({ id, user_id }: { id: number; user_id: number }): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('address_changes').where('id', '=', id).executeTakeFirst()
      await db.deleteFrom('address_changes').where('user_id', '=', user_id).where('id', '>', id).execute()
      return numDeletedRows > 0n
    },

    /** Removes some of those from before an ISO time; gives their number. */
    deleteOlder: (before: string) =>
      deleteOlder(db, { table: 'address_changes', key: 'id', time: 'created_at' }, before),
  }
}
