/** What is sent to people on a schedule, to whom and through what channel; and what became of each send. */
import type { Kysely } from 'kysely'
import { createEntityTable, falseByDefault, trueByDefault, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createNotifications(db, engine)
  await createHandlers(db, engine)
  await createDeliveries(db, engine)
}

async function createNotifications(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'channels')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('active', 'boolean', (c) => c.notNull().defaultTo(trueByDefault))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()

  await createEntityTable(db, engine, 'notifications')
    .addColumn('payload_type', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('creator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('card_id', 'integer', (c) => c.references('cards.id').onDelete('cascade'))
    .addColumn('dashboard_id', 'integer', (c) => c.references('dashboards.id').onDelete('cascade'))
    .addColumn('collection_id', 'integer', (c) => c.references('collections.id').onDelete('set null'))
    .addColumn('collection_position', 'integer')
    .addColumn('active', 'boolean', (c) => c.notNull().defaultTo(trueByDefault))
    .addColumn('condition', 'text', (c) => c.notNull())
    .addColumn('send_once', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('skip_if_empty', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('parameters', 'text', (c) => c.notNull())
    .addColumn('cards', 'text', (c) => c.notNull())
    .addColumn('stop_reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull().unique())
    .execute()
  for (const column of ['card_id', 'dashboard_id', 'creator_id']) {
    await db.schema.createIndex(`notifications_${column}`).on('notifications').column(column).execute()
  }

  await createEntityTable(db, engine, 'notification_outcomes')
    .addColumn('notification_id', 'integer', (c) => c.notNull().references('notifications.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('measured', 'text')
    .addColumn('is_met', 'boolean', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('notification_outcomes_at')
    .on('notification_outcomes')
    .columns(['notification_id', 'at'])
    .execute()
}

async function createHandlers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'notification_handlers')
    .addColumn('notification_id', 'integer', (c) => c.notNull().references('notifications.id').onDelete('cascade'))
    .addColumn('channel_type', 'text', (c) => c.notNull())
    .addColumn('channel_id', 'integer', (c) => c.references('channels.id').onDelete('set null'))
    .addColumn('active', 'boolean', (c) => c.notNull().defaultTo(trueByDefault))
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull().unique())
    .execute()
  await db.schema
    .createIndex('notification_handlers_notification')
    .on('notification_handlers')
    .column('notification_id')
    .execute()

  await createEntityTable(db, engine, 'notification_schedules')
    .addColumn('notification_id', 'integer', (c) => c.notNull().references('notifications.id').onDelete('cascade'))
    .addColumn('handler_id', 'integer', (c) => c.references('notification_handlers.id').onDelete('cascade'))
    .addColumn('cron_schedule', 'text', (c) => c.notNull())
    .addColumn('ui_display_type', 'text')
    .addColumn('next_at', 'text')
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('worked_out_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('notification_schedules_notification')
    .on('notification_schedules')
    .column('notification_id')
    .execute()
  await db.schema.createIndex('notification_schedules_next').on('notification_schedules').column('next_at').execute()

  await createEntityTable(db, engine, 'notification_recipients')
    .addColumn('notification_id', 'integer', (c) => c.notNull().references('notifications.id').onDelete('cascade'))
    .addColumn('handler_id', 'integer', (c) => c.notNull().references('notification_handlers.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('permissions_group_id', 'integer', (c) => c.references('permissions_groups.id').onDelete('cascade'))
    .addColumn('address', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  for (const column of ['notification_id', 'handler_id', 'user_id']) {
    await db.schema
      .createIndex(`notification_recipients_${column}`)
      .on('notification_recipients')
      .column(column)
      .execute()
  }
}

async function createDeliveries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'deliveries')
    .addColumn('notification_id', 'integer', (c) => c.notNull().references('notifications.id').onDelete('cascade'))
    .addColumn('schedule_id', 'integer')
    .addColumn('handler_ids', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('requester_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .addUniqueConstraint('deliveries_once', ['schedule_id', 'due_at'])
    .execute()
  await db.schema
    .createIndex('deliveries_notification')
    .on('deliveries')
    .columns(['notification_id', 'due_at'])
    .execute()
  await db.schema.createIndex('deliveries_state').on('deliveries').columns(['state', 'due_at']).execute()

  await createEntityTable(db, engine, 'delivery_messages')
    .addColumn('delivery_id', 'integer', (c) => c.notNull().references('deliveries.id').onDelete('cascade'))
    .addColumn('handler_id', 'integer', (c) => c.references('notification_handlers.id').onDelete('set null'))
    .addColumn('channel_type', 'text', (c) => c.notNull())
    .addColumn('channel_id', 'integer', (c) => c.references('channels.id').onDelete('set null'))
    .addColumn('recipients', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_repeat', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('error', 'text')
    .addColumn('bytes', 'integer')
    .addColumn('duration', 'integer')
    .addColumn('tried_at', 'text')
    .execute()
  await db.schema.createIndex('delivery_messages_delivery').on('delivery_messages').column('delivery_id').execute()
}
