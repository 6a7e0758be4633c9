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
     * Makes every other change of permissions wait until this transaction ends: what it reads from here on is what it
     * changes.
     */
    lock: () => change('permissions', async () => {}, []),

    /** Notes a change and gives its revision. */
    add: (row: NewRevision): Promise<number> => change('permissions', (db) => addRow(db, row), []),
  }
}

async function addRow(db: Kysely<Schema>, row: NewRevision): Promise<number> {
  const revision = (await currentRevision(db, row.graph)) + 1
  await db
    .insertInto('permission_revisions')
    .values({ ...row, revision })
    .execute()
  return revision
}

async function currentRevision(db: Kysely<Schema>, graph: string): Promise<number> {
  const { revision } = await db
    .selectFrom('permission_revisions')
    .select((e) => e.fn.coalesce(e.fn.max('revision'), e.lit(0)).as('revision'))
    .where('graph', '=', graph)
    .executeTakeFirstOrThrow()
  return revision
}
