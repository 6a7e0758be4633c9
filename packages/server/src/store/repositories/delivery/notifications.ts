/** Subscriptions and alerts, with their schedules, handlers and recipients. */
import type { ExpressionBuilder, SqlBool, Expression } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import { newEntityId } from '../../entity-id.ts'
import type { NewRow, Row, RowChanges, Schema } from '../../schema.ts'

type NotificationRow = Row<'notifications'>
export type NotificationSchedule = Row<'notification_schedules'>

/** A recipient; of a user, with name and address. */
export type NotificationRecipient = Row<'notification_recipients'> & {
  email: string | null
  first_name: string | null
  last_name: string | null
  is_active: boolean | null
}

export interface NotificationHandler extends Row<'notification_handlers'> {
  recipients: NotificationRecipient[]
}

export interface Notification extends NotificationRow {
  schedules: NotificationSchedule[]
  handlers: NotificationHandler[]
}

/** What narrows a list; of undefined parts, all. */
export interface NotificationFilter {
  payload_type?: NotificationRow['payload_type'] | undefined
  active?: boolean | undefined
  card_id?: number | undefined
  dashboard_id?: number | undefined
  creator_id?: number | undefined
  /** Somebody who receives it, as a user or in a group. */
  recipient_id?: number | undefined
  /** The two together. */
  creator_or_recipient_id?: number | undefined
  /** Only those whose owner was deactivated: active ones, and those that the server has stopped. */
  orphaned?: boolean | undefined
}

export function notificationRepository({ db, change }: StoreContext) {
  async function withParts(rows: readonly NotificationRow[]): Promise<Notification[]> {
    const ids = rows.map(({ id }) => id)
    const schedules = await inChunks(ids, (some) =>
      db.selectFrom('notification_schedules').selectAll().where('notification_id', 'in', some).orderBy('id').execute(),
    )
    const handlers = await inChunks(ids, (some) =>
      db.selectFrom('notification_handlers').selectAll().where('notification_id', 'in', some).orderBy('id').execute(),
    )
    const recipients = await inChunks(
      handlers.map(({ id }) => id),
      (some) =>
        db
          .selectFrom('notification_recipients')
          .leftJoin('users', 'users.id', 'notification_recipients.user_id')
          .selectAll('notification_recipients')
          .select(['users.email', 'users.first_name', 'users.last_name', 'users.is_active'])
          .where('handler_id', 'in', some)
          .where('left_at', 'is', null)
          .orderBy('notification_recipients.id')
          .execute(),
    )
    const recipientsOf = Map.groupBy(recipients, ({ handler_id }) => handler_id)
    const handlersOf = Map.groupBy(handlers, ({ notification_id }) => notification_id)
    const schedulesOf = Map.groupBy(schedules, ({ notification_id }) => notification_id)
    return rows.map((row) => ({
      ...row,
      schedules: schedulesOf.get(row.id) ?? [],
      handlers: (handlersOf.get(row.id) ?? []).map((one) => ({ ...one, recipients: recipientsOf.get(one.id) ?? [] })),
    }))
  }

  return {
    async find(id: number): Promise<Notification | undefined> {
      const row = await db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()
      return row && (await withParts([row]))[0]
    },

    /** The oldest first. */
    async list(filter: NotificationFilter): Promise<Notification[]> {
      let query = db.selectFrom('notifications').selectAll().orderBy('id')
      for (const key of ['payload_type', 'active', 'card_id', 'dashboard_id', 'creator_id'] as const) {
        const value = filter[key]
        if (value !== undefined) query = query.where(key, '=', value)
      }
      const { recipient_id, creator_or_recipient_id: person } = filter
      if (filter.orphaned === true) query = query.where(isOrphaned)
      if (recipient_id !== undefined) query = query.where((e) => isReceivedBy(e, recipient_id))
      if (person !== undefined)
        query = query.where((e) => e.or([e('creator_id', '=', person), isReceivedBy(e, person)]))
      return withParts(await query.execute())
    },

    async create(row: Omit<NewRow<'notifications'>, 'entity_id'>): Promise<number> {
      return change('content', async (db) => {
        const values = { ...row, entity_id: newEntityId() }
        return (await db.insertInto('notifications').values(values).returning('id').executeTakeFirstOrThrow()).id
      })
    },

    async update(id: number, changes: RowChanges<'notifications'>): Promise<void> {
      await change('content', (db) => db.updateTable('notifications').set(changes).where('id', '=', id).execute())
    },

    async delete(id: number): Promise<void> {
      await change('content', (db) => db.deleteFrom('notifications').where('id', '=', id).execute())
    },

    ...handlers(db),

    async addSchedule(row: NewRow<'notification_schedules'>): Promise<void> {
      await db.insertInto('notification_schedules').values(row).execute()
    },

    async updateSchedule(id: number, changes: RowChanges<'notification_schedules'>): Promise<void> {
      await db.updateTable('notification_schedules').set(changes).where('id', '=', id).execute()
    },

    async deleteSchedules(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await db.deleteFrom('notification_schedules').where('id', 'in', ids).execute()
    },

    /** Who had left and is added again has nothing to come back to. */
    async addRecipients(rows: readonly NewRow<'notification_recipients'>[]): Promise<void> {
      if (rows.length === 0) return
      await forgetLeft(db, rows)
      await db.insertInto('notification_recipients').values(rows).execute()
    },

    /** @param leftAt When they left by the link of a mail; null for those that come back. */
    async setLeft(ids: readonly number[], leftAt: string | null): Promise<void> {
      if (ids.length === 0) return
      await db.updateTable('notification_recipients').set({ left_at: leftAt }).where('id', 'in', ids).execute()
    },

    /** Ids of those that have left by the link of a mail with this address. */
    async leftBy(id: number, address: string): Promise<number[]> {
      const rows = await db
        .selectFrom('notification_recipients')
        .select(['id', 'address'])
        .where('notification_id', '=', id)
        .where('left_at', 'is not', null)
        .execute()
      return rows.filter((row) => row.address?.toLowerCase() === address.toLowerCase()).map((row) => row.id)
    },

    async deleteRecipients(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await db.deleteFrom('notification_recipients').where('id', 'in', ids).execute()
    },
  }
}

