/** Words of a company and what they mean. */
import type { StoreContext } from '../../context.ts'
import type { NewRow, RowChanges } from '../../schema.ts'

export type TermWithCreator = Awaited<ReturnType<ReturnType<typeof glossaryRepository>['list']>>[number]

export function glossaryRepository({ db }: StoreContext) {
  const withCreator = () =>
    db
      .selectFrom('glossary')
      .innerJoin('users', 'users.id', 'glossary.creator_id')
      .selectAll('glossary')
      .select(['users.email', 'users.first_name', 'users.last_name'])

  return {
    find: (id: number) => withCreator().where('glossary.id', '=', id).executeTakeFirst(),

    /** By lower-case term. */
    list: () =>
      withCreator()
        .orderBy((e) => e.fn<string>('lower', ['glossary.term']))
        .orderBy('glossary.id')
        .execute(),

    async create(term: NewRow<'glossary'>): Promise<number> {
      const { id } = await db.insertInto('glossary').values(term).returning('id').executeTakeFirstOrThrow()
      return id
    },

    async update(id: number, changes: RowChanges<'glossary'>): Promise<void> {
      await db.updateTable('glossary').set(changes).where('id', '=', id).execute()
    },

    async delete(id: number): Promise<void> {
      await db.deleteFrom('glossary').where('id', '=', id).execute()
    },
  }
}
