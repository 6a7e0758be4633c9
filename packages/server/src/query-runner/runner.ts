/**
 * Runs queries: joins the pipeline to the app database, the engines, the results cache and the log. Rows stream; only
 * answers for a screen, which have a row limit, are held in memory.
 */
import type { PreparedQuery } from '@querent/query'
import { copySets } from '../copies/index.ts'
import type { Observe } from '../observe/events.ts'
import { VersionedCache } from '../store/index.ts'
import { cacheRules } from './cache/cache-terms.ts'
import { recentRows } from './cache/recent-rows.ts'
import { resultsCache } from './cache/results-cache.ts'
import { hashOf } from './log/query-hash.ts'
import { queryLog } from './log/query-log.ts'
import { preparation, type LocatedRequest, type PreparationDeps, type ReadyQuery } from './prepare/prepare.ts'
import { queryOpener } from './rows/open-query.ts'
import { ActiveRun } from './run/active-run.ts'
import { queryRunner } from './run/run-query.ts'
import { runningQueries } from './run/running-queries.ts'
import type { Limits, RunRequest } from './types.ts'

interface RunnerDeps extends PreparationDeps {
  observe: Observe
  /** Which of the processes of this server it is. */
  peers: { place: number; count: number }
}

export function createRunner(deps: RunnerDeps) {
  const { store, settings, observe, now, peers } = deps
  const log = queryLog({ store, observe })
  const running = runningQueries(peers)
  const rules = new VersionedCache('caching', async () => cacheRules(await store.cacheRules.all()))
  const { locate, prepare, explain, judge, describe, modelToStore } = preparation(deps)

  const sets = copySets()
  const checks: ((copyId: number) => Promise<void>)[] = []
  const copiesFailed = (ids: readonly number[]) => {
    for (const id of ids) for (const check of checks) check(id).catch(() => undefined)
  }
  const environment = { running, log, observe, now }

  async function begin({ request, databaseId, versions }: LocatedRequest) {
    const { timeoutMs } = await settings(versions)
    return new ActiveRun(request, databaseId, timeoutMs, environment)
  }

  return {
    run: queryRunner({ locate, begin, prepare, observe, copiesFailed }),
    /** Has copies checked that did not answer: their files may be damaged. */
    whenCopyFails(check: (copyId: number) => Promise<void>): void {
      checks.push(check)
    },
    open: queryOpener(sets),
    /**
     * Compiles a query that is not run, or not now.
     * @throws {ApiError} when it names no database that exists. @throws {QueryError} when it is refused.
     */
    prepare: async (request: RunRequest, limits: Limits): Promise<ReadyQuery> => prepare(await locate(request), limits),
    explain,
    judge,
    describe,
    modelToStore,
    cache: resultsCache({ store }),
    recentRows: recentRows(now),
    /** For how long results are kept, as of the counters. */
    cacheRules: rules.get.bind(rules),
    now,
    log,
    running,
    observe,
    /** Milliseconds that the query took on average so far; undefined when it never ran. */
    averageOf: (query: PreparedQuery) => store.queryLog.averageOf(hashOf(query)),
    /** Stops every query and writes the log. */
    async close(): Promise<void> {
      running.cancelAll()
      await log.flush()
      await sets.close()
    },
  }
}

export type Runner = ReturnType<typeof createRunner>

/** Runs a query and opens its rows. */
export type StatementRunner = Pick<Runner, 'run' | 'open'>

/** Keeps results, and decides how long they are current. */
export type ResultKeeper = Pick<Runner, 'cache' | 'cacheRules' | 'averageOf' | 'now' | 'observe'>

/** Answers queries, from the results cache where it may. */
export type AnswerRunner = StatementRunner & ResultKeeper

/** Reads rows into memory, and keeps those of equal queries for a short time. */
export type RowRunner = StatementRunner & Pick<Runner, 'recentRows'>