/** Channels with their recipients. */
function handlers(db: StoreContext['db']) {
  return {
    async addHandler(row: Omit<NewRow<'notification_handlers'>, 'entity_id'>): Promise<number> {
      const values = { ...row, entity_id: newEntityId() }
      return (await db.insertInto('notification_handlers').values(values).returning('id').executeTakeFirstOrThrow()).id
    },

    /** The notification that a handler belongs to. */
    async ofHandler(id: number): Promise<number | undefined> {
      const rows = db.selectFrom('notification_handlers').select('notification_id').where('id', '=', id)
      return (await rows.executeTakeFirst())?.notification_id
    },

    async updateHandler(id: number, changes: RowChanges<'notification_handlers'>): Promise<void> {
      await db.updateTable('notification_handlers').set(changes).where('id', '=', id).execute()
    },

    async deleteHandlers(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await db.deleteFrom('notification_handlers').where('id', 'in', ids).execute()
    },

    /** Those of a channel that was switched off. @returns ids of the notifications that had them. */
    async deleteHandlersOfChannel(channelId: number): Promise<number[]> {
      const gone = db.deleteFrom('notification_handlers').where('channel_id', '=', channelId)
      const rows = await gone.returning('notification_id').execute()
      return [...new Set(rows.map((row) => row.notification_id))]
    },
  }
}

/** Takes out addresses that have left, and are added. */
async function forgetLeft(db: StoreContext['db'], rows: readonly NewRow<'notification_recipients'>[]): Promise<void> {
  const keyOf = (row: { notification_id: number; address?: string | null | undefined }) =>
    `${row.notification_id} ${row.address?.toLowerCase()}`
  const added = new Set(rows.map(keyOf))
  const left = await db
    .selectFrom('notification_recipients')
    .select(['id', 'notification_id', 'address'])
    .where('notification_id', 'in', [...new Set(rows.map((row) => row.notification_id))])
    .where('left_at', 'is not', null)
    .execute()
  const ids = left.filter((row) => added.has(keyOf(row))).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('notification_recipients').where('id', 'in', ids).execute()
}

function isOrphaned(e: ExpressionBuilder<Schema, 'notifications'>): Expression<SqlBool> {
  const gone = e.selectFrom('users').select('id').where('is_active', '=', false)
  return e.and([e('creator_id', 'in', gone), e.or([e('active', '=', e.val(true)), e('stop_reason', 'is not', null)])])
}

function isReceivedBy(e: ExpressionBuilder<Schema, 'notifications'>, userId: number): Expression<SqlBool> {
  const groups = e.selectFrom('memberships').select('group_id').where('user_id', '=', userId)
  return e.exists(
    e
      .selectFrom('notification_recipients as r')
      .select('r.id')
      .whereRef('r.notification_id', '=', 'notifications.id')
      .where((inner) => inner.or([inner('r.user_id', '=', userId), inner('r.permissions_group_id', 'in', groups)])),
  )
}
