/**
 * Runs queries: joins the pipeline to the app database, the engines, the results cache and the log. Rows stream; only
 * answers for a screen, which have a row limit, are held in memory.
 */
import {
  completeColumns,
  explainQuery,
  prepareQuery,
  temporalCells,
  type Explanation,
  type PreparedQuery,
  type QueryContext,
  type QueryRequest,
  type ResultColumn,
  type Row,
  type RowBatch,
} from '@querent/query'
import type { Connection, Connections } from '../connections/index.ts'
import type { CurrentUser } from '../permissions/current-user.ts'
import type { Observe } from '../observe/events.ts'
import type { CacheVersions, Store } from '../store/index.ts'
import { beginRun, type ActiveRun, type RunEnvironment } from './active-run.ts'
import { databaseIdOf } from './database-id.ts'
import { fairQueue, type FairQueue } from './fair-queue.ts'
import { metadataCache } from './metadata-cache.ts'
import { numericIds } from './numeric-ids.ts'
import { policiesFor } from './policies.ts'
import { preparedCache, preparedKey } from './prepared-cache.ts'
import { hashOf } from './query-hash.ts'
import { queryLog } from './query-log.ts'
import { openQuery } from './read-rows.ts'
import { resultsCache } from './results-cache.ts'
import { runningQueries } from './running-queries.ts'
import type { DatabaseContext, Limits, RunnerSettings, RunRequest } from './types.ts'

/** Statements at once on one database; the rest waits in the fair queue. */
const STATEMENTS_PER_DATABASE = 10

export interface RunnerDeps {
  store: Store
  connections: Connections
  /** The settings of this moment; cheap to ask. */
  settings: (versions: CacheVersions) => Promise<RunnerSettings>
  /** Waits for a database that is still being made; true when it had to. */
  arrival: (databaseId: number, signal: AbortSignal) => Promise<boolean>
  observe: Observe
  now: () => number
  /** Which of the processes of this server it is. */
  peers: { place: number; count: number }
}

/** A request whose ids are numbers, with the database that it runs on and the change counters as it found them. */
export interface LocatedRequest {
  request: RunRequest
  databaseId: number
  versions: CacheVersions
}

/** A query with everything needed to run it. */
export interface ReadyQuery {
  prepared: PreparedQuery
  connection: Connection
  database: DatabaseContext
  settings: RunnerSettings
}

/** A statement that has begun to answer. */
export interface OpenedQuery {
  columns: ResultColumn[]
  /** Cells as the engine gave them, without remapped columns. Read once; leaving early stops the statement. */
  batches: AsyncIterable<Row[]>
  /** The same for those who write texts. Read one of both. */
  textBatches: AsyncIterable<RowBatch>
}

