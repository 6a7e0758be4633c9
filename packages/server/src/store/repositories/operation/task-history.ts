/** How background work went, the latest first. */
import { sql } from 'kysely'
import type { StoreContext } from '../../context.ts'
import type { JsonObject, Row } from '../../schema.ts'

export type TaskRow = Row<'task_history'>

export interface TaskFilter {
  status?: TaskRow['status'] | undefined
  task?: string | undefined
}

export interface TaskOrder {
  column: 'started_at' | 'ended_at' | 'duration'
  direction: 'asc' | 'desc'
}

interface NewTask {
  jobKey: string
  task: string
  databaseId: number | null
  payload: JsonObject
  startedAt: string
}

interface TaskEnd {
  status: 'success' | 'failed'
  endedAt: string
  duration: number
  error: string | null
}

export function taskHistoryRepository({ db }: StoreContext) {
  const filtered = ({ status, task }: TaskFilter) =>
    db
      .selectFrom('task_history')
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'unknown'))
      .$if(task !== undefined, (query) => query.where('task', '=', task ?? ''))

  return {
    /** How often work of a kind went well since an ISO time, how long that took, and since when there is any, by its key. */
    async worked(task: string, since: string): Promise<Map<string, { count: number; ms: number; first: string }>> {
      const rows = await filtered({ task, status: 'success' })
        .select('job_key')
        .select((e) => [
          e.fn.countAll<number | string>().as('count'),
          e.fn.sum<number | string | null>('duration').as('ms'),
          e.fn.min('started_at').as('first'),
        ])
        .where('started_at', '>=', since)
        .groupBy('job_key')
        .execute()
      return new Map(
        rows.map(({ job_key, count, ms, first }) => [job_key, { count: Number(count), ms: Number(ms), first }]),
      )
    },

    /** Gives its id. What a process that died has left of the same work is never going to end. */
    async begin({ jobKey, task, databaseId, payload, startedAt }: NewTask): Promise<number> {
      await db
        .updateTable('task_history')
        .set({ status: 'unknown' })
        .where('job_key', '=', jobKey)
        .where('status', '=', 'started')
        .execute()
      const row = {
        job_key: jobKey,
        task,
        db_id: databaseId,
        payload,
        started_at: startedAt,
        status: 'started' as const,
      }
      const { id } = await db
        .insertInto('task_history')
        .values({ ...row, ended_at: null, duration: null, error: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async end(id: number, { status, endedAt, duration, error }: TaskEnd): Promise<void> {
      await db
        .updateTable('task_history')
        .set({ status, ended_at: endedAt, duration, error })
        .where('id', '=', id)
        .execute()
    },

    /** What was handed back is no run. */
    async drop(id: number): Promise<void> {
      await db.deleteFrom('task_history').where('id', '=', id).execute()
    },

    find: (id: number): Promise<TaskRow | undefined> =>
      db.selectFrom('task_history').selectAll().where('id', '=', id).executeTakeFirst(),

    list: (filter: TaskFilter, { column, direction }: TaskOrder, limit: number, offset: number): Promise<TaskRow[]> =>
      filtered(filter)
        .selectAll()
        // What has not ended comes last, whatever the engine thinks of null.
        .orderBy(sql`case when ${sql.ref(column)} is null then 1 else 0 end`)
        .orderBy(column, direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: TaskFilter): Promise<number> {
      const { count } = await filtered(filter)
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Names of tasks, in their order. */
    async names(): Promise<string[]> {
      const rows = await db.selectFrom('task_history').select('task').distinct().orderBy('task').execute()
      return rows.map(({ task }) => task)
    },

    /** Deletes some of what began before; gives how many. */
    async deleteOlder(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('task_history')
        .where('id', 'in', (e) =>
          e.selectFrom('task_history').select('id').where('started_at', '<', before).limit(5000),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
