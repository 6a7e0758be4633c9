/** Dashboards themselves; what stands on them is in dashboard-cards.ts. */
import { sql, type Kysely } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import { newEntityId } from '../../entity-id.ts'
import type { NewRow, Row, RowChanges, Schema } from '../../schema.ts'
import type { ItemPlace } from './card-items.ts'
import { moderatedStatus } from '../../moderated-status.ts'

export type DashboardRow = Row<'dashboards'>
/** A dashboard with the names of those who made and last changed it. */
export type DashboardWithPeople = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number]
export type DashboardBrief = Awaited<ReturnType<ReturnType<typeof dashboardRepository>['briefs']>>[number]
export type DashboardItemRow = Awaited<ReturnType<ReturnType<typeof dashboardRepository>['listItems']>>[number]

export interface DashboardFilter {
  archived: boolean
  creatorId?: number
}

const BRIEF_COLUMNS = [
  'id',
  'name',
  'description',
  'collection_id',
  'archived',
] as const satisfies readonly (keyof DashboardRow)[]

const ITEM_COLUMNS = [
  'dashboards.id',
  'dashboards.name',
  'dashboards.description',
  'dashboards.collection_id',
  'dashboards.collection_position',
  'dashboards.archived',
  'dashboards.archived_directly',
  'dashboards.entity_id',
] as const satisfies readonly `dashboards.${keyof DashboardRow}`[]

function withPeople(db: Kysely<Schema>) {
  return db
    .selectFrom('dashboards')
    .innerJoin('users as creators', 'creators.id', 'dashboards.creator_id')
    .leftJoin('users as editors', 'editors.id', 'dashboards.last_editor_id')
    .selectAll('dashboards')
    .select(['creators.email as creator_email', 'creators.first_name as creator_first_name'])
    .select(['creators.last_name as creator_last_name'])
    .select(['editors.email as editor_email', 'editors.first_name as editor_first_name'])
    .select(['editors.last_name as editor_last_name'])
}

export function dashboardRepository({ db, change }: StoreContext) {
  return {
    find: (id: number) => withPeople(db).where('dashboards.id', '=', id).executeTakeFirst(),

    findByPublicUuid: (uuid: string) =>
      db.selectFrom('dashboards').selectAll().where('public_uuid', '=', uuid).executeTakeFirst(),

    findByEntityId: (entityId: string) =>
      db.selectFrom('dashboards').select('id').where('entity_id', '=', entityId).executeTakeFirst(),

    /** What lists of mixed content show of dashboards. */
    briefs: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('dashboards')
          .select(BRIEF_COLUMNS)
          .select(moderatedStatus('dashboard'))
          .where('id', 'in', some)
          .execute(),
      ),

    /** By lower-case name. */
    list({ archived, creatorId }: DashboardFilter) {
      const all = withPeople(db)
        .where('dashboards.archived', '=', archived)
        .orderBy((e) => e.fn<string>('lower', ['dashboards.name']))
        .orderBy('dashboards.id')
      return (creatorId === undefined ? all : all.where('dashboards.creator_id', '=', creatorId)).execute()
    },

    /** What lists of a collection's content show of its dashboards. */
    listItems(place: ItemPlace) {
      const items = db
        .selectFrom('dashboards')
        .leftJoin('users as editors', 'editors.id', 'dashboards.last_editor_id')
        .select(ITEM_COLUMNS)
        .select(['dashboards.last_editor_id', 'dashboards.last_edited_at', 'editors.email as editor_email'])
        .select(['editors.first_name as editor_first_name', 'editors.last_name as editor_last_name'])
        .select(moderatedStatus('dashboard'))
      if (place === 'trash') return items.where('dashboards.archived_directly', '=', true).execute()
      const { collectionId, archived, withDirect } = place
      let own = items.where('dashboards.archived', '=', archived)
      if (!withDirect) own = own.where('dashboards.archived_directly', '=', false)
      return collectionId === null
        ? own.where('dashboards.collection_id', 'is', null).execute()
        : own.where('dashboards.collection_id', '=', collectionId).execute()
    },

    async create(dashboard: Omit<NewRow<'dashboards'>, 'entity_id'>): Promise<number> {
      return change('content', async (db) => {
        const { id } = await db
          .insertInto('dashboards')
          .values({ ...dashboard, entity_id: newEntityId() })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      })
    },

    async update(id: number, changes: RowChanges<'dashboards'>): Promise<void> {
      await change('content', (db) => db.updateTable('dashboards').set(changes).where('id', '=', id).execute())
    },

    /** With all that stands on it. */
    async delete(id: number): Promise<void> {
      await change('content', (db) => db.deleteFrom('dashboards').where('id', '=', id).execute())
    },

    /** Live dashboards with a public link, by lower-case name. */
    listShared: () =>
      db
        .selectFrom('dashboards')
        .select(['id', 'name', 'public_uuid'])
        .where('public_uuid', 'is not', null)
        .$narrowType<{ public_uuid: string }>()
        .where('archived', '=', false)
        .orderBy((e) => e.fn<string>('lower', ['name']))
        .execute(),

    /** Live dashboards that may be embedded, by lower-case name. */
    listEmbeddable: () =>
      db
        .selectFrom('dashboards')
        .select(['id', 'name'])
        .where('enable_embedding', '=', true)
        .where('archived', '=', false)
        .orderBy((e) => e.fn<string>('lower', ['name']))
        .execute(),

    /** Adds views that were collected; one statement for up to 500 dashboards. */
    async addViews(views: readonly { id: number; views: number; viewed_at: string }[]): Promise<void> {
      await inChunks(views, async (some) => {
        const values = some.map(({ id, views, viewed_at }) => sql`(${sql.join([id, views, viewed_at])})`)
        await sql`update dashboards set view_count = view_count + cast(v.column2 as integer),
          last_viewed_at = cast(v.column3 as text)
          from (values ${sql.join(values)}) as v where dashboards.id = cast(v.column1 as integer)`.execute(db)
        return []
      })
    },
  }
}
