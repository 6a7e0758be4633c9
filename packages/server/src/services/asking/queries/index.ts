/**
 * Runs queries for users: ad-hoc queries and those of cards, for a screen or as a file. Tested by
 * test/contract/dataset.test.ts and native-parameters.test.ts.
 */
import { ApiError, type Paging } from '@querent/contract'
import { inlineParams, QueryError, type Explanation, type QueryDescription, type RowOrder } from '@querent/query'
import { canMonitor, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import {
  answerQuery,
  exportQuery,
  pivotRows,
  type Answer,
  type AnswerRunner,
  type Runner,
  sourceOf,
} from '../../../query-runner/index.ts'
import type { CacheVersions, QueryLogFilter, Store } from '../../../store/index.ts'
import type { Peers } from '../../../workers/index.ts'
import { describeFile, pivotOfDownload, type Download, type DownloadFile } from './download.ts'
import { formatSql } from './format/index.ts'

export type { Asked, Caller, DeliveryContext } from './caller.ts'
export { placeSettings } from './place-pivot.ts'
export { isMeant } from './card-parameters.ts'
export { cardQueryService, requestFor, type CardQueryService } from './card-queries.ts'
export { dashboardQueryService, type DashboardQueryService } from './dashboard-queries.ts'
export type { PlacedAnswer } from './whole-dashboard.ts'
export type { DownloadFile } from './download.ts'

/** A query as a client sends it, unknown keys and all. */
type OuterQuery = Record<string, unknown>

/** What a run takes from the HTTP request behind it. */
interface RunFor {
  signal: AbortSignal
  /** Columns of the answer by which its rows are sorted. */
  order?: readonly RowOrder[]
  /** True: reads no stored models. */
  readsSource?: boolean
  /** The change counters as the request found them. */
  versions: CacheVersions
  /** False: is answered by the source, whatever is copied. */
  useCopies?: boolean
}

/** Which logged queries, and in what order. */
interface QueryLogAsked extends QueryLogFilter {
  sort?: 'latest' | 'slowest' | undefined
}

interface QueryServiceDeps {
  peers: Peers
  runner: AnswerRunner & Pick<Runner, 'prepare' | 'explain' | 'describe' | 'averageOf' | 'log' | 'running'>
  store: Store
  now: () => number
  /** Notes that somebody looked at a table. */
  viewedTable: (user: CurrentUser, id: number) => void
}

export function queryService({ runner, store, now, viewedTable, peers }: QueryServiceDeps) {
  peers.answer('runningQueries', runner.running.list)
  peers.answer('cancelQuery', runner.running.cancel)

  /** The answer to an ad-hoc query. */
  async function run(user: CurrentUser, query: OuterQuery, runFor: RunFor): Promise<Answer> {
    const answer = await answerQuery(runner, { user, query, context: 'ad-hoc', ...runFor })
    if (answer.sourceTableId !== null) viewedTable(user, answer.sourceTableId)
    return answer
  }

  /** The answer with the totals of a pivot table; the query itself names its rows and columns. */
  function runPivot(user: CurrentUser, query: OuterQuery, runFor: RunFor): Promise<Answer> {
    return answerQuery(runner, { user, query, context: 'ad-hoc', pivot: pivotRows({}), ...runFor })
  }

  /** An ad-hoc query's result as a file. */
  async function download(
    user: CurrentUser,
    query: OuterQuery,
    choices: Download,
    signal: AbortSignal,
  ): Promise<DownloadFile> {
    const pivot = isPivot(query, choices) ? pivotOfDownload(query, choices) : {}
    const request = { user, query, context: `${choices.format}-download`, signal, ...pivot }
    const result = await exportQuery(runner, request, choices)
    return describeFile(result, choices.format, null, now())
  }

  /**
   * The SQL of a query, with its values written in place.
   * @throws {ApiError} 400 with the reason for a query that cannot be compiled.
   */
  async function toNative(user: CurrentUser, query: OuterQuery, pretty: boolean) {
    const signal = new AbortController().signal
    const { prepared, connection } = await compile(user, query, signal)
    const text = inlineParams(sourceOf(prepared), connection.driver.dialect)
    return { query: pretty ? await formatSql(text, connection.driver.dialect.grammar) : text, params: null }
  }

  async function compile(user: CurrentUser, query: OuterQuery, signal: AbortSignal) {
    const request = { user, query, context: 'ad-hoc', signal }
    try {
      return await runner.prepare(request, 'maximum')
    } catch (error) {
      throw refusal(error)
    }
  }

  /** Milliseconds that the query took on average; 0 when it never ran or cannot be compiled. */
  async function duration(user: CurrentUser, query: OuterQuery): Promise<{ average: number }> {
    try {
      const { prepared } = await compile(user, query, new AbortController().signal)
      return { average: Math.round((await runner.averageOf(prepared)) ?? 0) }
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return { average: 0 }
      throw error
    }
  }

  /** What every stage of the pipeline makes of a query; the query is not run. */
  function explain(user: CurrentUser, query: OuterQuery): Promise<Explanation> {
    requireRight(canMonitor(user))
    return runner.explain({ user, query, context: 'ad-hoc', signal: new AbortController().signal })
  }

  /** What the query's clauses can refer to, and what is wrong with them; the query is not run. */
  function describe(user: CurrentUser, query: OuterQuery): Promise<QueryDescription> {
    return runner.describe({ user, query, context: 'ad-hoc', signal: new AbortController().signal })
  }

  /** Queries running in this server, the oldest first. */
  async function listRunning(user: CurrentUser) {
    requireRight(canMonitor(user))
    const running = (await peers.ask('runningQueries', undefined)).flat()
    return running.sort((a, b) => (a.started_at < b.started_at ? -1 : Number(a.started_at > b.started_at)))
  }

  /** The caller's own running queries, the oldest first. */
  async function listOwn(user: CurrentUser) {
    const running = (await peers.ask('runningQueries', undefined)).flat()
    return running
      .filter(({ user_id }) => user_id === user.id)
      .map(({ id, database_id, card_id, started_at, state }) => ({ id, database_id, card_id, started_at, state }))
      .sort((a, b) => (a.started_at < b.started_at ? -1 : Number(a.started_at > b.started_at)))
  }

  /** Stops a running query in its database; false when it is not running any more. */
  async function stop(user: CurrentUser, id: number): Promise<boolean> {
    requireRight(canMonitor(user))
    const isStopped = (await peers.ask('cancelQuery', id)).includes(true)
    if (isStopped) await store.auditLog.note('query.cancelled', { model: 'database', id: null }, { running_id: id })
    return isStopped
  }

  /** A page of the logged queries that fit, and how many there are. */
  async function listLog(user: CurrentUser, asked: QueryLogAsked, { limit, offset }: Paging) {
    const { sort, status, database_id, executor_id, card_id, min_time } = asked
    const filter = { status, database_id, executor_id, card_id, min_time }
    requireRight(canMonitor(user))
    await runner.log.flush()
    const [data, total] = await Promise.all([
      store.queryLog.latest(limit, offset, filter, sort === 'slowest'),
      store.queryLog.count(filter),
    ])
    return { data, total, limit, offset }
  }

  return { run, runPivot, download, toNative, duration, explain, describe, listRunning, listOwn, stop, listLog }
}

export type QueryService = ReturnType<typeof queryService>

const PIVOT_KEYS = ['was-pivot', 'was_pivot', 'pivot-rows', 'pivot_rows', 'pivot-cols', 'pivot_cols']

/** True for a query that was shown as a pivot table, as far as its own keys or the settings tell. */
function isPivot(query: OuterQuery, { visualizationSettings }: Download): boolean {
  const keys = PIVOT_KEYS.some((key) => query[key] !== undefined && query[key] !== null && query[key] !== false)
  return keys || visualizationSettings['pivot_table.column_split'] !== undefined
}

/** A query that was refused before it ran, as an HTTP error. */
function refusal(error: unknown): unknown {
  if (!(error instanceof QueryError)) return error
  if (error.type === 'missing-required-permissions') {
    return new ApiError(403, { message: error.message, 'permissions-error?': true, ...error.data })
  }
  const path = error.path === undefined ? {} : { path: error.path }
  const said = error.said === undefined ? {} : { said: error.said }
  return new ApiError(400, { message: error.message, ...said, error_type: error.type, ...path, ...error.data })
}
