/** Segments: named filters on a table. */
import { inChunks } from '../../batches.ts'
import { newEntityId } from '../../entity-id.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, RowChanges } from '../../schema.ts'

/** A segment with the name of its maker. */
export type SegmentWithCreator = Awaited<ReturnType<ReturnType<typeof segmentRepository>['list']>>[number]

export function segmentRepository({ db, change }: StoreContext) {
  const withCreator = () =>
    db
      .selectFrom('segments')
      .innerJoin('users', 'users.id', 'segments.creator_id')
      .innerJoin('tables', 'tables.id', 'segments.table_id')
      .selectAll('segments')
      .select(['users.email', 'users.first_name', 'users.last_name', 'tables.db_id'])

  return {
    /** As `snippets.lock`. */
    lock: () => change('content', async () => {}),

    find: (id: number) => withCreator().where('segments.id', '=', id).executeTakeFirst(),

    findMany: (ids: readonly number[]) =>
      inChunks(ids, (some) => withCreator().where('segments.id', 'in', some).execute()),

    /** Live ones by lower-case name. */
    list: () =>
      withCreator()
        .where('segments.archived', '=', false)
        .orderBy((e) => e.fn<string>('lower', ['segments.name']))
        .orderBy('segments.id')
        .execute(),

    async create(segment: Omit<NewRow<'segments'>, 'entity_id'>): Promise<number> {
      return change(['content', 'metadata'], async (db) => {
        const { id } = await db
          .insertInto('segments')
          .values({ ...segment, entity_id: newEntityId() })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      })
    },

    /** Tables show their segments, so what is cached of them goes stale too. */
    async update(id: number, changes: RowChanges<'segments'>): Promise<void> {
      await change(['content', 'metadata'], (db) =>
        db.updateTable('segments').set(changes).where('id', '=', id).execute(),
      )
    },
  }
}
