/** Codes that each stand in for a second factor once, by their hashes. */
import type { StoreContext } from '../../context.ts'

export function recoveryCodeRepository({ db }: StoreContext) {
  return {
    /** How many the user has left. */
    async count(userId: number): Promise<number> {
      const { count } = await db
        .selectFrom('recovery_codes')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return count
    },

    /** Puts new ones in place of those that the user has. */
    async replace(userId: number, hashes: readonly string[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      if (hashes.length === 0) return
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
        .execute()
    },

    /** Takes a code away; true for the one caller that did. */
    async consume(userId: number, hash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
