/** Tables of the database Copies, with what they are copies of. */
import type { StoreContext } from '../../context.ts'

export type CopyLink = Awaited<ReturnType<ReturnType<typeof copyLinkRepository>['list']>>[number]

export function copyLinkRepository({ db }: StoreContext) {
  return {
    /** All of them, also inactive ones. */
    list: () =>
      db
        .selectFrom('tables')
        .innerJoin('databases', 'databases.id', 'tables.db_id')
        .leftJoin('tables as sources', 'sources.id', 'tables.copy_of_table_id')
        .leftJoin('cards', 'cards.id', 'tables.copy_of_card_id')
        .select(['tables.id', 'tables.db_id', 'tables.schema', 'tables.name', 'tables.display_name', 'tables.active'])
        .select(['tables.copy_of_table_id', 'tables.copy_of_card_id'])
        .select(['sources.db_id as source_db_id', 'cards.database_id as card_db_id', 'cards.collection_id'])
        .where('databases.is_copies', '=', true)
        .orderBy('tables.id')
        .execute(),
  }
}
