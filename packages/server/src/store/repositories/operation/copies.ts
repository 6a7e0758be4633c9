/** Rows of models and tables in files of the server's own: `persistence` with the target `copy`. */
import type { PersistenceState } from '@querent/contract'
import type { StoreContext } from '../../context.ts'
import type { Row } from '../../schema.ts'

/** A copy with what is shown of it. */
export type ListedCopy = Awaited<ReturnType<ReturnType<typeof copiesOf>['listCopies']>>[number]

const READ: readonly PersistenceState[] = ['refreshing', 'persisted']

export function copiesOf({ db }: StoreContext) {
  const listed = () =>
    db
      .selectFrom('persistence')
      .innerJoin('databases', 'databases.id', 'persistence.database_id')
      .leftJoin('cards', 'cards.id', 'persistence.card_id')
      .leftJoin('tables', 'tables.id', 'persistence.table_id')
      .leftJoin('persistence_versions', 'persistence_versions.id', 'persistence.current_version_id')
      .selectAll('persistence')
      .select([
        'databases.name as database_name',
        'cards.name as card_name',
        'cards.collection_id',
        'tables.schema as source_schema',
        'tables.name as source_table',
        'persistence_versions.as_of',
        'persistence_versions.row_count',
        'persistence_versions.bytes',
        'persistence_versions.fill_ms',
        'persistence_versions.copied_columns',
        'persistence_versions.writes as version_writes',
        'persistence_versions.full_as_of',
        'persistence_versions.added_rows',
      ])
      .where('persistence.target', '=', 'copy')

  return {
    /** Those that have rows, also such as the server wrote to the database after; the file may be on another machine. */
    currentCopies: () =>
      db
        .selectFrom('persistence')
        .innerJoin('persistence_versions', 'persistence_versions.id', 'persistence.current_version_id')
        .selectAll('persistence_versions')
        .select([
          'persistence.database_id',
          'persistence.card_id',
          'persistence.table_id',
          'persistence.max_age_s',
          'persistence.accepts_float_sums',
          'persistence.writes as known_writes',
        ])
        .where('persistence.target', '=', 'copy')
        .where('persistence.state', 'in', [...READ])
        .execute(),

    findByTable: (tableId: number): Promise<Row<'persistence'> | undefined> =>
      db.selectFrom('persistence').selectAll().where('table_id', '=', tableId).executeTakeFirst(),

    /** Newest refresh first. */
    listCopies: () => listed().orderBy('refresh_begin', 'desc').orderBy('persistence.id', 'desc').execute(),

    /** How often sets of copies have answered, as the query log has it, since an ISO time, and what that saved. */
    usesOfSets: (since: string) =>
      db
        .selectFrom('query_log')
        .select('copy_ids')
        .select((e) => [
          e.fn.countAll<number | string>().as('runs'),
          e.fn.sum<number | string | null>('saved_ms').as('saved_ms'),
          e.fn.max('started_at').as('last_used_at'),
        ])
        .where('copy_ids', 'is not', null)
        .where('status', '=', 'completed')
        .where('started_at', '>=', since)
        .groupBy('copy_ids')
        .execute(),

    findCopy: (id: number) => listed().where('persistence.id', '=', id).executeTakeFirst(),

    /** Of one database, or of any. */
    async hasCopies(databaseId?: number): Promise<boolean> {
      const found = await db
        .selectFrom('persistence')
        .select('id')
        .where('target', '=', 'copy')
        .$if(databaseId !== undefined, (query) => query.where('database_id', '=', databaseId ?? 0))
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Ids of all versions that are filled, or being filled. */
    async copyVersions(): Promise<number[]> {
      const rows = await db
        .selectFrom('persistence_versions')
        .innerJoin('persistence', 'persistence.id', 'persistence_versions.persistence_id')
        .select('persistence_versions.id')
        .where('persistence.target', '=', 'copy')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
