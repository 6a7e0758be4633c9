/**
 * What lies in collections, whatever its kind: cards and dashboards share the pinned places there, and go with the
 * collection to the Trash and back.
 */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'

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
      change('content', async (db) => {
        const gone = { archived: true, archived_directly: false, collection_position: null }
        for (const table of tables) {
          await inChunks(collectionIds, (some) =>
            db.updateTable(table).set(gone).where('collection_id', 'in', some).where('archived', '=', false).execute(),
          )
        }
      }),

    /**
     * What went to the Trash with its collection comes back. What was archived by itself stays, and so do the questions
     * that live in a dashboard which stays.
     */
    restoreInCollections: (collectionIds: readonly number[]) =>
      change('content', async (db) => {
        const back = { archived: false }
        await inChunks(collectionIds, async (some) => {
          await db
            .updateTable('dashboards')
            .set(back)
            .where('collection_id', 'in', some)
            .where('archived_directly', '=', false)
            .execute()
          const trashed = db.selectFrom('dashboards').select('id').where('archived', '=', true)
          return db
            .updateTable('cards')
            .set(back)
            .where('collection_id', 'in', some)
            .where('archived_directly', '=', false)
            .where((e) => e.or([e('dashboard_id', 'is', null), e('dashboard_id', 'not in', trashed)]))
            .execute()
        })
      }),

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

    /** Which collections hold live content, by kind; questions that live in a dashboard do not count. */
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
          .where('dashboard_id', 'is', null)
          .groupBy('type')
          .execute(),
        live('dashboards' as 'cards' & Kind).execute(),
      ])
      return [...cards, ...dashboards.map((row) => ({ ...row, type: 'dashboard' as const }))]
    },
  }
}
