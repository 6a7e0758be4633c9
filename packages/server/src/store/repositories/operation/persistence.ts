/** Models that are kept as tables (contract: models, section 1). */
import type { PersistenceState } from '@querent/contract'
import { sql } from 'kysely'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'
import { copiesOf } from './copies.ts'
import { persistenceVersions } from './persistence-versions.ts'

export type { ListedCopy } from './copies.ts'
export type { PersistenceVersionRow } from './persistence-versions.ts'
export type PersistenceRow = Row<'persistence'>
/** A row with what is shown of its model, its database and who asked for it. */
export type PersistenceWithModel = Awaited<ReturnType<PersistenceRepository['listWithModels']>>[number]
/** A table that queries on its model may read. */
export type ReadableVersion = Awaited<ReturnType<PersistenceRepository['readable']>>[number]

type PersistenceRepository = ReturnType<typeof persistenceRepository>

/** In which a model counts as kept (contract: models, section 1). */
const KEPT: ReadonlySet<PersistenceState> = new Set(['creating', 'refreshing', 'persisted', 'error', 'off'])

export function persistenceRepository(context: StoreContext) {
  const { db, change } = context
  const withModels = () =>
    db
      .selectFrom('persistence')
      .innerJoin('databases', 'databases.id', 'persistence.database_id')
      .innerJoin('cards', 'cards.id', 'persistence.card_id')
      .leftJoin('collections', 'collections.id', 'cards.collection_id')
      .leftJoin('users', 'users.id', 'persistence.creator_id')
      .leftJoin('persistence_versions', 'persistence_versions.id', 'persistence.current_version_id')
      .selectAll('persistence')
      .select([
        'databases.name as database_name',
        'cards.name as card_name',
        'cards.archived as archived',
        'cards.type as card_type',
        'cards.collection_id',
        'collections.name as collection_name',
        'collections.authority_level as collection_authority_level',
        'users.first_name',
        'users.last_name',
        'users.email',
        'persistence_versions.schema_name',
        'persistence_versions.table_name',
        'persistence_versions.as_of',
        'persistence_versions.row_count',
      ])

  /** @param from Only in one of these states; in any when left out. */
  async function update(
    id: number,
    changes: RowChanges<'persistence'>,
    from?: readonly PersistenceState[],
  ): Promise<boolean> {
    const { numUpdatedRows } = await change('persistence', (changed) =>
      changed
        .updateTable('persistence')
        .set(changes)
        .where('id', '=', id)
        .$if(from !== undefined, (query) => query.where('state', 'in', [...(from ?? [])]))
        .executeTakeFirstOrThrow(),
    )
    return numUpdatedRows > 0n
  }

  return {
    find: (id: number): Promise<PersistenceRow | undefined> =>
      db.selectFrom('persistence').selectAll().where('id', '=', id).executeTakeFirst(),

    findByCard: (cardId: number): Promise<PersistenceRow | undefined> =>
      db.selectFrom('persistence').selectAll().where('card_id', '=', cardId).executeTakeFirst(),

    findWithModel: (id: number) => withModels().where('persistence.id', '=', id).executeTakeFirst(),

    /** Newest refresh first. */
    listWithModels: () =>
      withModels().orderBy('persistence.refresh_begin', 'desc').orderBy('persistence.id', 'desc').execute(),

    /** With the state of its card; all of one database, or of all. */
    list: (databaseId?: number) =>
      db
        .selectFrom('persistence')
        .leftJoin('cards', 'cards.id', 'persistence.card_id')
        .selectAll('persistence')
        .select(['cards.archived', 'cards.type as card_type'])
        .$if(databaseId !== undefined, (query) => query.where('persistence.database_id', '=', databaseId ?? 0))
        .orderBy('persistence.id')
        .execute(),

    /** Ids of models of the database that are not in the trash and have no row. */
    async modelsWithout(databaseId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('cards')
        .leftJoin('persistence', 'persistence.card_id', 'cards.id')
        .select('cards.id')
        .where('cards.database_id', '=', databaseId)
        .where('cards.type', '=', 'model')
        .where('cards.archived', '=', false)
        .where('persistence.id', 'is', null)
        .orderBy('cards.id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Whether the model counts as kept. */
    async isKept(cardId: number): Promise<boolean> {
      const row = await this.findByCard(cardId)
      return row !== undefined && KEPT.has(row.state)
    },

    /** Undefined when the card or table has a row already. */
    async create(row: NewRow<'persistence'>): Promise<number | undefined> {
      const made = await change('persistence', (changed) =>
        changed
          .insertInto('persistence')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst(),
      )
      return made?.id
    },

    update,

    /** Notes that people are written to about a failing model; false when somebody has already noted it. */
    async noteTold(id: number, time: string): Promise<boolean> {
      const { numUpdatedRows } = await change('persistence', (changed) =>
        changed
          .updateTable('persistence')
          .set({ failure_told_at: time })
          .where('id', '=', id)
          .where('state', '=', 'error')
          .where('failure_told_at', 'is', null)
          .executeTakeFirstOrThrow(),
      )
      return numUpdatedRows > 0n
    },

    /** The server has written to the database: what was read before is out of date. False where nothing of it is kept. */
    async noteWritten(databaseId: number, time: string): Promise<boolean> {
      // What is kept from a moment later on is read after the write. Most databases keep nothing: no cache is dropped for them.
      const kept = await db
        .selectFrom('persistence')
        .select('id')
        .where('database_id', '=', databaseId)
        .limit(1)
        .execute()
      if (kept.length === 0) return false
      const { numUpdatedRows } = await change('persistence', (changed) =>
        changed
          .updateTable('persistence')
          .set({ writes: sql`writes + 1`, written_at: time })
          .where('database_id', '=', databaseId)
          .executeTakeFirstOrThrow(),
      )
      return numUpdatedRows > 0n
    },

    /** The rows of a target in these states get another one, in one database or in all. */
    async move(
      from: readonly PersistenceState[],
      to: Pick<PersistenceRow, 'state' | 'state_changed_at'>,
      { databaseId, target = 'warehouse' }: { databaseId?: number; target?: PersistenceRow['target'] },
    ): Promise<void> {
      await change('persistence', (changed) =>
        changed
          .updateTable('persistence')
          .set(to)
          .where('state', 'in', [...from])
          .where('target', '=', target)
          .$if(databaseId !== undefined, (query) => query.where('database_id', '=', databaseId ?? 0))
          .execute(),
      )
    },

    async delete(id: number): Promise<void> {
      await change('persistence', (changed) => changed.deleteFrom('persistence').where('id', '=', id).execute())
    },

    ...persistenceVersions(context),
    ...copiesOf(context),
  }
}
