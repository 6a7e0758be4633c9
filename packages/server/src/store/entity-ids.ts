/** Finding content by the id that stays the same on every server. */
import { inChunks } from './batches.ts'
import type { StoreContext } from './index.ts'

/** Tables whose rows have an entity id. */
export type EntityTable =
  | 'cards'
  | 'collections'
  | 'databases'
  | 'dimensions'
  | 'fields'
  | 'permissions_groups'
  | 'segments'
  | 'snippets'
  | 'tables'
  | 'users'

export function entityIdRepository({ db }: StoreContext) {
  return {
    /** Ids of those that exist. */
    find: (table: EntityTable, entityIds: readonly string[]): Promise<{ id: number; entity_id: string }[]> =>
      inChunks(entityIds, (some) =>
        db.selectFrom(table).select(['id', 'entity_id']).where('entity_id', 'in', some).execute(),
      ),
  }
}
