/** Finding content by the id that stays the same on every server. */
import { sql, type RawBuilder } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'

/** Tables whose rows have an entity id. */
export type EntityTable =
  | 'cards'
  | 'collections'
  | 'dashboard_cards'
  | 'dashboard_tabs'
  | 'dashboards'
  | 'databases'
  | 'dimensions'
  | 'fields'
  | 'permissions_groups'
  | 'segments'
  | 'snippets'
  | 'tables'
  | 'users'

export interface EntityPlace {
  id: number
  entity_id: string
  /** What it is kept in: the collection of a card, dashboard or snippet, the database of what is data; else null, as for the root. */
  place_id: number | null
}

const NOWHERE = sql<null>`null`
const DATABASE_OF_TABLE = sql`select tables.db_id from tables where tables.id`
const COLLECTION_OF_DASHBOARD = sql<
  number | null
>`(select dashboards.collection_id from dashboards where dashboards.id = dashboard_id)`
const PLACES: Readonly<Record<EntityTable, RawBuilder<number | null>>> = {
  cards: sql`collection_id`,
  collections: NOWHERE,
  dashboard_cards: COLLECTION_OF_DASHBOARD,
  dashboard_tabs: COLLECTION_OF_DASHBOARD,
  dashboards: sql`collection_id`,
  databases: sql`id`,
  dimensions: sql`(${DATABASE_OF_TABLE} = (select fields.table_id from fields where fields.id = dimensions.field_id))`,
  fields: sql`(${DATABASE_OF_TABLE} = fields.table_id)`,
  permissions_groups: NOWHERE,
  segments: sql`(${DATABASE_OF_TABLE} = segments.table_id)`,
  snippets: sql`collection_id`,
  tables: sql`db_id`,
  users: NOWHERE,
}

export function entityIdRepository({ db }: StoreContext) {
  return {
    /** Those that exist. */
    find: (table: EntityTable, entityIds: readonly string[]): Promise<EntityPlace[]> =>
      inChunks(entityIds, (some) =>
        db
          .selectFrom(table)
          .select(['id', 'entity_id', PLACES[table].as('place_id')])
          .where('entity_id', 'in', some)
          .execute(),
      ),
  }
}
