/** Snippets: pieces of SQL with a name. */
import { inChunks } from '../../batches.ts'
import { newEntityId } from '../../entity-id.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, RowChanges } from '../../schema.ts'

/** A snippet with the name of its maker. */
export type SnippetWithCreator = Awaited<ReturnType<ReturnType<typeof snippetRepository>['list']>>[number]

export function snippetRepository({ db, change }: StoreContext) {
  const withCreator = () =>
    db
      .selectFrom('snippets')
      .innerJoin('users', 'users.id', 'snippets.creator_id')
      .selectAll('snippets')
      .select(['users.email', 'users.first_name', 'users.last_name'])

  return {
    /**
     * Makes every other change of cards, segments and snippets wait until this transaction ends, so that what is
     * read afterwards still holds when it is written.
     */
    lock: () => change('content', async () => {}),

    find: (id: number) => withCreator().where('snippets.id', '=', id).executeTakeFirst(),

    findMany: (ids: readonly number[]) =>
      inChunks(ids, (some) => withCreator().where('snippets.id', 'in', some).execute()),

    /** By lower-case name. */
    list: ({ archived }: { archived: boolean }) =>
      withCreator()
        .where('snippets.archived', '=', archived)
        .orderBy((e) => e.fn<string>('lower', ['snippets.name']))
        .orderBy('snippets.id')
        .execute(),

    /** Live or archived ones that lie in a collection; null for the root. By lower-case name. */
    listOfCollection(collectionId: number | null, archived: boolean) {
      const all = withCreator().where('snippets.archived', '=', archived)
      const own =
        collectionId === null
          ? all.where('snippets.collection_id', 'is', null)
          : all.where('snippets.collection_id', '=', collectionId)
      return own
        .orderBy((e) => e.fn<string>('lower', ['snippets.name']))
        .orderBy('snippets.id')
        .execute()
    },

    /** Gives the new id; undefined when the name is taken. */
    async create(snippet: Omit<NewRow<'snippets'>, 'entity_id'>): Promise<number | undefined> {
      return change('content', async (db) => {
        const row = await db
          .insertInto('snippets')
          .values({ ...snippet, entity_id: newEntityId() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('id')
          .executeTakeFirst()
        return row?.id
      })
    },

    async update(id: number, changes: RowChanges<'snippets'>): Promise<void> {
      await change('content', (db) => db.updateTable('snippets').set(changes).where('id', '=', id).execute())
    },

    /** Puts all snippets of folders away, or brings them back. */
    async setArchivedInCollections(collectionIds: readonly number[], archived: boolean): Promise<void> {
      await change('content', (db) =>
        inChunks(collectionIds, (some) =>
          db.updateTable('snippets').set({ archived }).where('collection_id', 'in', some).execute(),
        ),
      )
    },

    /** Archived ones count too. */
    async findIdByName(name: string): Promise<number | undefined> {
      const row = await db.selectFrom('snippets').select('id').where('name', '=', name).executeTakeFirst()
      return row?.id
    },
  }
}