export function createRunner({ store, connections, settings, arrival, observe, now, peers }: RunnerDeps) {
  const log = queryLog({ store, observe })
  const running = runningQueries(peers)
  const environment: RunEnvironment = { running, log, observe, now }
  const metadata = metadataCache(store)
  const withNumericIds = numericIds(store)
  const prepared = preparedCache(now)
  const cache = resultsCache({ store, now })
  const queues = new Map<number, FairQueue>()
  const systemTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

  function queueOf(databaseId: number): FairQueue {
    let queue = queues.get(databaseId)
    if (queue === undefined) queues.set(databaseId, (queue = fairQueue(STATEMENTS_PER_DATABASE)))
    return queue
  }

  /** Reads what a request is about. @throws {ApiError} 400 or 404 when the query names no database that exists. */
  async function locate(asked: RunRequest): Promise<LocatedRequest> {
    const query = await withNumericIds(asked.query)
    const versions = asked.versions ?? (await store.versions())
    const databaseId = await databaseIdOf(query, metadata.at(versions))
    if (await arrival(databaseId, asked.signal)) return locate({ ...asked, versions: await store.versions() })
    return { request: query === asked.query ? asked : { ...asked, query }, databaseId, versions }
  }

  /** Begins a run. */
  async function begin({ request, databaseId, versions }: LocatedRequest): Promise<ActiveRun> {
    const { timeoutMs } = await settings(versions)
    return beginRun(request, databaseId, timeoutMs, environment)
  }

  /** What the pipeline is handed for a caller and a database. */
  async function contextFor({ request, databaseId, versions }: LocatedRequest) {
    const current = await settings(versions)
    const connection = await connections.get(databaseId, versions)
    const { id, engine, timezone, settings: databaseSettings, cache_ttl } = connection.database
    const database: DatabaseContext = { id, engine, timezone, settings: databaseSettings, cache_ttl }
    const context: QueryContext = {
      database,
      dialect: connection.driver.dialect,
      metadata: metadata.at(versions),
      policies: policiesFor(request, store),
      settings: current,
      now: now(),
      systemTimeZone,
    }
    return { context, connection, database, settings: current }
  }

  /** Compiles a query for its caller. */
  async function prepare(located: LocatedRequest, limits: Limits, timed?: QueryContext['timed']): Promise<ReadyQuery> {
    const { request, versions } = located
    const { context, ...ready } = await contextFor(located)
    const constraints = constraintsFor(limits, ready.settings, ready.database)
    const compile = () =>
      prepareQuery(pipelineRequest(request, constraints), { ...context, ...(timed === undefined ? {} : { timed }) })
    // What is asked ad hoc is seldom asked again within the second.
    const result =
      request.card === undefined ? await compile() : await prepared.get(preparedKey(request, limits, versions), compile)
    return { prepared: result, ...ready }
  }

  /** What each stage makes of a query. @throws {ApiError} 400 or 404 when it names no database that exists. */
  async function explain(asked: RunRequest): Promise<Explanation> {
    const located = await locate(asked)
    const { context, settings: current, database } = await contextFor(located)
    return explainQuery(pipelineRequest(located.request, constraintsFor('screen', current, database)), context)
  }

  /** Waits for a turn and starts the statement; `free` gives the turn back, which a failure does by itself. */
  async function open(
    run: ActiveRun,
    user: CurrentUser | null,
    ready: ReadyQuery,
  ): Promise<OpenedQuery & { free: () => void }> {
    const queue = queueOf(ready.prepared.databaseId)
    const free = await run.stage('wait', () => queue.enter(user?.id ?? 0, run.signal))
    try {
      run.running()
      return { ...(await startStatement(run, ready)), free }
    } catch (error) {
      free()
      throw error
    }
  }

  return {
    locate,
    begin,
    prepare,
    explain,
    open,
    cache,
    log,
    running,
    observe,
    /** Milliseconds that the query took on average so far; undefined when it never ran. */
    averageOf: (query: PreparedQuery) => store.queryLog.averageOf(hashOf(query)),
    /** Places taken and callers waiting, by database id. */
    queueStatus: () => [...queues].map(([databaseId, queue]) => ({ databaseId, ...queue.status() })),
    /** Stops every query and writes the log. */
    async close(): Promise<void> {
      running.cancelAll()
      await log.flush()
    },
  }
}

/** Runs the statement up to its first rows, from which the columns of SQL get their types. */
async function startStatement(run: ActiveRun, { prepared, connection }: ReadyQuery): Promise<OpenedQuery> {
  const { described, first, batches, textBatches } = await run.stage('execute', () =>
    openQuery(connection.dataSource, prepared, run.signal),
  )
  const columns = completeColumns(prepared, described, first)
  const complete = temporalCells(columns, described)
  if (complete === undefined) return { columns, batches, textBatches }
  const completedBatches = completed(batches, complete)
  return { columns, batches: completedBatches, textBatches: completedBatches }
}

/** The same batches, each completed in place. */
async function* completed(batches: AsyncIterable<Row[]>, complete: (rows: Row[]) => void): AsyncGenerator<Row[]> {
  for await (const batch of batches) {
    complete(batch)
    yield batch
  }
}

export type Runner = ReturnType<typeof createRunner>

function pipelineRequest(
  { query, parameters, middleware, card, pivot }: RunRequest,
  constraints: QueryRequest['constraints'],
): QueryRequest {
  return {
    query,
    ...(parameters === undefined ? {} : { parameters }),
    ...(middleware === undefined ? {} : { middleware }),
    ...(constraints === undefined ? {} : { constraints }),
    ...(pivot === undefined ? {} : { pivot }),
    ...(card?.modelMetadata == null ? {} : { modelMetadata: card.modelMetadata }),
  }
}

function constraintsFor(limits: Limits, settings: RunnerSettings, database: DatabaseContext) {
  if (limits === 'maximum') return null
  const own = (key: string, otherwise: number) => {
    const value = database.settings?.[key]
    return typeof value === 'number' && value > 0 ? value : otherwise
  }
  return {
    'max-results': own('aggregated-query-row-limit', settings.aggregatedRowLimit),
    'max-results-bare-rows': own('unaggregated-query-row-limit', settings.unaggregatedRowLimit),
  }
}
