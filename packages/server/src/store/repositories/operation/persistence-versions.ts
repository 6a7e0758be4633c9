/** Tables with the rows of models (contract: models, section 3). */
import type { PersistenceState } from '@querent/contract'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

export type PersistenceVersionRow = Row<'persistence_versions'>

/** In which its current table is read: while a refresh runs, that of the refresh before. */
const READ: readonly PersistenceState[] = ['refreshing', 'persisted']

export function persistenceVersions({ db }: StoreContext) {
  return {
    /** All tables in connected databases that queries may read: not those that are older than a write of the server's own. */
    readable: () =>
      db
        .selectFrom('persistence')
        .innerJoin('persistence_versions', 'persistence_versions.id', 'persistence.current_version_id')
        .selectAll('persistence_versions')
        .select(['persistence.database_id', 'persistence.card_id'])
        .where('persistence.state', 'in', [...READ])
        .where('persistence.target', '=', 'warehouse')
        .whereRef('persistence_versions.writes', '>=', 'persistence.writes')
        .where('persistence.card_id', 'is not', null)
        .$narrowType<{ card_id: number }>()
        .execute(),

    versionsOf: (id: number): Promise<PersistenceVersionRow[]> =>
      db.selectFrom('persistence_versions').selectAll().where('persistence_id', '=', id).orderBy('id').execute(),

    /** Notes a table before it is made: one that a killed server leaves is found by it. */
    async addVersion(row: NewRow<'persistence_versions'>): Promise<number> {
      const { id } = await db.insertInto('persistence_versions').values(row).returning('id').executeTakeFirstOrThrow()
      return id
    },

    async updateVersion(id: number, changes: RowChanges<'persistence_versions'>): Promise<void> {
      await db.updateTable('persistence_versions').set(changes).where('id', '=', id).execute()
    },

    async deleteVersion(id: number): Promise<void> {
      await db.deleteFrom('persistence_versions').where('id', '=', id).execute()
    },
  }
}
