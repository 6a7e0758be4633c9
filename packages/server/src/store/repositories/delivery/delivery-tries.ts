/** Every try to send something. The row of a message says how its last one went, and changes with it. */
import { sql } from 'kysely'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges, StoredCause } from '../../schema.ts'

export type DeliveryTryRow = Row<'delivery_tries'>

/** How a message is left by a try. */
type Ended = RowChanges<'delivery_messages'> & {
  state: 'sent' | 'waiting' | 'failed'
  error: null
  causes: readonly StoredCause[] | null
  duration: number
  bytes?: number | null
}

const COLUMNS = ['delivery_id', 'message_id', 'tried_at', 'is_repeat', 'state', 'causes', 'bytes', 'duration'] as const

export function deliveryTries({ db }: StoreContext) {
  /** Adds how the try went under which a message is. */
  async function addTry(
    messageId: number,
    { state, causes, bytes, duration }: Pick<DeliveryTryRow, 'state' | 'causes' | 'bytes' | 'duration'>,
    from: 'any' | 'sending',
  ): Promise<void> {
    const rows = db
      .selectFrom('delivery_messages')
      .select(['delivery_id', 'id', 'tried_at', 'is_repeat'])
      .select([
        sql`cast(${state} as text)`.as('state'),
        sql`cast(${causes === null ? null : JSON.stringify(causes)} as text)`.as('causes'),
        sql`cast(${bytes} as integer)`.as('bytes'),
        sql`cast(${duration} as integer)`.as('duration'),
      ])
      .where('id', '=', messageId)
      .where('tried_at', 'is not', null)
    await db
      .insertInto('delivery_tries')
      .columns(COLUMNS)
      .expression(from === 'any' ? rows : rows.where('state', '=', from))
      .execute()
  }

  const change = async (id: number, changes: RowChanges<'delivery_messages'>): Promise<void> => {
    await db.updateTable('delivery_messages').set(changes).where('id', '=', id).execute()
  }

  return {
    /** A message is on its way. When it was so already, the try before was broken off. */
    async beginTry(
      messageId: number,
      changes: Required<Pick<RowChanges<'delivery_messages'>, 'state' | 'tries' | 'is_repeat' | 'tried_at'>>,
    ): Promise<void> {
      await addTry(messageId, { state: 'sending', causes: null, bytes: null, duration: null }, 'sending')
      await change(messageId, changes)
    },

    async endTry(messageId: number, changes: Ended): Promise<void> {
      const { state, causes, bytes = null, duration } = changes
      await addTry(messageId, { state: state === 'sent' ? state : 'failed', causes, bytes, duration }, 'any')
      await change(messageId, changes)
    },

    /** Messages to recipients that were refused while others were taken. */
    async addRefused(rows: readonly (NewRow<'delivery_messages'> & { tried_at: string })[]): Promise<void> {
      if (rows.length === 0) return
      const added = await db
        .insertInto('delivery_messages')
        .values(rows)
        .returning(['id', 'delivery_id', 'causes', 'tried_at'])
        .execute()
      const tries = added.flatMap(({ id, delivery_id, causes, tried_at }) =>
        tried_at === null ? [] : [{ delivery_id, message_id: id, state: 'failed' as const, causes, tried_at }],
      )
      if (tries.length > 0) await db.insertInto('delivery_tries').values(tries).execute()
    },

    /** A try that failed before there was anything to send. */
    async addUnsent(deliveryId: number, failure: { causes: readonly StoredCause[]; tried_at: string }): Promise<void> {
      const row = { delivery_id: deliveryId, message_id: null, state: 'failed' as const, ...failure }
      await db.insertInto('delivery_tries').values(row).execute()
    },

    /** The latest tries of a delivery, in their order. */
    async tries(deliveryId: number, limit: number): Promise<DeliveryTryRow[]> {
      const rows = await db
        .selectFrom('delivery_tries')
        .selectAll()
        .where('delivery_id', '=', deliveryId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.reverse()
    },

    /** Forgets all but the latest tries of each delivery. */
    async forgetTries(deliveryIds: readonly number[], kept: number): Promise<void> {
      const placed = db
        .selectFrom('delivery_tries')
        .select('id')
        .select(sql<number>`row_number() over (partition by delivery_id order by id desc)`.as('place'))
        .where('delivery_id', 'in', deliveryIds)
        .as('placed')
      const old = db.selectFrom(placed).select('placed.id').where('placed.place', '>', kept)
      await db.deleteFrom('delivery_tries').where('id', 'in', old).execute()
    },
  }
}
