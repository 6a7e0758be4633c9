/** What became of each send, for those who look: deliveries with their names. */
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { ChannelType } from '@querent/contract'
import { containing } from '../../contains.ts'
import type { StoreContext } from '../../context.ts'
import type { Row, Schema } from '../../schema.ts'

/** What deliveries have to be like; whatever is left out may be anything. */
export interface DeliveryFilter {
  id?: number | undefined
  notificationId?: number | undefined
  /** Who made the notification. */
  creatorId?: number | undefined
  state?: Row<'deliveries'>['state'] | undefined
  /** At least one message takes this channel, or would have if there were any. */
  channelType?: ChannelType | undefined
  /** Part of the name or of a recipient, in any case. */
  text?: string | undefined
  /** ISO times at which it was due: from the first on, and before the second. */
  since?: string | undefined
  until?: string | undefined
  /** Without times of a schedule that has a later one. */
  isLatest?: boolean | undefined
}

/** A delivery with the names that a log shows. */
export type DeliveryEntry = Awaited<ReturnType<ReturnType<typeof deliveryLog>['list']>>[number]
/** A message with the name of its webhook. */
export type LoggedMessage = Awaited<ReturnType<ReturnType<typeof deliveryLog>['loggedMessages']>>[number]

export function deliveryLog({ db }: StoreContext) {
  function filtered({ isLatest, ...filter }: DeliveryFilter) {
    const { id, notificationId, creatorId, state, channelType, text, since, until } = filter
    let query = db.selectFrom('deliveries').innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    if (id !== undefined) query = query.where('deliveries.id', '=', id)
    if (notificationId !== undefined) query = query.where('notification_id', '=', notificationId)
    if (creatorId !== undefined) query = query.where('notifications.creator_id', '=', creatorId)
    if (state !== undefined) query = query.where('deliveries.state', '=', state)
    if (since !== undefined) query = query.where('deliveries.due_at', '>=', since)
    if (until !== undefined) query = query.where('deliveries.due_at', '<', until)
    if (channelType !== undefined) query = query.where((e) => takesChannel(e, channelType))
    if (isLatest === true) query = query.where((e) => e.not(e.exists(laterTime(e))))
    return text === undefined ? query : query.where((e) => hasText(e, text))
  }

  return {
    /** The latest first. */
    list: (filter: DeliveryFilter, { limit, offset }: { limit: number; offset: number }) =>
      filtered(filter)
        .leftJoin('users', 'users.id', 'notifications.creator_id')
        .leftJoin('cards', 'cards.id', 'notifications.card_id')
        .leftJoin('dashboards', 'dashboards.id', 'notifications.dashboard_id')
        .selectAll('deliveries')
        .select(['notifications.payload_type', 'notifications.name', 'notifications.creator_id'])
        .select(['notifications.card_id', 'notifications.dashboard_id'])
        .select(['cards.name as card_name', 'dashboards.name as dashboard_name'])
        .select(['users.email', 'users.first_name', 'users.last_name'])
        .orderBy('deliveries.due_at', 'desc')
        .orderBy('deliveries.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: DeliveryFilter): Promise<number> {
      const { count } = await filtered(filter)
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Those that fit, the earliest first. */
    async ids(filter: DeliveryFilter, limit: number): Promise<number[]> {
      const rows = await filtered(filter)
        .select('deliveries.id')
        .orderBy('deliveries.due_at')
        .orderBy('deliveries.id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    loggedMessages: (deliveryIds: readonly number[]) =>
      db
        .selectFrom('delivery_messages')
        .leftJoin('channels', 'channels.id', 'delivery_messages.channel_id')
        .selectAll('delivery_messages')
        .select('channels.name as channel_name')
        .where('delivery_id', 'in', deliveryIds)
        .orderBy('delivery_messages.id')
        .execute(),
  }
}

/** One that failed before it had messages would have gone to the handlers that the notification has. */
function takesChannel(e: ExpressionBuilder<Schema, 'deliveries' | 'notifications'>, channel: ChannelType) {
  const messages = () => e.selectFrom('delivery_messages as m').whereRef('m.delivery_id', '=', 'deliveries.id')
  const ids = sql`',' || replace(replace(deliveries.handler_ids, '[', ''), ']', '') || ','`
  const handlers = e
    .selectFrom('notification_handlers as h')
    .select('h.id')
    .whereRef('h.notification_id', '=', 'deliveries.notification_id')
    .where('h.channel_type', '=', channel)
    .where('h.active', '=', e.val(true))
    .where((own) =>
      own.or([own('deliveries.handler_ids', 'is', null), sql<SqlBool>`${ids} like '%,' || cast(h.id as text) || ',%'`]),
    )
  return e.or([
    e.exists(messages().select('m.id').where('m.channel_type', '=', channel)),
    e.and([e.not(e.exists(messages().select('m.id'))), e.exists(handlers)]),
  ])
}

/** Times of its schedule that came after it. */
function laterTime(e: ExpressionBuilder<Schema, 'deliveries'>) {
  return e
    .selectFrom('deliveries as later')
    .select('later.id')
    .whereRef('later.schedule_id', '=', 'deliveries.schedule_id')
    .whereRef('later.due_at', '>', 'deliveries.due_at')
}

/** Its name, or that of what is sent where it has none; and all that its messages go to. */
function hasText(e: ExpressionBuilder<Schema, 'deliveries' | 'notifications'>, text: string) {
  const has = (column: string): RawBuilder<SqlBool>[] => containing(sql.ref(column), text)
  const of = (table: 'cards' | 'dashboards') =>
    e
      .selectFrom(table)
      .select('id')
      .where((own) => own.or(has('name')))
  return e.or([
    ...has('notifications.name'),
    e.and([
      e('notifications.name', 'is', null),
      e.or([e('notifications.card_id', 'in', of('cards')), e('notifications.dashboard_id', 'in', of('dashboards'))]),
    ]),
    e('deliveries.id', 'in', (own) =>
      own
        .selectFrom('delivery_messages as m')
        .leftJoin('channels as c', 'c.id', 'm.channel_id')
        .select('m.delivery_id')
        .where((message) => message.or([...has('m.recipients'), ...has('c.name')])),
    ),
  ])
}
