/** One run of a query from its acceptance to its log entry: who, since when, how far, how long each stage took. */
import { QueryCancelled, type PreparedQuery } from '@querent/query'
import type { Observe } from '../../observe/events.ts'
import { messageOf } from '../../observe/message-of.ts'
import { currentActor } from '../../store/index.ts'
import { hashOf } from '../log/query-hash.ts'
import type { QueryLog, QueryLogEntry } from '../log/query-log.ts'
import type { RunRequest } from '../types.ts'
import { deadline } from './deadline.ts'
import { describeFailure } from './failure.ts'
import type { RunningQueries } from './running-queries.ts'

/** Longest SQL kept in the log. */
const LOGGED_SQL_CHARACTERS = 20_000

export interface RunOutcome {
  rows: number
  cached: boolean
  error?: unknown
}

/** What an answer tells of its run. */
export interface RunFacts {
  context: string
  databaseId: number | null
  startedAt: string
  runningTimeMs: number
  jsonQuery: Record<string, unknown>
}

/** A run as its work sees it. */
export interface Run {
  /** Aborts when the run is to end early: its caller left, somebody stopped it, or its time is over. */
  readonly signal: AbortSignal
  readonly facts: RunFacts
  /** Milliseconds per stage so far. */
  readonly stageTimes: Record<string, number>
  /** Adds the time of a stage that was measured elsewhere. */
  timed(name: string, ms: number): void
  /** Times a stage. */
  stage<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Marks the statement as handed to the database. */
  running(): void
  /** Does this at the end of the run, however it ends. */
  atEnd(work: () => void): void
  /** An error as it should be reported: a passed deadline instead of a cancelled statement. */
  explain(error: unknown): unknown
}

/** A run as `run-query.ts` leads it. */
export interface ActiveRun extends Run {
  /** Tells what was compiled, for the running list and the log. */
  compiled(prepared: PreparedQuery): void
  /** Ends the run: takes it off the running list, and logs it once its answer is on its way. Call it in every case. */
  finish(outcome: RunOutcome): void
}

interface RunEnvironment {
  running: RunningQueries
  log: QueryLog
  observe: Observe
  now: () => number
}

export function beginRun(
  request: RunRequest,
  databaseId: number,
  timeoutMs: number,
  { running, log, observe, now }: RunEnvironment,
): ActiveRun {
  const startedAt = now()
  const actor = currentActor()
  const clock = performance.now()
  const { entry, controller, finish } = running.start({
    user_id: request.user?.id ?? null,
    database_id: databaseId,
    card_id: request.card?.id ?? null,
    context: request.context,
    started_at: new Date(startedAt).toISOString(),
    sql: null,
    state: 'waiting',
  })
  const limit = deadline(timeoutMs, controller, request.signal)
  const stageTimes: Record<string, number> = {}
  let prepared: PreparedQuery | undefined
  const endings: (() => void)[] = []
  const facts: RunFacts = {
    context: request.context,
    databaseId,
    startedAt: entry.started_at,
    runningTimeMs: 0,
    jsonQuery: request.query,
  }

  return {
    get signal() {
      return limit.signal
    },
    facts,
    stageTimes,
    explain: limit.explain,
    timed(name, ms) {
      stageTimes[name] = (stageTimes[name] ?? 0) + ms
    },
    async stage(name, work) {
      const before = performance.now()
      try {
        return await work()
      } finally {
        stageTimes[name] = (stageTimes[name] ?? 0) + performance.now() - before
      }
    },
    compiled(result) {
      prepared = result
      entry.sql = result.sql
      facts.jsonQuery = result.json_query
    },
    running() {
      entry.state = 'running'
    },
    atEnd(work) {
      endings.push(work)
    },
    finish(outcome) {
      for (const work of endings) work()
      finish()
      limit.clear()
      facts.runningTimeMs = Math.round(performance.now() - clock)
      log.later(() => report(outcome))
    },
  }

  function report({ rows, cached, error }: RunOutcome): void {
    const failure = error === undefined ? undefined : failureOf(error)
    const status = failure?.status ?? 'completed'
    const entry: QueryLogEntry = {
      query_hash: prepared === undefined ? '' : hashOf(prepared),
      started_at: facts.startedAt,
      running_time_ms: facts.runningTimeMs,
      result_rows: rows,
      status,
      is_native: prepared?.kind === 'native',
      cache_hit: cached,
      context: request.context,
      error: storable(failure?.message ?? null),
      stage_times: roundedTimes(stageTimes),
      sql: storable(prepared?.sql.slice(0, LOGGED_SQL_CHARACTERS) ?? null),
      executor_id: request.user?.id ?? null,
      card_id: request.card?.id ?? null,
      dashboard_id: request.dashboard?.id ?? null,
      database_id: databaseId,
    }
    log.add(entry, actor)
    observe({
      type: 'query.finished',
      databaseId,
      userId: request.user?.id ?? null,
      context: request.context,
      status,
      cached,
      rows,
      durationMs: facts.runningTimeMs,
      ...(failure === undefined ? {} : { error: failure.message }),
    })
  }
}

function failureOf(error: unknown): { status: 'failed' | 'interrupted'; message: string } {
  try {
    return describeFailure(error)
  } catch {
    const status = error instanceof QueryCancelled ? 'interrupted' : 'failed'
    return { status, message: messageOf(error) }
  }
}

/** PostgreSQL stores no NUL characters and no halves of surrogate pairs. */
function storable(text: string | null): string | null {
  return text?.replaceAll('\0', '').toWellFormed() ?? null
}

function roundedTimes(timesMs: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(timesMs).map(([stage, ms]) => [stage, Math.round(ms * 100) / 100]))
}
