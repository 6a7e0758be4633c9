/** Second factors: one-time passwords, whose secrets are encrypted here, and passkeys. */
import type { FactorKind, Paging } from '@querent/contract'
import type { Expression, ExpressionBuilder } from 'kysely'
import type { StoreContext } from '../../context.ts'
import type { Row, Schema } from '../../schema.ts'
import type { Secrets } from '../../secrets/secrets.ts'

export type SecondFactorRow = Pick<Row<'second_factors'>, (typeof SHOWN)[number]>

export interface TotpRow {
  id: number
  name: string
  created_at: string
  /** In base32; undefined when it cannot be read with the server's key. */
  secret: string | undefined
  last_step: number | null
}

export interface PasskeyRow {
  id: number
  user_id: number
  credential_id: string
  public_key: string
  sign_count: number
  transports: string[]
}

interface NewTotp {
  user_id: number
  name: string
  created_at: string
  /** In base32. */
  secret: string
}
type NewPasskey = Omit<PasskeyRow, 'id'> & { name: string; created_at: string }

const SHOWN = ['id', 'kind', 'name', 'created_at', 'last_used_at'] as const

/** Ids of the user's factors that count. */
function factorsThatCount(e: ExpressionBuilder<Schema, keyof Schema>, userId: Expression<number>) {
  return e
    .selectFrom('second_factors')
    .select('second_factors.id')
    .where('second_factors.user_id', '=', userId)
    .where('second_factors.confirmed_at', 'is not', null)
}

/** How many factors of the user count. */
export function countFactors(e: ExpressionBuilder<Schema, keyof Schema>, userId: Expression<number>) {
  return factorsThatCount(e, userId)
    .clearSelect()
    .select((f) => f.fn.countAll<number>().as('count'))
}

export function secondFactorRepository({ db, secrets, change }: StoreContext) {
  const ofUser = (userId: number) => db.selectFrom('second_factors').where('user_id', '=', userId)
  const confirmed = (userId: number) => ofUser(userId).where('confirmed_at', 'is not', null)

  return {
    /** The user's factors that count, the oldest first. */
    list: (userId: number): Promise<SecondFactorRow[]> => confirmed(userId).select(SHOWN).orderBy('id').execute(),

    /** Which kinds of factors the user has. */
    async kinds(userId: number): Promise<FactorKind[]> {
      const rows = await confirmed(userId).select('kind').distinct().orderBy('kind', 'desc').execute()
      return rows.map(({ kind }) => kind)
    },

    /** The user's one-time passwords that count. */
    async totps(userId: number): Promise<TotpRow[]> {
      const rows = await confirmed(userId).selectAll().where('kind', '=', 'totp').execute()
      return rows.map((row) => openTotp(row, secrets))
    },

    /** A one-time password that does not count yet. */
    async findPending(userId: number, id: number): Promise<TotpRow | undefined> {
      const row = await ofUser(userId)
        .selectAll()
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      return row === undefined ? undefined : openTotp(row, secrets)
    },

    /** Puts a one-time password that does not count yet in place of an earlier one; gives its id. */
    async addPending({ secret, ...totp }: NewTotp): Promise<number> {
      await db
        .deleteFrom('second_factors')
        .where('user_id', '=', totp.user_id)
        .where('confirmed_at', 'is', null)
        .execute()
      const { id } = await db
        .insertInto('second_factors')
        .values({ ...BLANK, ...totp, kind: 'totp', secret: secrets.encrypt(secret) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Has a one-time password count from now on; true for the one caller that did. */
    async confirm(id: number, lastStep: number, time: string): Promise<boolean> {
      return change('identity', async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('second_factors')
          .set({ confirmed_at: time, last_step: lastStep })
          .where('id', '=', id)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      })
    },

    /** Notes that the code of a time step was given; true for the one caller that gives one of this step or a later one first. */
    async acceptStep(id: number, { step, bound }: { step: number; bound: number }, time: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('second_factors')
        .set({ last_step: step, last_used_at: time })
        .where('id', '=', id)
        .where((e) => e.or([e('last_step', 'is', null), e('last_step', '<', step), e('last_step', '>', bound)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    passkeys: (userId: number): Promise<PasskeyRow[]> =>
      confirmed(userId)
        .selectAll()
        .where('kind', '=', 'passkey')
        .execute()
        .then((rows) => rows.map(toPasskey)),

    async findPasskey(credentialId: string): Promise<PasskeyRow | undefined> {
      const row = await db
        .selectFrom('second_factors')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst()
      return row === undefined ? undefined : toPasskey(row)
    },

    async addPasskey(passkey: NewPasskey): Promise<number> {
      const { id } = await change('identity', (db) =>
        db
          .insertInto('second_factors')
          .values({ ...BLANK, ...passkey, kind: 'passkey', confirmed_at: passkey.created_at })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      return id
    },

    /** Notes that a passkey has signed; true unless another caller noted the same count or a higher one first. */
    async acceptCount(
      id: number,
      { before, after }: { before: number; after: number },
      time: string,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('second_factors')
        .set({ sign_count: after, last_used_at: time })
        .where('id', '=', id)
        .where('sign_count', '=', before)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Active people of whom no factor counts, and how many they are. */
    async peopleWithout(page: Paging | undefined) {
      const people = db
        .selectFrom('users')
        .where('users.type', '=', 'personal')
        .where('users.is_active', '=', true)
        .where((e) => e.not(e.exists(factorsThatCount(e, e.ref('users.id')))))
      const { count } = await people.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      const all = people
        .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.last_login'])
        .orderBy('users.email')
      const rows = await (page === undefined ? all : all.limit(page.limit).offset(page.offset)).execute()
      return { rows, count }
    },

    /** True when the user has such a factor. */
    async rename(userId: number, id: number, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('second_factors')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async delete(id: number): Promise<void> {
      await change('identity', (db) => db.deleteFrom('second_factors').where('id', '=', id).execute())
    },

    /** Removes those that a user has added since an ISO time, also those that do not count yet. */
    async deleteSince(userId: number, since: string): Promise<void> {
      await change('identity', (db) =>
        db.deleteFrom('second_factors').where('user_id', '=', userId).where('created_at', '>=', since).execute(),
      )
    },

    /** Removes all of a user's, also those that do not count yet. */
    async deleteOfUser(userId: number): Promise<void> {
      await change('identity', (db) => db.deleteFrom('second_factors').where('user_id', '=', userId).execute())
    },
  }
}

const BLANK = {
  confirmed_at: null,
  last_used_at: null,
  secret: null,
  last_step: null,
  credential_id: null,
  public_key: null,
  sign_count: null,
  transports: null,
}

function openTotp({ id, name, created_at, secret, last_step }: Row<'second_factors'>, secrets: Secrets): TotpRow {
  return { id, name, created_at, secret: decrypt(secrets, secret ?? ''), last_step }
}

function decrypt(secrets: Secrets, text: string): string | undefined {
  try {
    return secrets.decrypt(text)
  } catch {
    return undefined
  }
}

function toPasskey(row: Row<'second_factors'>): PasskeyRow {
  const { id, user_id, credential_id, public_key, sign_count, transports } = row
  return {
    id,
    user_id,
    credential_id: credential_id ?? '',
    public_key: public_key ?? '',
    sign_count: sign_count ?? 0,
    transports: transports ?? [],
  }
}
