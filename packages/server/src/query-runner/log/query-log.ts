/** Collects query-log entries and writes them in batches: a query never waits for its own log line. */
import type { Observe } from '../../observe/events.ts'
import { messageOf } from '../../observe/message-of.ts'
import { auditedRuns, type AuditedRun } from './audited-runs.ts'
import { AppDatabaseUnavailable, type Actor, type NewRow, type QueryDurations, type Store } from '../../store/index.ts'

const FLUSH_INTERVAL_MS = 1_000
/** Written sooner when this many wait. A commit costs a write-through to the disk, so few are better than many. */
const BATCH_ROWS = 2_000
/** Entries kept while the app database is away; the oldest go first. */
const KEPT_ROWS = 20_000
/** Failures in a row after which a batch is given up that an app database within reach refuses. */
const MAX_REFUSALS = 3

export type QueryLogEntry = NewRow<'query_log'>

export interface QueryLog {
  /** Does `work` when the answer that is being made is on its way, or at the next flush. */
  later(work: () => void): void
  /** @param actor Who ran it, and from where. */
  add(entry: QueryLogEntry, actor?: () => Actor): void
  /** Writes what is waiting. */
  flush(): Promise<void>
}

export function queryLog({ store, observe }: { store: Store; observe: Observe }): QueryLog {
  const waiting: QueryLogEntry[] = []
  const audited = auditedRuns()
  let postponed: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let isFailing = false
  let refusals = 0

  function catchUp(): void {
    const works = postponed
    postponed = []
    for (const work of works) work()
  }

  async function flush(): Promise<void> {
    catchUp()
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_ROWS)
      const runs = audited.take()
      try {
        await write(batch, runs)
      } catch (error) {
        failed(batch, runs, error)
        throw error
      }
      isFailing = false
      refusals = 0
    }
  }

  function write(batch: readonly QueryLogEntry[], runs: readonly AuditedRun[]): Promise<void> {
    return store.transaction(async ({ queryLog: stored, auditLog }) => {
      await stored.append(withSaved(batch, await stored.averagesOf(copiedHashes(batch))))
      await stored.addDurations(durationsOf(batch))
      await auditLog.append(runs)
    })
  }

  function failed(batch: readonly QueryLogEntry[], runs: readonly AuditedRun[], error: unknown): void {
    isFailing = true
    refusals = error instanceof AppDatabaseUnavailable ? 0 : refusals + 1
    if (refusals < MAX_REFUSALS) {
      waiting.unshift(...batch)
      audited.giveBack(runs)
    } else refusals = 0
    waiting.splice(0, waiting.length - KEPT_ROWS)
    schedule()
  }

  function schedule(): void {
    timer ??= setTimeout(flushInBackground, FLUSH_INTERVAL_MS).unref()
  }

  function flushInBackground(): void {
    flush().catch((error: unknown) => {
      observe({ type: 'background.failed', task: 'query log', error: messageOf(error) })
    })
  }

  return {
    flush,
    later(work) {
      if (postponed.push(work) === 1) setImmediate(catchUp)
    },
    add(entry, actor) {
      waiting.push(entry)
      audited.add(entry, actor)
      if (waiting.length >= BATCH_ROWS && !isFailing) flushInBackground()
      else schedule()
    },
  }
}

/** Queries of the batch that copies answered. */
function copiedHashes(batch: readonly QueryLogEntry[]): string[] {
  return [...new Set(batch.filter(isCopied).map(({ query_hash }) => query_hash))]
}

const isCopied = ({ copy_ids, status }: QueryLogEntry): boolean => copy_ids != null && status === 'completed'

/** With what copies have saved, where it is known how long the source takes. */
function withSaved(batch: readonly QueryLogEntry[], averages: ReadonlyMap<string, number>): QueryLogEntry[] {
  return batch.map((entry) => {
    const average = isCopied(entry) ? averages.get(entry.query_hash) : undefined
    if (average === undefined) return entry
    return { ...entry, saved_ms: Math.max(0, Math.round(average - entry.running_time_ms)) }
  })
}

/** Times of the queries that really ran on their source, summed per query. */
function durationsOf(batch: readonly QueryLogEntry[]) {
  const sums = new Map<string, QueryDurations>()
  for (const { query_hash, running_time_ms, cache_hit, status, started_at, copy_ids } of batch) {
    if (cache_hit || status !== 'completed' || copy_ids != null) continue
    const sum = sums.get(query_hash) ?? { query_hash, total_ms: 0, runs: 0, last_run_at: started_at }
    sum.total_ms += running_time_ms
    sum.runs += 1
    if (started_at > sum.last_run_at) sum.last_run_at = started_at
    sums.set(query_hash, sum)
  }
  return [...sums.values()]
}
