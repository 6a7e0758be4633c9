/** Carrying out actions: as the person who asks, in one transaction. Tested by test/contract/action.test.ts. */
import { badRequest, notFound, type ExecutedAction, type ImplicitActionKind } from '@querent/contract'
import { ChangeError, type DataSource, type StepResult } from '@querent/query'
import type { Connection } from '../../../connections/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { collectRows, type Runner } from '../../../query-runner/index.ts'
import type { CacheVersions, JsonObject, TableRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { DashboardService } from '../../content/dashboards/index.ts'
import { columnsOfKind, isHidden, writableConnection } from '../../content/action-content/index.ts'
import { secretParameters, type Exchange, type HttpActions } from '../http/index.ts'
import type { ActionService, RunnableAction } from '../saved/index.ts'
import { cellOf } from '../writing/cells.ts'
import { explained } from '../writing/failures.ts'
import { onceOnly, type Done } from '../writing/once.ts'
import { keyOf, noSuchRow, rowSteps, type RowReading, type RowTarget } from './row-change.ts'
import { trialsWith } from './trial.ts'
import { executedValues, type ActionValues } from './values.ts'

export type { ActionValues } from './values.ts'

const MASKED = '**MASKED**'

interface ExecutionDeps extends Pick<Deps, 'store' | 'change' | 'connections' | 'now'> {
  actions: ActionService
  dashboards: Pick<DashboardService, 'getRow'>
  runner: Runner
  http: Pick<HttpActions, 'send'>
}

/** Somebody who is signed in, or a guest with a link. */
type ActionCaller = { user: CurrentUser } | { user: null; link: string }

/** A card of a dashboard. */
interface ActionPlace {
  dashboardId: number
  dashcardId: number
}

/** How an action is asked for. */
export interface ExecutionRequest {
  sent: JsonObject
  /** The header `Idempotency-Key`. */
  key: string | null
  signal: AbortSignal
  /** Called with what an HTTP action sent and was answered. */
  watch?: (exchange: Exchange) => void
}

/** An action that may be carried out by who asks. */
export interface OpenedAction extends RunnableAction {
  caller: ActionCaller
  /** The dashboard whose card it is. */
  dashboardId: number | null
}

/** An action that is carried out, for whom. */
interface Attempt extends RunnableAction {
  /** Null for a guest, who has all rights. */
  user: CurrentUser | null
  connection: Connection
}

export function executionService({ actions, dashboards, runner, http, ...deps }: ExecutionDeps) {
  const { store, connections } = deps
  const once = onceOnly(deps)

  async function byId(user: CurrentUser, id: number, versions: CacheVersions): Promise<OpenedAction> {
    return { ...(await actions.runnable(user, id, versions)), caller: { user }, dashboardId: null }
  }

  /** Whoever reads the dashboard may use what is on it. @throws {ApiError} 404 where no action is, 403 */
  async function onDashboard(user: CurrentUser, place: ActionPlace, versions: CacheVersions): Promise<OpenedAction> {
    await dashboards.getRow(user, place.dashboardId)
    return onPlace({ user }, place, versions)
  }

  /** The same on a dashboard that the caller was let in to. */
  async function onPlace(
    caller: ActionCaller,
    { dashboardId, dashcardId }: ActionPlace,
    versions?: CacheVersions,
  ): Promise<OpenedAction> {
    const id = await store.dashboardCards.actionOf(dashboardId, dashcardId)
    if (id === undefined) throw notFound()
    return { ...(await actions.opened(id, versions)), caller, dashboardId }
  }

  /** @throws {ApiError} in the order of the contract (actions, section 3). */
  async function execute(opened: OpenedAction, request: ExecutionRequest): Promise<ExecutedAction> {
    const { action, form, caller, dashboardId, versions } = opened
    const values = executedValues(form, request.sent)
    const connection = await writableConnection(connections, form.database_id, versions)
    const attempt = { ...opened, user: caller.user, connection }
    const execution = {
      subject: { model: 'action' as const, audit: 'action.executed' as const, id: action.id, name: action.name },
      userId: caller.user?.id ?? null,
      dashboardId,
      caller: caller.user === null ? `link ${caller.link}` : `user ${caller.user.id}`,
      key: request.key,
      values: Object.fromEntries(values),
      shown: shownValues(values, attempt),
      databaseId: action.type === 'http' ? null : form.database_id,
    }
    return once(execution, () => carryOut(attempt, values, request))
  }

  async function carryOut(
    attempt: Attempt,
    values: ActionValues,
    { signal, watch }: Pick<ExecutionRequest, 'signal' | 'watch'>,
  ): Promise<Done<ExecutedAction>> {
    const { kind, type } = attempt.action
    try {
      if (type === 'http') return await http.send(attempt, values, { signal, watch })
      return kind === null ? await runQuery(attempt, values, signal) : await writeRow(attempt, kind, values, signal)
    } catch (error) {
      throw explained(error, { kind, columns: attempt.columns })
    }
  }

  async function runQuery(
    { action, form, user, versions }: Attempt,
    values: ActionValues,
    signal: AbortSignal,
  ): Promise<Done<ExecutedAction>> {
    const parameters = form.parameters.flatMap(({ id, type, target }) =>
      values.has(id) ? [{ id, type, target, value: values.get(id) }] : [],
    )
    const query = action.dataset_query ?? {}
    const ready = await runner.prepare(
      { user, query, parameters, context: 'action', throughContent: true, signal, versions },
      'maximum',
    )
    const { sql, params, session } = ready.prepared
    const results = await changed(ready.connection.dataSource, ready.settings.timeoutMs, {
      ...session,
      steps: [{ sql, params }],
      signal,
    })
    const changedRows = results[0]?.rowCount ?? 0
    return { body: { 'rows-affected': changedRows }, changedRows }
  }

  async function writeRow(
    attempt: Attempt,
    kind: ImplicitActionKind,
    values: ActionValues,
    signal: AbortSignal,
  ): Promise<Done<ExecutedAction>> {
    const { connection, columns, table } = attempt
    if (table === undefined) throw notFound()
    const { dialect } = connection.driver
    const { look, read } = readerOf(attempt, table, signal)
    const target: RowTarget = { kind, table, columns, dialect, look, read }
    const { steps, session, timeoutMs } = await rowSteps(target, values)
    try {
      const results = await changed(connection.dataSource, timeoutMs, { ...session, steps, signal })
      return { body: bodyOf(kind, results), changedRows: 1 }
    } catch (error) {
      if (error instanceof ChangeError && error.rowCount !== undefined) throw noSuchRow(kind)
      throw error
    }
  }

  /** Reads rows of the table as the person sees them. */
  function readerOf(
    { user, model, versions }: Attempt,
    table: TableRow,
    signal: AbortSignal,
  ): Pick<RowTarget, 'look' | 'read'> {
    const prepare = async (query: JsonObject): Promise<RowReading> => {
      const { prepared, settings } = await runner.prepare(
        {
          user,
          query: { database: table.db_id, type: 'query', query: { 'source-table': table.id, ...query } },
          context: 'action',
          throughContent: true,
          card: { id: model.id, name: model.name, cache_ttl: null },
          signal,
          versions,
        },
        'maximum',
      )
      const { sql, params, session, isRestricted } = prepared
      return { step: { sql, params }, session, isRestricted, timeoutMs: settings.timeoutMs }
    }
    return {
      look: () => prepare({ limit: 1 }),
      read: ([{ field }, cell], columns) =>
        prepare({
          fields: columns.map((column) => ['field', column.field.id, null]),
          filter: ['=', ['field', field.id, null], cell],
          limit: 2,
        }),
    }
  }

  /** The current values of the row that an update or a deletion is about. */
  async function currentValues(opened: OpenedAction, sent: JsonObject, signal: AbortSignal): Promise<JsonObject> {
    const { action, model, form, columns, caller, versions } = opened
    await writableConnection(connections, form.database_id, versions)
    if (action.kind === null) return {}
    if (action.kind === 'row/create') {
      throw badRequest('Values can only be fetched for actions that require a Primary Key.')
    }
    const key = keyOf(columns)
    const cell = cellOf(key, sent[key.slug] ?? null)
    if (cell === null) throw badRequest(`Missing primary key parameter: "${key.slug}"`)
    const shown = columnsOfKind(columns, 'row/update').filter(
      ({ slug }) => !isHidden(form.visualization_settings, slug),
    )
    const query = {
      'source-table': model.table_id,
      fields: shown.map(({ field }) => ['field', field.id, null]),
      filter: ['=', ['field', key.field.id, null], cell],
      limit: 1,
    }
    const { rows } = await collectRows(runner, {
      user: caller.user,
      query: { database: model.database_id, type: 'query', query },
      context: 'action',
      throughContent: true,
      card: { id: model.id, name: model.name, cache_ttl: null },
      signal,
      versions,
    })
    const [row] = rows
    return row === undefined ? {} : Object.fromEntries(shown.map(({ slug }, index) => [slug, row[index] ?? null]))
  }

  return { byId, onDashboard, onPlace, execute, currentValues, tryOut: trialsWith(execute, actions) }
}

export type ExecutionService = ReturnType<typeof executionService>

async function changed(
  dataSource: DataSource,
  timeoutMs: number,
  change: Parameters<DataSource['change']>[0],
): Promise<StepResult[]> {
  return dataSource.change({ ...change, signal: AbortSignal.any([change.signal, AbortSignal.timeout(timeoutMs)]) })
}

function bodyOf(kind: ImplicitActionKind, results: readonly StepResult[]): ExecutedAction {
  if (kind === 'row/update') return { 'rows-updated': [1] }
  if (kind === 'row/delete') return { 'rows-deleted': [1] }
  const { columns = [], rows = [] } = results.at(-1) ?? {}
  const [row = []] = rows
  return { 'created-row': Object.fromEntries(columns.map(({ name }, index) => [name, wireCell(row[index])])) }
}

/** Whole numbers beyond what JSON keeps are texts. */
function wireCell(cell: unknown): unknown {
  return typeof cell === 'bigint' ? String(cell) : (cell ?? null)
}

/** Values of sensitive columns, and of headers, are not logged. */
function shownValues(values: ActionValues, attempt: Attempt): JsonObject {
  const secret = secretParameters(attempt)
  const isSensitive = (id: string) =>
    secret.has(id) || attempt.columns.some(({ slug, field }) => slug === id && field.visibility_type === 'sensitive')
  return Object.fromEntries([...values].map(([id, value]) => [id, isSensitive(id) ? MASKED : value]))
}
