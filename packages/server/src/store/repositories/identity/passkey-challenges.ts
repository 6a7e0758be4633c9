/** Challenges that authenticators sign, each of them once. */
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { ChallengePurpose, NewRow } from '../../schema.ts'

export function passkeyChallengeRepository({ db }: StoreContext) {
  return {
    async add(challenge: NewRow<'passkey_challenges'>): Promise<void> {
      await db.insertInto('passkey_challenges').values(challenge).execute()
    },

    /** Takes one away that was made between two times, for anybody or for this user; true for the one caller that did. */
    async consume(
      challenge: string,
      { purpose, userId, since, until }: { purpose: ChallengePurpose; userId: number; since: string; until: string },
    ): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where((e) => e.or([e('user_id', 'is', null), e('user_id', '=', userId)]))
        .where('created_at', '>', since)
        .where('created_at', '<=', until)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Removes some of those from before an ISO time; gives their number. */
    deleteOlder: (before: string) =>
      deleteOlder(db, { table: 'passkey_challenges', key: 'challenge', time: 'created_at' }, before),
  }
}
