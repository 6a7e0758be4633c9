/** From a request to a query that can run: where it runs, with what, and its statement. */
import { countValues } from '@querent/contract'
import {
  describeQuery,
  explainQuery,
  modelStatement,
  prepareQuery,
  type Explanation,
  type ModelStatement,
  type Policies,
  type PreparedQuery,
  type QueryAccess,
  type QueryContext,
  type QueryDescription,
  type QueryRequest,
  type Row,
  type Step,
} from '@querent/query'
import type { Connection, Connections } from '../../connections/index.ts'
import { canSeeAllRows } from '../../permissions/check.ts'
import { workTurn } from '../../process/work-turns.ts'
import type { CacheVersions, Store } from '../../store/index.ts'
import { preparedCache } from '../compiled/prepared-cache.ts'
import { databaseIdOf } from '../request/database-id.ts'
import { numericIds } from '../request/numeric-ids.ts'
import type { DatabaseContext, Limits, RunnerSettings, RunRequest } from '../types.ts'
import { metadataCache } from './metadata-cache.ts'
import { readStatement } from '../rows/read-rows.ts'
import type { ReadableCopy } from '../../copies/index.ts'
import { attachedFinder, readableOf } from './attached.ts'
import { visibleRanges } from './bin-ranges.ts'
import { copiesFor, copyFinder, filesOf, mayReadCopies } from './copies.ts'
import { policiesFor } from './policies.ts'
import { roleFor } from './session-role.ts'
import { definitionHash, storedModels } from './stored-models.ts'

/** Values in a query, from which on its stages take milliseconds. */
const LONG_QUERY_VALUES = 2_000

export interface PreparationDeps {
  store: Store
  connections: Connections
  /** The settings of this moment; cheap to ask. */
  settings: (versions: CacheVersions) => Promise<RunnerSettings>
  config: { dataDir: string }
  /** Waits for a database that is still being made; true when it had to. */
  arrival: (databaseId: number, signal: AbortSignal) => Promise<boolean>
  now: () => number
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
  /** The change counters as the request found them. */
  versions: CacheVersions
  /** Files that the statement reads in place of its source; none where it reads that. */
  copies: readonly ReadableCopy[]
}

/** What the policies say of a query. */
export interface Judgement {
  /** What it reads; undefined for a query that cannot be compiled so far. */
  access: QueryAccess | undefined
  /** Whether rows or columns are hidden from its caller. */
  isRestricted: boolean
  /** Why it cannot be run; undefined when it can. */
  error: unknown
}

/** A model's statement, what its rows are known by, and the database that they come from and go to. */
export interface ModelToStore {
  statement: ModelStatement
  hash: string
  connection: Connection
}

/** A request of nobody's, for what is compiled in the background. */
function storing(databaseId: number): RunRequest {
  return { user: null, query: { database: databaseId }, context: 'persist', signal: new AbortController().signal }
}

