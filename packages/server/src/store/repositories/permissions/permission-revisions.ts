/** How often each graph of permissions was changed, by whom and to what. */
import type { Kysely } from 'kysely'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Schema } from '../../schema.ts'

type NewRevision = Omit<NewRow<'permission_revisions'>, 'revision'>

/** Name of the graph of the collections of a namespace; null or empty for ordinary content. */
export function collectionGraph(namespace: string | null): string {
  return namespace === null || namespace === '' ? 'collection' : `collection ${namespace}`
}

export function permissionRevisionRepository({ db, change }: StoreContext) {
  return {
    current: (graph: string): Promise<number> => currentRevision(db, graph),

    /**
     * Notes a change that was made on top of a revision, and gives the new one; undefined when somebody else was faster.
     */
    async add({ after, ...rest }: NewRevision & { after: number }): Promise<number | undefined> {
      if ((await currentRevision(db, rest.graph)) !== after) return undefined
      const added = await db
        .insertInto('permission_revisions')
        .values({ ...rest, revision: after + 1 })
        .onConflict((conflict) => conflict.columns(['graph', 'revision']).doNothing())
        .returning('revision')
        .executeTakeFirst()
      return added?.revision
    },

    /** Notes a change that was made whatever the revision was. */
    async addNext(row: NewRevision): Promise<void> {
      // Whoever changes permissions holds their counter until the end: nobody else adds a revision meanwhile.
      await change('permissions', async (db) => {
        const revision = (await currentRevision(db, row.graph)) + 1
        await db
          .insertInto('permission_revisions')
          .values({ ...row, revision })
          .execute()
      })
    },
  }
}

async function currentRevision(db: Kysely<Schema>, graph: string): Promise<number> {
  const { revision } = await db
    .selectFrom('permission_revisions')
    .select((e) => e.fn.coalesce(e.fn.max('revision'), e.lit(0)).as('revision'))
    .where('graph', '=', graph)
    .executeTakeFirstOrThrow()
  return revision
}
