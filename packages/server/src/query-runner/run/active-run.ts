/** One run of a query from its acceptance to its log entry: who, since when, how far, how long each stage took. */
import { QueryCancelled, type PreparedQuery } from '@querent/query'
import type { Observe } from '../../observe/events.ts'
import { messageOf } from '../../observe/message-of.ts'
import { currentActor } from '../../store/index.ts'
import { hashOf } from '../log/query-hash.ts'
import type { QueryLog, QueryLogEntry } from '../log/query-log.ts'
import type { RunRequest } from '../types.ts'
import { Deadline } from './deadline.ts'
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
  databaseId: number
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

interface RunEnvironment {
  running: RunningQueries
  log: QueryLog
  observe: Observe
  now: () => number
}

/** A run as `run-query.ts` leads it. */
export class ActiveRun implements Run {
  readonly facts: RunFacts
  readonly stageTimes: Record<string, number> = {}
  readonly #request: RunRequest
  readonly #environment: RunEnvironment
  readonly #registered: ReturnType<RunningQueries['start']>
  readonly #deadline: Deadline
  readonly #actor = currentActor()
  readonly #clock = performance.now()
  #prepared: PreparedQuery | undefined
  #endings: (() => void)[] | undefined

  constructor(request: RunRequest, databaseId: number, timeoutMs: number, environment: RunEnvironment) {
    const started_at = new Date(environment.now()).toISOString()
    this.#request = request
    this.#environment = environment
    this.#registered = environment.running.start({
      user_id: request.user?.id ?? null,
      database_id: databaseId,
      card_id: request.card?.id ?? null,
      context: request.context,
      started_at,
      sql: null,
      state: 'waiting',
    })
    this.#deadline = new Deadline(timeoutMs, this.#registered.controller, request.signal)
    this.facts = {
      context: request.context,
      databaseId,
      startedAt: started_at,
      runningTimeMs: 0,
      jsonQuery: request.query,
    }
  }

  get signal(): AbortSignal {
    return this.#deadline.signal
  }

  explain(error: unknown): unknown {
    return this.#deadline.explain(error)
  }

  timed(name: string, ms: number): void {
    this.stageTimes[name] = (this.stageTimes[name] ?? 0) + ms
  }

  async stage<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = performance.now()
    try {
      return await work()
    } finally {
      this.timed(name, performance.now() - before)
    }
  }

  /** Tells what was compiled, for the running list and the log. */
  compiled(prepared: PreparedQuery): void {
    this.#prepared = prepared
    this.#registered.entry.sql = prepared.sql
    this.facts.jsonQuery = prepared.json_query
  }

  running(): void {
    this.#registered.entry.state = 'running'
  }

  atEnd(work: () => void): void {
    this.#endings ??= []
    this.#endings.push(work)
  }

  /** Ends the run: takes it off the running list, and logs it once its answer is on its way. Call it in every case. */
  finish(outcome: RunOutcome): void {
    if (this.#endings !== undefined) for (const work of this.#endings) work()
    this.#registered.finish()
    this.#deadline.clear()
    this.facts.runningTimeMs = Math.round(performance.now() - this.#clock)
    this.#environment.log.later(() => this.#report(outcome))
  }

  #report({ rows, cached, error }: RunOutcome): void {
    const { context, user, card, dashboard } = this.#request
    const { startedAt, runningTimeMs, databaseId } = this.facts
    const prepared = this.#prepared
    const failure = error === undefined ? undefined : failureOf(error)
    const status = failure?.status ?? 'completed'
    const entry: QueryLogEntry = {
      query_hash: prepared === undefined ? '' : hashOf(prepared),
      started_at: startedAt,
      running_time_ms: runningTimeMs,
      result_rows: rows,
      status,
      is_native: prepared?.kind === 'native',
      cache_hit: cached,
      context,
      error: storable(failure?.message ?? null),
      stage_times: rounded(this.stageTimes),
      sql: storable(prepared?.sql.slice(0, LOGGED_SQL_CHARACTERS) ?? null),
      executor_id: user?.id ?? null,
      card_id: card?.id ?? null,
      dashboard_id: dashboard?.id ?? null,
      database_id: databaseId,
      copy_ids: cached || prepared === undefined ? null : copyIds(prepared),
    }
    this.#environment.log.add(entry, this.#actor)
    this.#environment.observe({
      type: 'query.finished',
      databaseId,
      userId: user?.id ?? null,
      context,
      status,
      cached,
      rows,
      durationMs: runningTimeMs,
      waitMs: this.stageTimes['wait'],
      ...(failure === undefined ? {} : { error: failure.message }),
    })
  }
}

function copyIds({ place }: PreparedQuery): number[] | null {
  return place.at === 'copies' ? place.uses.map(({ copyId }) => copyId) : null
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

/** The same object: nobody else reads it any more. */
function rounded(timesMs: Record<string, number>): Record<string, number> {
  for (const stage in timesMs) timesMs[stage] = Math.round(timesMs[stage]! * 100) / 100
  return timesMs
}