export function preparation({ store, connections, settings, arrival, config, now }: PreparationDeps) {
  const metadata = metadataCache(store)
  const stored = storedModels(store)
  const copiesOf = copyFinder({ store, dataDir: config.dataDir, now })
  const attachedOf = attachedFinder({ store, now })
  const withNumericIds = numericIds(store)
  const known = preparedCache(now)
  const systemTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

  /** Reads what a request is about. @throws {ApiError} 400 or 404 when the query names no database that exists. */
  async function locate(asked: RunRequest): Promise<LocatedRequest> {
    const query = await withNumericIds(asked.query, asked.card !== undefined)
    const versions = asked.versions ?? (await store.versions())
    const databaseId = await databaseIdOf(query, metadata.at(versions))
    if (await arrival(databaseId, asked.signal)) return locate({ ...asked, versions: await store.versions() })
    return { request: query === asked.query ? asked : { ...asked, query }, databaseId, versions }
  }

  /** Where a query runs, and by which settings. */
  async function placeOf({ request, databaseId, versions }: LocatedRequest) {
    const current = await settings(versions)
    const connection = await connections.get(databaseId, versions)
    const attached = connection.database.is_copies
      ? await attachedOf(await copiesOf({ request, databaseId: 'all', versions }), versions)
      : undefined
    const { id, engine, timezone, settings: databaseSettings, cache_ttl, is_copies } = connection.database
    const database: DatabaseContext = { id, engine, timezone, settings: databaseSettings, cache_ttl, is_copies }
    return { connection, database, settings: current, versions, attached }
  }

  /** What the pipeline is handed for a caller and a database. */
  async function contextFor(
    { request, versions }: LocatedRequest,
    limits: Limits,
    place: Awaited<ReturnType<typeof placeOf>>,
    copies: readonly ReadableCopy[] = [],
  ): Promise<QueryContext> {
    const { database } = place
    const { dialect } = place.connection.driver
    const role = await roleFor(request.user, { id: database.id, dialect }, store)
    const copied = copiesFor(place.connection, copies, { now: now(), ...place.settings })
    const models = request.readsSource === true ? undefined : await stored.of(place.connection, versions)
    return {
      database,
      dialect,
      metadata: metadata.at(versions),
      policies: policiesFor(request, { limits, role }, store),
      ...(role !== null && 'name' in role ? { role: role.name } : {}),
      ...(models === undefined ? {} : { stored: models }),
      ...(copied === undefined ? {} : { copies: copied }),
      ...(place.attached === undefined ? {} : { attached: place.attached }),
      settings: place.settings,
      now: now(),
      systemTimeZone,
      ...(countValues(request.query, LONG_QUERY_VALUES) > LONG_QUERY_VALUES && { pause: workTurn }),
    }
  }

  /** Compiles a query for its caller. @throws {QueryError} for one that is refused. */
  async function prepare(
    located: LocatedRequest,
    limits: Limits,
    { step, readsCopies = false }: { step?: Step; readsCopies?: boolean } = {},
  ): Promise<ReadyQuery> {
    const { request, versions } = located
    const place = await placeOf(located)
    const { attached } = place
    const copies = attached !== undefined ? readableOf(attached) : readsCopies ? await copiesOf(located) : []
    const copyVersions = copies.map(({ version }) => version).join()
    let compiling: ReturnType<typeof compiler> | undefined
    const prepared = await known.get(request, { limits, versions, copies: copyVersions }, async (query) => {
      const compile = await (compiling ??= compiler(located, limits, { ...place, copies }))
      // Only the query itself is watched: others are compiled to compare them with it.
      return compile(query, query === request.query ? step : undefined)
    })
    const files = filesOf(prepared, copies, now())
    if (files === undefined) return prepare(located, limits, { ...(step && { step }) })
    const { connection, database, settings: current } = place
    return { prepared, connection, database, settings: current, versions, copies: files }
  }

  /** A function that compiles queries as the request is compiled. */
  async function compiler(
    located: LocatedRequest,
    limits: Limits,
    place: Awaited<ReturnType<typeof placeOf>> & { copies: readonly ReadableCopy[] },
  ) {
    const { request } = located
    const context = await contextFor(located, limits, place, place.copies)
    const constraints = constraintsFor(limits, place.settings, place.database)
    // Copies are not read aside: what is binned there has to be seen in all rows.
    const isWhole = request.user === null || canSeeAllRows(request.user) || place.attached !== undefined
    const ranges = isWhole ? undefined : visibleRanges(context, (query) => readAside(located, query))
    return (query: RunRequest['query'], step: Step | undefined): Promise<PreparedQuery> => {
      const asked = pipelineRequest({ ...request, query }, constraints)
      const compile = (inContext: QueryContext) => prepareQuery(asked, inContext, step)
      return ranges === undefined ? compile(context) : ranges.within(compile)
    }
  }

  /** The first row of a small query on data that the caller reads anyway. It is part of the preparation: no run of its own. */
  async function readAside(
    { request, ...located }: LocatedRequest,
    query: RunRequest['query'],
  ): Promise<Row | undefined> {
    const { user, signal } = request
    const aside = { user, query, signal, context: request.context, throughContent: true }
    const { prepared, connection, settings: current } = await prepare({ ...located, request: aside }, 'maximum')
    const limit = AbortSignal.any([signal, AbortSignal.timeout(current.timeoutMs)])
    const { first, close } = await readStatement(connection.dataSource, prepared, limit)
    await close()
    return first[0]
  }

  /** What each stage makes of a query. @throws {ApiError} 400 or 404 when it names no database that exists. */
  async function explain(asked: RunRequest): Promise<Explanation> {
    const located = await locate(asked)
    const place = await placeOf(located)
    const copies = mayReadCopies(located.request) ? await copiesOf(located) : []
    const context = await contextFor(located, 'screen', place, copies)
    const constraints = constraintsFor('screen', place.settings, place.database)
    return explainQuery(pipelineRequest(located.request, constraints), context)
  }

  /** What a query would read, and whether its caller may: asked of the policies that stand before every run. */
  async function judge(asked: RunRequest): Promise<Judgement> {
    const located = await locate(asked)
    const limits = asked.context.endsWith('-download') ? 'maximum' : 'screen'
    const context = await contextFor(located, limits, await placeOf(located))
    let access: QueryAccess | undefined
    const policies: Policies = {
      authorize(wanted) {
        access = wanted
        return context.policies.authorize(wanted)
      },
    }
    try {
      const prepared = await prepareQuery(pipelineRequest(located.request, null), { ...context, policies })
      return { access, isRestricted: prepared.isRestricted, error: undefined }
    } catch (error) {
      return { access, isRestricted: false, error }
    }
  }

  /** What whoever builds a query must know of it. @throws {ApiError} 400 or 404 when it names no database that exists. */
  async function describe(asked: RunRequest): Promise<QueryDescription> {
    const located = await locate(asked)
    const context = await contextFor(located, 'screen', await placeOf(located))
    const { user } = located.request
    return describeQuery(located.request.query, context, { readsRanges: user !== null && !canSeeAllRows(user) })
  }

  /** What is stored of a model, and where. @throws {QueryError} for a model whose columns are not known. */
  async function modelToStore(databaseId: number, cardId: number): Promise<ModelToStore> {
    const versions = await store.versions()
    const located = { request: storing(databaseId), databaseId, versions }
    const place = await placeOf(located)
    const { policies: _policies, stored: _stored, ...context } = await contextFor(located, 'maximum', place)
    const statement = await modelStatement(cardId, context)
    return { statement, hash: definitionHash(statement.definition, place.connection), connection: place.connection }
  }

  return { locate, prepare, explain, judge, describe, modelToStore }
}

export type Preparation = ReturnType<typeof preparation>

function pipelineRequest(
  { query, parameters, middleware, card, pivot, order }: RunRequest,
  constraints: QueryRequest['constraints'],
): QueryRequest {
  return {
    query,
    ...(parameters === undefined ? {} : { parameters }),
    ...(middleware === undefined ? {} : { middleware }),
    ...(constraints === undefined ? {} : { constraints }),
    ...(pivot === undefined ? {} : { pivot }),
    ...(order === undefined ? {} : { order }),
    ...(card?.modelMetadata == null ? {} : { modelMetadata: card.modelMetadata }),
    ...(card?.isOwnModel === true ? { model: card.id } : {}),
  }
}

function constraintsFor(limits: Limits, settings: RunnerSettings, database: DatabaseContext) {
  if (limits !== 'screen') return null
  const own = (key: string, otherwise: number) => {
    const value = database.settings?.[key]
    return typeof value === 'number' && value > 0 ? value : otherwise
  }
  return {
    'max-results': own('aggregated-query-row-limit', settings.aggregatedRowLimit),
    'max-results-bare-rows': own('unaggregated-query-row-limit', settings.unaggregatedRowLimit),
  }
}
