/** Actions, which write to connected databases. */
import { inChunks } from '../../batches.ts'
import { newEntityId } from '../../entity-id.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges, StoredTemplate } from '../../schema.ts'
import { canDecrypt } from '../../secrets/sealed.ts'

/** An action with its request in the clear. */
export type ActionRow = Opened<Row<'actions'>>

/** An action with the name of its maker. */
export type ActionWithCreator = Awaited<ReturnType<ReturnType<typeof actionRepository>['listOfModels']>>[number]

/** A request that cannot be read any more is null. */
type Opened<T extends { template?: string | null }> = Omit<T, 'template'> & { template: StoredTemplate | null }
type Sealing<T> = Omit<T, 'template'> & { template?: StoredTemplate | null }

export function actionRepository({ db, change, secrets }: StoreContext) {
  const opened = <T extends { template: string | null }>({ template, ...row }: T): Opened<T> => {
    const isReadable = template !== null && canDecrypt(secrets, template)
    return { ...row, template: isReadable ? JSON.parse(secrets.decrypt(template)) : null }
  }
  const sealed = <T extends Sealing<object>>({ template, ...row }: T) => ({
    ...row,
    ...(template !== undefined && { template: template && secrets.encrypt(JSON.stringify(template)) }),
  })

  const withCreator = () =>
    db
      .selectFrom('actions')
      .innerJoin('users', 'users.id', 'actions.creator_id')
      .selectAll('actions')
      .select(['users.email', 'users.first_name', 'users.last_name'])

  return {
    /** Also an archived one. */
    async find(id: number) {
      const row = await withCreator().where('actions.id', '=', id).executeTakeFirst()
      return row && opened(row)
    },

    findByPublicUuid: (uuid: string) =>
      db.selectFrom('actions').select('id').where('public_uuid', '=', uuid).executeTakeFirst(),

    /** Live ones, the one that was changed longest ago first. */
    /** @param archived Those that are archived, or the others. */
    async listOfModels(modelIds: readonly number[], archived: boolean) {
      const rows = await withCreator()
        .where('model_id', 'in', modelIds)
        .where('actions.archived', '=', archived)
        .orderBy('actions.updated_at')
        .orderBy('actions.id')
        .execute()
      return rows.map((row) => opened(row))
    },

    /** Archived ones, too. */
    async findMany(ids: readonly number[]) {
      const rows = await inChunks(ids, (some) => withCreator().where('actions.id', 'in', some).execute())
      return rows.map((row) => opened(row))
    },

    /** Models with live actions. */
    async modelIds(): Promise<number[]> {
      const rows = await db.selectFrom('actions').select('model_id').distinct().where('archived', '=', false).execute()
      return rows.map(({ model_id }) => model_id)
    },

    /** Live ones with a public link, by lower-case name. */
    listShared: () =>
      db
        .selectFrom('actions')
        .select(['id', 'name', 'public_uuid', 'model_id'])
        .where('public_uuid', 'is not', null)
        .$narrowType<{ public_uuid: string }>()
        .where('archived', '=', false)
        .orderBy((e) => e.fn<string>('lower', ['name']))
        .execute(),

    async create(action: Sealing<Omit<NewRow<'actions'>, 'entity_id'>>): Promise<number> {
      return change('content', async (db) => {
        const { id } = await db
          .insertInto('actions')
          .values({ ...sealed(action), entity_id: newEntityId() })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      })
    },

    async update(id: number, changes: Sealing<RowChanges<'actions'>>): Promise<void> {
      await change('content', (db) => db.updateTable('actions').set(sealed(changes)).where('id', '=', id).execute())
    },

    async delete(id: number): Promise<void> {
      await change('content', (db) => db.deleteFrom('actions').where('id', '=', id).execute())
    },

    deleteImplicitOf: (modelId: number) =>
      change('content', (db) =>
        db.deleteFrom('actions').where('model_id', '=', modelId).where('type', '=', 'implicit').execute(),
      ),

    /** All of a model, which also leave the dashboards that they are on. */
    archiveOf: (modelId: number, time: string) =>
      change('content', async (db) => {
        const live = await db
          .selectFrom('actions')
          .select('id')
          .where('model_id', '=', modelId)
          .where('archived', '=', false)
          .execute()
        const ids = live.map(({ id }) => id)
        await inChunks(ids, (some) => db.deleteFrom('dashboard_cards').where('action_id', 'in', some).execute())
        await inChunks(ids, (some) =>
          db.updateTable('actions').set({ archived: true, updated_at: time }).where('id', 'in', some).execute(),
        )
      }),
  }
}
