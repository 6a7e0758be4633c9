/** Sessions, by the hash of the id that the client holds. */
import type { FactorKind } from '@querent/contract'
import type { ExpressionBuilder } from 'kysely'
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Schema } from '../../schema.ts'
import { countFactors } from './second-factors.ts'

export function sessionRepository({ db, change }: StoreContext) {
  return {
    /** The session with its user and the user's memberships; undefined when the user is not active. */
    async findWithUser(keyHash: string) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.key_hash', 'sessions.created_at', 'sessions.last_active_at', 'sessions.anti_csrf_token'])
        .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.is_superuser'])
        .select(['users.type', 'users.locale', 'sessions.signed_in_with'])
        .select((e) => countFactors(e, e.ref('users.id')).as('factors'))
        .where('sessions.key_hash', '=', keyHash)
        .where('users.is_active', '=', true)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const memberships = await db
        .selectFrom('memberships')
        .select(['group_id', 'is_group_manager'])
        .where('user_id', '=', row.id)
        .execute()
      return { ...row, memberships, has_second_factor: Number(row.factors) > 0 }
    },

    async create(session: NewRow<'sessions'>): Promise<void> {
      await db.insertInto('sessions').values(session).execute()
    },

    /** When the session was last used, as far as it was written. */
    async lastActiveAt(keyHash: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('sessions')
        .select('last_active_at')
        .where('key_hash', '=', keyHash)
        .executeTakeFirst()
      return row?.last_active_at
    },

    async noteActivity(keyHash: string, time: string): Promise<void> {
      await db.updateTable('sessions').set({ last_active_at: time }).where('key_hash', '=', keyHash).execute()
    },

    /** Those of a user that began after an ISO time, with what the login was made with; the one used last comes first. */
    list: (userId: number, startedAfter: string) =>
      db
        .selectFrom('sessions')
        .leftJoin('login_history', (join) =>
          join
            .onRef('login_history.session_key_hash', '=', 'sessions.key_hash')
            .onRef('login_history.user_id', '=', 'sessions.user_id'),
        )
        .select(['sessions.key_hash', 'sessions.created_at', 'sessions.last_active_at', 'sessions.signed_in_with'])
        .select(['login_history.device_description', 'login_history.ip_address'])
        .where('sessions.user_id', '=', userId)
        .where('sessions.created_at', '>', startedAfter)
        .orderBy('sessions.last_active_at', 'desc')
        .orderBy('sessions.created_at', 'desc')
        .execute(),

    /**
     * Ends every session of a user, but for the one that may be named. Those that are not stored, as while a disk is full,
     * end because the user has changed.
     */
    async deleteOfUser(userId: number, exceptKeyHash = ''): Promise<void> {
      await change('identity', async (db) => {
        await db.deleteFrom('sessions').where('user_id', '=', userId).where('key_hash', '<>', exceptKeyHash).execute()
        await db.updateTable('users').set({ updated_at: new Date().toISOString() }).where('id', '=', userId).execute()
      })
    },

    /** Notes the second factor that somebody set up in a session which was started with a password alone. */
    async addFactor(keyHash: string, kind: FactorKind): Promise<void> {
      await change('identity', (db) =>
        db
          .updateTable('sessions')
          .set({ signed_in_with: kind })
          .where('key_hash', '=', keyHash)
          .where(withPasswordAlone)
          .execute(),
      )
    },

    /** Ends the user's sessions that were started with a password alone, but for one. */
    async deleteWithPasswordAlone(userId: number, exceptKeyHash: string): Promise<void> {
      await change('identity', (db) =>
        db
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('key_hash', '!=', exceptKeyHash)
          .where(withPasswordAlone)
          .execute(),
      )
    },

    /** Removes a user's sessions that began before a time; nobody can use them any more. */
    async deleteStartedBefore(userId: number, time: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('created_at', '<', time).execute()
    },

    /** Removes some of the sessions that began before an ISO time; gives their number. */
    deleteOlder: (before: string) =>
      deleteOlder(db, { table: 'sessions', key: 'key_hash', time: 'created_at' }, before),

    /** True when there was such a session. */
    async delete(keyHash: string): Promise<boolean> {
      return change('identity', async (db) => {
        const { numDeletedRows } = await db.deleteFrom('sessions').where('key_hash', '=', keyHash).executeTakeFirst()
        return numDeletedRows > 0n
      })
    },
  }
}

/** Older ones do not say what they were started with: there was nothing but passwords. */
function withPasswordAlone(e: ExpressionBuilder<Schema, 'sessions'>) {
  return e.or([e('signed_in_with', 'is', null), e('signed_in_with', '=', 'password')])
}
