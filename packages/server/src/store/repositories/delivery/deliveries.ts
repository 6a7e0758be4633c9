/** What was due and what became of it: one row per time and notification, and one per message of it. */
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'
import { deliveryLog } from './delivery-log.ts'
import { deliveryTries } from './delivery-tries.ts'

export type DeliveryRow = Row<'deliveries'>
export type DeliveryMessageRow = Row<'delivery_messages'>

export function deliveryRepository(context: StoreContext) {
  const { db } = context
  return {
    ...deliveryLog(context),
    ...deliveryTries(context),

    /** Schedules whose time has come, the earliest first, each with who it is for. */
    dueSchedules: (now: string, limit: number) =>
      db
        .selectFrom('notification_schedules as s')
        .select(['s.id', 's.notification_id', 's.handler_id', 's.cron_schedule', 's.next_at'])
        .where('s.next_at', '<=', now)
        .orderBy('s.next_at')
        .orderBy('s.id')
        .limit(limit)
        .execute(),

    /** Schedules whose next time was worked out in another zone, or later than an ISO time. */
    schedulesElsewhere: ({ zone, latest }: { zone: string; latest: string }, limit: number) =>
      db
        .selectFrom('notification_schedules')
        .select(['id', 'cron_schedule'])
        .where((e) => e.or([e('time_zone', '<>', zone), e('worked_out_at', '>', latest)]))
        .where('next_at', 'is not', null)
        .limit(limit)
        .execute(),

    /** When the next schedule is due; null when none is. */
    async nextDue(): Promise<string | null> {
      const row = await db
        .selectFrom('notification_schedules')
        .select((e) => e.fn.min('next_at').as('next_at'))
        .executeTakeFirst()
      return row?.next_at ?? null
    },

    /** Adds a delivery; undefined when there is one already for this schedule and time. */
    async add(row: NewRow<'deliveries'>): Promise<number | undefined> {
      const added = await db
        .insertInto('deliveries')
        .values(row)
        .onConflict((conflict) => conflict.columns(['schedule_id', 'due_at']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return added?.id
    },

    /** Whether the schedule was due after a time and up to another one. */
    async hasBetween(scheduleId: number, { after, upTo }: { after: string; upTo: string }): Promise<boolean> {
      const row = await db
        .selectFrom('deliveries')
        .select('id')
        .where('schedule_id', '=', scheduleId)
        .where('due_at', '>', after)
        .where('due_at', '<=', upTo)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** What became of the last time of a schedule before another one. */
    async stateBefore(scheduleId: number, before: string): Promise<DeliveryRow['state'] | undefined> {
      const row = await db
        .selectFrom('deliveries')
        .select('state')
        .where('schedule_id', '=', scheduleId)
        .where('due_at', '<', before)
        .orderBy('due_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.state
    },

    find: (id: number) => db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst(),

    async update(id: number, changes: RowChanges<'deliveries'>): Promise<void> {
      await db.updateTable('deliveries').set(changes).where('id', '=', id).execute()
    },

    /** The delivery, which no other change touches until this one ends. */
    lock: (id: number) =>
      db
        .updateTable('deliveries')
        .set((e) => ({ tries: e.ref('tries') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    messages: (deliveryIds: readonly number[]) =>
      deliveryIds.length === 0
        ? Promise.resolve<DeliveryMessageRow[]>([])
        : db
            .selectFrom('delivery_messages')
            .selectAll()
            .where('delivery_id', 'in', deliveryIds)
            .orderBy('id')
            .execute(),

    /** The latest messages of a notification from before a delivery, the last one first. */
    earlierMessages: (notificationId: number, deliveryId: number, limit: number) =>
      db
        .selectFrom('delivery_messages as m')
        .innerJoin('deliveries as d', 'd.id', 'm.delivery_id')
        .select(['m.recipients', 'm.error', 'm.causes'])
        .where('d.notification_id', '=', notificationId)
        .where('d.id', '<', deliveryId)
        .orderBy('m.id', 'desc')
        .limit(limit)
        .execute(),

    async addMessages(rows: readonly NewRow<'delivery_messages'>[]): Promise<void> {
      if (rows.length > 0) await db.insertInto('delivery_messages').values(rows).execute()
    },

    async updateMessage(id: number, changes: RowChanges<'delivery_messages'>): Promise<void> {
      await db.updateTable('delivery_messages').set(changes).where('id', '=', id).execute()
    },

    async updateMessages(ids: readonly number[], changes: RowChanges<'delivery_messages'>): Promise<void> {
      if (ids.length > 0) await db.updateTable('delivery_messages').set(changes).where('id', 'in', ids).execute()
    },

    /** Gives up those of the messages that have not ended. */
    async failOpen(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .updateTable('delivery_messages')
        .set({ state: 'failed' })
        .where('id', 'in', ids)
        .where('state', 'not in', ['sent', 'failed'])
        .execute()
    },

    /**
     * Has those of the deliveries that may be tried again due at once, and their messages that were not taken, also those of
     * single recipients. @returns which.
     */
    async revive(ids: readonly number[], time: string): Promise<number[]> {
      const revived = await db
        .updateTable('deliveries')
        .set({ state: 'waiting', tries: 0, next_try_at: time, ended_at: null })
        .where('id', 'in', ids)
        .where('state', 'in', ['waiting', 'failed'])
        .returning('id')
        .execute()
      const found = revived.map(({ id }) => id)
      if (found.length === 0) return []
      await db
        .updateTable('delivery_messages')
        .set({ state: 'due', tries: 0, next_try_at: time })
        .where('delivery_id', 'in', found)
        .where('state', 'in', ['waiting', 'failed'])
        .execute()
      return found
    },

    /** The last outcome of a notification up to a time; that of the time `except` does not count. */
    lastOutcome: (notificationId: number, { upTo, except }: { upTo: string; except: string }) =>
      db
        .selectFrom('notification_outcomes')
        .selectAll()
        .where('notification_id', '=', notificationId)
        .where('at', '<=', upTo)
        .where('at', '<>', except)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async addOutcome(row: NewRow<'notification_outcomes'>): Promise<void> {
      await db.insertInto('notification_outcomes').values(row).execute()
    },

    /** Removes outcomes from before an ISO time. @returns how many. */
    async deleteOlderOutcomes(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('notification_outcomes')
        .where('at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Removes deliveries that were due before an ISO time and have ended, with their messages. @returns how many. */
    async deleteOlder(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('deliveries')
        .where('due_at', '<', before)
        .where('state', 'in', ['sent', 'skipped', 'failed'])
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
