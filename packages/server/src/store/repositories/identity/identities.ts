/** Who people are at providers of identities: a provider never gives the same subject to another person. */
import type { StoreContext } from '../../context.ts'

export interface ForeignIdentity {
  issuer: string
  subject: string
}

export function identityRepository({ db }: StoreContext) {
  return {
    async findUserId({ issuer, subject }: ForeignIdentity): Promise<number | undefined> {
      const row = await db
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.user_id
    },

    /** The only one that the user has at this provider from now on. */
    async assign(userId: number, { issuer, subject }: ForeignIdentity): Promise<void> {
      await db.deleteFrom('identities').where('user_id', '=', userId).where('issuer', '=', issuer).execute()
      await db.insertInto('identities').values({ user_id: userId, issuer, subject }).execute()
    },
  }
}
