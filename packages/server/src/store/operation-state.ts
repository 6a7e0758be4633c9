/** What monitoring wants to know of the app database: a few small reads, whatever it holds. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { lastBackup } from './last-backup.ts'

export interface OperationState {
  databases: { id: number; name: string; engine: string; lastSyncedAt: string | null; isSyncFailed: boolean }[]
  /** Jobs that are due and that nobody works on, by kind, with the time since when the oldest is due. */
  waiting: { kind: string; count: number; since: string }[]
  /** Deliveries that are due and not sent yet, also those that wait for another try; when the oldest was due, null for none. */
  deliveries: { waiting: number; oldestDueAt: string | null }
  /** Their number by state, without states that none is in. */
  storedModels: { state: string; count: number }[]
  /** Milliseconds since 1970; undefined when none was made. */
  lastBackupAt: number | undefined
}

/** @param now ISO text. */
export async function operationState(db: Kysely<Schema>, now: string): Promise<OperationState> {
  const databases = await db
    .selectFrom('databases')
    .select(['id', 'name', 'engine', 'last_synced_at as lastSyncedAt', 'sync_error'])
    .orderBy('id')
    .execute()
  const waiting = await db
    .selectFrom('jobs')
    .select((e) => ['kind', e.fn.countAll().as('count'), e.fn.min('run_at').as('since')])
    .where('run_at', '<=', now)
    .where((e) => e.or([e('locked_until', 'is', null), e('locked_until', '<=', now)]))
    .groupBy('kind')
    .execute()
  return {
    databases: databases.map(({ sync_error, ...database }) => ({ ...database, isSyncFailed: sync_error !== null })),
    waiting: waiting.map(({ kind, count, since }) => ({ kind, count: Number(count), since: String(since) })),
    deliveries: await openDeliveries(db),
    storedModels: await storedModels(db),
    lastBackupAt: await lastBackup(db),
  }
}

async function openDeliveries(db: Kysely<Schema>): Promise<OperationState['deliveries']> {
  const { waiting, oldest } = await db
    .selectFrom('deliveries')
    .select((e) => [e.fn.countAll().as('waiting'), e.fn.min('due_at').as('oldest')])
    .where('state', 'in', ['due', 'waiting'])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldestDueAt: oldest }
}

async function storedModels(db: Kysely<Schema>): Promise<OperationState['storedModels']> {
  const rows = await db
    .selectFrom('persistence')
    .select((e) => ['state', e.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}
