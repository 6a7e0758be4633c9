/**
 * Work to be done in the background. A row is worked on by the process whose name stands in `locked_by` until
 * `locked_until`; after that anybody may take it over. Times are compared as text, which sorts as they do.
 */
import { sql } from 'kysely'
import type { StoreContext } from '../../context.ts'
import type { JsonObject, Row } from '../../schema.ts'

export type JobRow = Row<'jobs'>

/** From here on, times stand for none: such a job waits for something else. */
const NO_TIME = '9999-01-01T00:00:00.000Z'

/** By as much, clocks of processes may differ. */
const CLOCKS_DIFFER_MS = 5 * 60_000

interface JobClaim {
  kinds: readonly string[]
  worker: string
  now: string
  lockedUntil: string
  /** Lanes without room in this process: what waits for one of them is left where it is. */
  fullLanes?: readonly string[]
}

export interface NewJob {
  key: string
  kind: string
  payload: JsonObject
  runAt: string
  /** The lane that has to have room before it is begun. */
  lane?: string
}

export function jobRepository({ db, engine }: StoreContext) {
  /** Ends a claim without a change to the job. */
  async function release({ id }: JobRow, worker: string): Promise<void> {
    await db
      .updateTable('jobs')
      .set({ locked_by: null, locked_until: null })
      .where('id', '=', id)
      .where('locked_by', '=', worker)
      .execute()
  }

  return {
    release,

    /**
     * Adds a job, or moves the one with this key to the new time. One that runs at that moment runs once more
     * afterwards, since what it did may already be out of date.
     */
    async put(job: NewJob): Promise<void> {
      const { payload, run_at, lane, ...row } = rowOf(job)
      await db
        .insertInto('jobs')
        .values({ ...row, payload, run_at, lane })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ payload, run_at, lane, attempts: 0 }))
        .execute()
    },

    /** Adds a job unless there is one with this key; true when it was added. */
    async putIfAbsent(job: NewJob): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('jobs')
        .values(rowOf(job))
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    /** By key. */
    ofKind: (kind: string): Promise<JobRow[]> =>
      db.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('key').execute(),

    find: (key: string) => db.selectFrom('jobs').selectAll().where('key', '=', key).executeTakeFirst(),

    /** Gives a job another time, unless it has got one meanwhile. */
    async move(id: number, { from, to }: { from: string; to: string }): Promise<void> {
      await db.updateTable('jobs').set({ run_at: to }).where('id', '=', id).where('run_at', '=', from).execute()
    },

    /** Gives jobs that are due after a time another one; not those of a kind, nor what waits for something else than a time. */
    async bringBack({ except, after, to }: { except: string; after: string; to: string }): Promise<void> {
      await db
        .updateTable('jobs')
        .set({ run_at: to })
        .where('kind', '<>', except)
        .where('run_at', '>', after)
        .where('run_at', '<', NO_TIME)
        .execute()
    },

    /** Takes a job out of the queue; false when there is none with this key. Of several who try, one does. */
    async take(key: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('jobs').where('key', '=', key).executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    async delete(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await db.deleteFrom('jobs').where('key', 'in', keys).execute()
    },

    /** Takes the job that has been due for longest; no two processes get the same one. */
    async claim({ kinds, worker, now, lockedUntil, fullLanes = [] }: JobClaim): Promise<JobRow | undefined> {
      if (kinds.length === 0) return undefined
      // Further ahead, no claim reaches: a clock that was ahead has left it.
      const tooLate = new Date(Date.parse(lockedUntil) + CLOCKS_DIFFER_MS).toISOString()
      const due = db
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', kinds)
        .where('run_at', '<=', now)
        .where((e) =>
          e.or([e('locked_until', 'is', null), e('locked_until', '<=', now), e('locked_until', '>', tooLate)]),
        )
        .$if(fullLanes.length > 0, (query) =>
          query.where((e) => e.or([e('lane', 'is', null), e('lane', 'not in', fullLanes)])),
        )
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      return db
        .updateTable('jobs')
        .set({ locked_by: worker, locked_until: lockedUntil })
        .where('id', 'in', due)
        .returningAll()
        .executeTakeFirst()
    },

    /**
     * Counts a try of a claimed job, which runs from now on; undefined when it was taken over, or asked for anew, since it
     * was claimed. A process that dies between both has not tried it.
     */
    begin: ({ id, run_at }: JobRow, worker: string): Promise<JobRow | undefined> =>
      db
        .updateTable('jobs')
        .set({ attempts: sql<number>`attempts + 1` })
        .where('id', '=', id)
        .where('locked_by', '=', worker)
        .where('run_at', '=', run_at)
        .returningAll()
        .executeTakeFirst(),

    /** Keeps a claim; false when another process has taken the job over. */
    async extend(id: number, worker: string, lockedUntil: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ locked_until: lockedUntil })
        .where('id', '=', id)
        .where('locked_by', '=', worker)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Ends a claim: the job is done, unless it was asked for anew while it ran. */
    async finish(job: JobRow, worker: string): Promise<void> {
      await db
        .deleteFrom('jobs')
        .where('id', '=', job.id)
        .where('locked_by', '=', worker)
        // Asking for a job anew sets its tries back.
        .where('attempts', '=', job.attempts)
        .execute()
      await release(job, worker)
    },

    /** Ends a claim and has the job run (again) later. */
    async postpone(
      { id }: JobRow,
      worker: string,
      changes: { run_at: string; attempts: number; last_error: string | null },
    ): Promise<void> {
      await db
        .updateTable('jobs')
        .set({ ...changes, locked_by: null, locked_until: null })
        .where('id', '=', id)
        .where('locked_by', '=', worker)
        .execute()
    },
  }
}

function rowOf({ key, kind, payload, runAt, lane }: NewJob) {
  const unclaimed = { locked_by: null, locked_until: null, last_error: null }
  return { key, kind, payload, run_at: runAt, lane: lane ?? null, ...unclaimed }
}
