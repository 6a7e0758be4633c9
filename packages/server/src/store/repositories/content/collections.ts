/** Collections: the folders of saved content. */
import { sql } from 'kysely'
import { inChunks } from '../../batches.ts'
import { newEntityId } from '../../entity-id.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

export type CollectionRow = Row<'collections'>

/** What is not the same for all of them. */
type PersonalCollection = Required<Pick<NewRow<'collections'>, 'name' | 'slug' | 'created_at'>> & {
  personal_owner_id: number
}

export function collectionRepository({ db, engine, change }: StoreContext) {
  /** Every change of the tree locks the Trash first, so no two are made at once. */
  async function lockTree(): Promise<void> {
    const trash = db.selectFrom('collections').select('id').where('type', '=', 'trash')
    if (engine === 'postgres') await trash.forUpdate().execute()
  }

  return {
    list: () => db.selectFrom('collections').selectAll().orderBy('id').execute(),

    /** All of them, as they stay until the surrounding transaction ends: other changes of the tree wait for it. */
    async listForChange(): Promise<CollectionRow[]> {
      await lockTree()
      return db.selectFrom('collections').selectAll().orderBy('id').execute()
    },

    /** The same of one of them, those above it, and the Trash; null is the root. */
    async listAboveForChange(id: number | null): Promise<CollectionRow[]> {
      await lockTree()
      const all = db.selectFrom('collections').selectAll()
      const row = id === null ? undefined : await all.where('id', '=', id).executeTakeFirst()
      const ids = row === undefined ? [] : [row.id, ...row.location.split('/').filter(Boolean).map(Number)]
      return all
        .where((e) => e.or([e('type', '=', 'trash'), ...(ids.length === 0 ? [] : [e('id', 'in', ids)])]))
        .execute()
    },

    /** Puts everything below one location below another; both end with `/`. */
    async relocate(from: string, to: string): Promise<void> {
      await change('collections', (db) =>
        db
          .updateTable('collections')
          .set({ location: sql<string>`${to} || substr(location, ${from.length + 1})` })
          .where('location', 'like', `${from}%`)
          .execute(),
      )
    },

    async create(collection: Omit<NewRow<'collections'>, 'entity_id' | 'version'>): Promise<CollectionRow> {
      return change('collections', (db) =>
        db
          .insertInto('collections')
          .values({ ...collection, entity_id: newEntityId() })
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
    },

    /** Personal collections of users; made for those who have none. Safe when several callers ask at once. */
    async findOrCreatePersonal(wanted: readonly PersonalCollection[]) {
      await change('collections', (db) =>
        inChunks(wanted, async (some) => {
          await db
            .insertInto('collections')
            .values(some.map((one) => ({ ...one, location: '/', entity_id: newEntityId() })))
            .onConflict((conflict) => conflict.column('personal_owner_id').doNothing())
            .execute()
          return []
        }),
      )
      const owners = wanted.map(({ personal_owner_id }) => personal_owner_id)
      return inChunks(owners, (some) =>
        db
          .selectFrom('collections')
          .select(['id', 'personal_owner_id'])
          .where('personal_owner_id', 'in', some)
          .execute(),
      )
    },

    async update(id: number, changes: RowChanges<'collections'>): Promise<void> {
      if (Object.keys(changes).length === 0) return
      await change('collections', (db) => db.updateTable('collections').set(changes).where('id', '=', id).execute())
    },

    async updateMany(ids: readonly number[], changes: RowChanges<'collections'>): Promise<void> {
      await change('collections', (db) =>
        inChunks(ids, (some) => db.updateTable('collections').set(changes).where('id', 'in', some).execute()),
      )
    },

    /** Gives collections another version, and says by whom. */
    async addVersion(ids: readonly number[], edit: { last_editor_id: number; last_edited_at: string }): Promise<void> {
      await change('collections', (db) =>
        inChunks(ids, (some) =>
          db
            .updateTable('collections')
            .set({ ...edit, version: sql<number>`version + 1` })
            .where('id', 'in', some)
            .execute(),
        ),
      )
    },

    async delete(ids: readonly number[]): Promise<void> {
      await change('collections', (db) =>
        inChunks(ids, (some) => db.deleteFrom('collections').where('id', 'in', some).execute()),
      )
    },
  }
}
