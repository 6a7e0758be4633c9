/** Users and what the login needs of them. */
import type { Paging } from '@querent/contract'
import { sql } from 'kysely'
import { inChunks } from '../../batches.ts'
import { containing } from '../../contains.ts'
import { newEntityId } from '../../entity-id.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'
import { nullsLast } from './nulls-last.ts'

export type UserRow = Row<'users'>
type NewUser = Pick<NewRow<'users'>, 'email' | 'type' | 'date_joined'> & Partial<NewRow<'users'>>

export interface UserFilter {
  status: 'active' | 'deactivated' | 'all'
  /** Part of a name, of both together, or of the address, in any case. */
  search?: string
  groupId?: number
  /** Only this user, and members of these groups. */
  around?: { userId: number; groupIds: readonly number[] }
  order: 'first_name' | 'last_name'
}

export function userRepository({ db, change }: StoreContext) {
  function filtered({ status, search, groupId, around }: UserFilter) {
    let query = db.selectFrom('users').where('users.type', '=', 'personal')
    if (status !== 'all') query = query.where('users.is_active', '=', status === 'active')
    if (groupId !== undefined) {
      query = query.where('users.id', 'in', (e) =>
        e.selectFrom('memberships').select('user_id').where('group_id', '=', groupId),
      )
    }
    if (around !== undefined) {
      const { userId, groupIds } = around
      query = query.where((e) =>
        e.or([
          e('users.id', '=', userId),
          ...(groupIds.length === 0
            ? []
            : [e('users.id', 'in', e.selectFrom('memberships').select('user_id').where('group_id', 'in', groupIds))]),
        ]),
      )
    }
    if (search === undefined) return query
    const texts = [sql.ref('users.email'), sql`coalesce(users.first_name, '') || ' ' || coalesce(users.last_name, '')`]
    return query.where((e) => e.or(texts.flatMap((text) => containing(text, search))))
  }

  return {
    /**
     * Makes every other change of users, groups and keys wait until this transaction ends, so that what was checked
     * before a write still holds when it happens.
     */
    lock: () => change('identity', async () => {}),

    find: (id: number) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    findMany: (ids: readonly number[]): Promise<UserRow[]> =>
      inChunks(ids, (some) => db.selectFrom('users').selectAll().where('id', 'in', some).execute()),

    /** Administrators who can sign in. */
    administrators: (): Promise<UserRow[]> =>
      db
        .selectFrom('users')
        .selectAll()
        .where('is_superuser', '=', true)
        .where('is_active', '=', true)
        .where('type', '=', 'personal')
        .orderBy('id')
        .execute(),

    /** Id of the administrator who has been here longest; undefined without any. */
    async firstAdministrator(): Promise<number | undefined> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('is_superuser', '=', true)
        .where('is_active', '=', true)
        .where('type', '=', 'personal')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },

    /** Addresses are kept in lower case. */
    findByEmail: (email: string) =>
      db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst(),

    findByEmails: (emails: readonly string[]): Promise<UserRow[]> =>
      inChunks(
        emails.map((email) => email.toLowerCase()),
        (some) => db.selectFrom('users').selectAll().where('email', 'in', some).execute(),
      ),

    /** One page of people; all when there is no page. */
    list(filter: UserFilter, page: Paging | undefined): Promise<UserRow[]> {
      const other = filter.order === 'first_name' ? 'last_name' : 'first_name'
      const query = filtered(filter)
        .selectAll('users')
        .orderBy((e) => e.fn<string>('lower', [`users.${filter.order}`]), nullsLast)
        .orderBy((e) => e.fn<string>('lower', [`users.${other}`]), nullsLast)
        .orderBy('users.id')
      return page === undefined ? query.execute() : query.limit(page.limit).offset(page.offset).execute()
    },

    /** Addresses of the active members of groups. */
    async addressesOfGroups(groupIds: readonly number[]): Promise<string[]> {
      if (groupIds.length === 0) return []
      const rows = await db
        .selectFrom('users')
        .innerJoin('memberships', 'memberships.user_id', 'users.id')
        .select('users.email')
        .distinct()
        .where('memberships.group_id', 'in', groupIds)
        .where('users.is_active', '=', true)
        .where('users.type', '=', 'personal')
        .orderBy('users.email')
        .execute()
      return rows.map(({ email }) => email)
    },

    async countFiltered(filter: UserFilter): Promise<number> {
      const { count } = await filtered(filter)
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Number of people, active or not. */
    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('users')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('type', '=', 'personal')
        .executeTakeFirstOrThrow()
      return count
    },

    /** When the first person joined. */
    async firstJoined(): Promise<string | undefined> {
      const row = await db
        .selectFrom('users')
        .select((e) => e.fn.min('date_joined').as('date_joined'))
        .where('type', '=', 'personal')
        .executeTakeFirst()
      return row?.date_joined ?? undefined
    },

    async countActiveAdmins(): Promise<number> {
      const { count } = await db
        .selectFrom('users')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('type', '=', 'personal')
        .where('is_superuser', '=', true)
        .where('is_active', '=', true)
        .executeTakeFirstOrThrow()
      return count
    },

    async create(user: NewUser): Promise<UserRow> {
      return change('identity', async (db) => {
        const blank = {
          first_name: null,
          last_name: null,
          password: null,
          last_login: null,
          sso_source: null,
          login_attributes: null,
          jwt_attributes: null,
          locale: null,
          reset_token: null,
          reset_triggered: null,
          settings: null,
        }
        return db
          .insertInto('users')
          .values({
            ...blank,
            ...user,
            email: user.email.toLowerCase(),
            updated_at: user.date_joined,
            entity_id: newEntityId(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      })
    },

    /** Takes the token away; true for the one caller that did. */
    async consumeResetToken(id: number, tokenHash: string): Promise<boolean> {
      return change('identity', async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('users')
          .set({ reset_token: null, reset_triggered: null })
          .where('id', '=', id)
          .where('reset_token', '=', tokenHash)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      })
    },

    async update(id: number, changes: RowChanges<'users'>): Promise<void> {
      await change('identity', (db) => db.updateTable('users').set(changes).where('id', '=', id).execute())
    },
  }
}
