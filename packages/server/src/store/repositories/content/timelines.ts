/** Timelines and their events. */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import { newEntityId } from '../../entity-id.ts'
import type { NewRow, RowChanges } from '../../schema.ts'

/** A timeline with the name of its maker. */
export type TimelineWithCreator = Awaited<ReturnType<ReturnType<typeof timelineRepository>['list']>>[number]
/** An event with the name of its maker. */
export type EventWithCreator = Awaited<ReturnType<ReturnType<typeof timelineRepository>['eventsOf']>>[number]

export function timelineRepository({ db, change }: StoreContext) {
  const withCreator = () =>
    db
      .selectFrom('timelines')
      .innerJoin('users', 'users.id', 'timelines.creator_id')
      .selectAll('timelines')
      .select(['users.email', 'users.first_name', 'users.last_name'])
  const eventsWithCreator = () =>
    db
      .selectFrom('timeline_events')
      .innerJoin('users', 'users.id', 'timeline_events.creator_id')
      .selectAll('timeline_events')
      .select(['users.email', 'users.first_name', 'users.last_name'])

  return {
    find: (id: number) => withCreator().where('timelines.id', '=', id).executeTakeFirst(),

    /** By lower-case name. `collectionId` narrows to a collection; null is the root. */
    list({ archived, collectionId }: { archived: boolean; collectionId?: number | null }) {
      const all = withCreator()
        .where('timelines.archived', '=', archived)
        .orderBy((e) => e.fn<string>('lower', ['timelines.name']))
        .orderBy('timelines.id')
      if (collectionId === undefined) return all.execute()
      return collectionId === null
        ? all.where('timelines.collection_id', 'is', null).execute()
        : all.where('timelines.collection_id', '=', collectionId).execute()
    },

    async create(timeline: Omit<NewRow<'timelines'>, 'entity_id'>): Promise<number> {
      return change('content', async (db) => {
        const { id } = await db
          .insertInto('timelines')
          .values({ ...timeline, entity_id: newEntityId() })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      })
    },

    async update(id: number, changes: RowChanges<'timelines'>): Promise<void> {
      await change('content', (db) => db.updateTable('timelines').set(changes).where('id', '=', id).execute())
    },

    /** With its events. */
    async delete(id: number): Promise<void> {
      await change('content', (db) => db.deleteFrom('timelines').where('id', '=', id).execute())
    },

    findEvent: (id: number) => eventsWithCreator().where('timeline_events.id', '=', id).executeTakeFirst(),

    /** Events of timelines, the earliest first. */
    eventsOf: (timelineIds: readonly number[]) =>
      inChunks(timelineIds, (some) =>
        eventsWithCreator()
          .where('timeline_id', 'in', some)
          .orderBy('timestamp')
          .orderBy('timeline_events.id')
          .execute(),
      ),

    async createEvent(event: NewRow<'timeline_events'>): Promise<number> {
      return change('content', async (db) => {
        const { id } = await db.insertInto('timeline_events').values(event).returning('id').executeTakeFirstOrThrow()
        return id
      })
    },

    async updateEvent(id: number, changes: RowChanges<'timeline_events'>): Promise<void> {
      await change('content', (db) => db.updateTable('timeline_events').set(changes).where('id', '=', id).execute())
    },

    /** Puts all events of a timeline away, or brings them back. */
    async setEventsArchived(timelineId: number, archived: boolean): Promise<void> {
      await change('content', (db) =>
        db.updateTable('timeline_events').set({ archived }).where('timeline_id', '=', timelineId).execute(),
      )
    },

    async deleteEvent(id: number): Promise<void> {
      await change('content', (db) => db.deleteFrom('timeline_events').where('id', '=', id).execute())
    },
  }
}
