/**
 * The database Copies: its tables and fields are those of what is copied, whichever database it came from, so that questions can
 * join them. It is made with the first copy and follows every refresh (docs/explanation/copies.md).
 */
import { messageOf } from '../../../observe/message-of.ts'
import { ADMINISTRATORS_ID, newEntityId, type Repositories } from '../../../store/index.ts'
import type { Work } from '../../shared/work.ts'
import type { Deps } from '../../deps.ts'
import type { Task } from '../../../jobs/index.ts'
import { writeFields } from './fields.ts'
import { writeTables } from './tables.ts'

const NAME = 'Copies'

export function copiesDatabase({ store, change, observe }: Pick<Deps, 'store' | 'change' | 'observe'>) {
  /** Brings the tables of Copies in line with what is copied. What fails is done by the next refresh, or within the hour. */
  async function follow(): Promise<void> {
    try {
      const copies = await store.persistence.listCopies()
      const isNeeded = copies.length > 0 || (await store.copyLinks.list()).length > 0
      if (isNeeded) await change.bySystem(write)
    } catch (error) {
      observe({ type: 'background.failed', task: 'database Copies', error: messageOf(error) })
    }
  }

  /** Has a task followed by that. */
  const followed = <Payload extends object>(task: Task<Payload>): Task<Payload> => ({
    ...task,
    async run(payload, signal) {
      await task.run(payload, signal)
      await follow()
    },
  })

  /** The same for what people ask. */
  const followedBy =
    <Args extends unknown[]>(ask: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      await ask(...args)
      await follow()
    }

  return { followed, followedBy }
}

async function write({ repositories, time }: Work): Promise<void> {
  await repositories.tables.lock()
  const database = await databaseOf(repositories, time)
  const tables = await writeTables(repositories, { databaseId: database, time })
  await writeFields(repositories, { databaseId: database, tables, time })
}

/** The id of the database, made if it is not there. Words of groups on it only take away what they have on the sources. */
async function databaseOf({ databases, dataPermissions, groups }: Repositories, time: string): Promise<number> {
  const found = (await databases.list()).find((row) => row.is_copies)
  if (found !== undefined) return found.id
  const { id } = await databases.create({
    name: NAME,
    engine: 'duckdb',
    details: {},
    description:
      'Copied tables and models of all databases, which questions can join. Rows are of the time of the copy.',
    is_copies: true,
    is_full_sync: false,
    initial_sync_status: 'complete',
    metadata_sync_schedule: '0 50 0 * * ? *',
    cache_field_values_schedule: '0 50 0 * * ? *',
    created_at: time,
    updated_at: time,
    entity_id: newEntityId(),
  })
  const all = {
    view_data: 'unrestricted',
    create_queries: 'query-builder-and-native',
    download: 'full',
    data_model: 'none',
    details: 'no',
  } as const
  for (const group_id of await groups.ids())
    if (group_id !== ADMINISTRATORS_ID) await dataPermissions.put({ group_id, database_id: id, ...all }, new Map(), [])
  return id
}
