/** Webhooks and the like that administrators have set up. Their details are encrypted. */
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

/** A channel with its details in the clear. */
export interface ChannelRow extends Omit<Row<'channels'>, 'details'> {
  details: Record<string, unknown>
}

export function channelRepository({ db, secrets, change }: StoreContext) {
  const opened = ({ details, ...row }: Row<'channels'>): ChannelRow => ({
    ...row,
    details: JSON.parse(secrets.decrypt(details)),
  })
  const sealed = (details: object) => secrets.encrypt(JSON.stringify(details))

  return {
    /** By id. */
    async list({ includeInactive }: { includeInactive: boolean }): Promise<ChannelRow[]> {
      const all = db.selectFrom('channels').selectAll().orderBy('id')
      const rows = await (includeInactive ? all : all.where('active', '=', true)).execute()
      return rows.map(opened)
    },

    async find(id: number): Promise<ChannelRow | undefined> {
      const row = await db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst()
      return row && opened(row)
    },

    async findByName(name: string): Promise<number | undefined> {
      return (await db.selectFrom('channels').select('id').where('name', '=', name).executeTakeFirst())?.id
    },

    async create({ details, ...row }: Omit<NewRow<'channels'>, 'details'> & { details: object }): Promise<number> {
      return change('content', async (db) => {
        const values = { ...row, details: sealed(details) }
        return (await db.insertInto('channels').values(values).returning('id').executeTakeFirstOrThrow()).id
      })
    },

    async update(id: number, { details, ...row }: Omit<RowChanges<'channels'>, 'details'> & { details?: object }) {
      const changes = { ...row, ...(details !== undefined && { details: sealed(details) }) }
      await change('content', (db) => db.updateTable('channels').set(changes).where('id', '=', id).execute())
    },
  }
}
