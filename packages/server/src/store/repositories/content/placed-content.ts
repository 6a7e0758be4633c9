/**
 * What lies in collections, whatever its kind: cards and dashboards share the pinned places there, and go with the
 * collection to the Trash and back.
 */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { RowChanges } from '../../schema.ts'

/** Kinds of content that collections hold, as their tables are called. */
const KINDS = ['cards', 'dashboards'] as const
type Kind = (typeof KINDS)[number]

/** How many live things of a kind a collection holds. */
export interface ContentCount {
  collection_id: number | null
  count: number
  type: 'question' | 'model' | 'metric' | 'dashboard'
}

export function placedContentRepository({ db, change }: StoreContext) {
  /** The tables have these columns alike, so one of them stands for both in the types. */
  const tables = KINDS.map((kind) => kind as 'cards' & Kind)

  async function updateIn(
    collectionIds: readonly number[],
    which: { archived: boolean } | { archived_directly: boolean },
    changes: RowChanges<'cards'> & RowChanges<'dashboards'>,
  ): Promise<void> {
    const [[column, value]] = Object.entries(which) as [['archived' | 'archived_directly', boolean]]
    await change('content', async (db) => {
      for (const table of tables) {
        await inChunks(collectionIds, (some) =>
          db.updateTable(table).set(changes).where('collection_id', 'in', some).where(column, '=', value).execute(),
        )
      }
    })
  }

  return {
    /**
     * Makes every other change of cards, dashboards, segments and snippets wait until this transaction ends, so that what is
     * read afterwards still holds when it is written.
     */
    lock: () => change('content', async () => {}),

    /** Moves the pinned content of a collection from a position on by one place, up or down. */
    async shiftPositions(collectionId: number | null, from: number, by: 1 | -1): Promise<void> {
      for (const table of tables) {
        const pinned = db
          .updateTable(table)
          .set((e) => ({ collection_position: e('collection_position', '+', by) }))
          .where('collection_position', '>=', from)
        await (
          collectionId === null
            ? pinned.where('collection_id', 'is', null)
            : pinned.where('collection_id', '=', collectionId)
        ).execute()
      }
    },

    /** What is live in the collections goes to the Trash with them. */
    archiveInCollections: (collectionIds: readonly number[]) =>
      updateIn(
        collectionIds,
        { archived: false },
        { archived: true, archived_directly: false, collection_position: null },
      ),

    /** What went to the Trash with its collection comes back; what was archived by itself stays. */
    restoreInCollections: (collectionIds: readonly number[]) =>
      updateIn(collectionIds, { archived_directly: false }, { archived: false }),

    async idsInCollections(collectionIds: readonly number[]): Promise<Record<Kind, number[]>> {
      const idsOf = async (table: 'cards' & Kind) => {
        const rows = await inChunks(collectionIds, (some) =>
          db.selectFrom(table).select('id').where('collection_id', 'in', some).execute(),
        )
        return rows.map((row) => row.id)
      }
      const [cards = [], dashboards = []] = await Promise.all(tables.map(idsOf))
      return { cards, dashboards }
    },

    async deleteInCollections(collectionIds: readonly number[]): Promise<void> {
      await change('content', async (db) => {
        for (const table of tables) {
          await inChunks(collectionIds, (some) => db.deleteFrom(table).where('collection_id', 'in', some).execute())
        }
      })
    },

    /** Which collections hold live content, by kind. */
    async countsByCollection(): Promise<ContentCount[]> {
      const live = (table: 'cards' & Kind) =>
        db
          .selectFrom(table)
          .select(['collection_id', (e) => e.fn.countAll<number>().as('count')])
          .where('archived', '=', false)
          .groupBy('collection_id')
      const [cards, dashboards] = await Promise.all([
        live('cards' as 'cards' & Kind)
          .select('type')
          .groupBy('type')
          .execute(),
        live('dashboards' as 'cards' & Kind).execute(),
      ])
      return [...cards, ...dashboards.map((row) => ({ ...row, type: 'dashboard' as const }))]
    },
  }
}
