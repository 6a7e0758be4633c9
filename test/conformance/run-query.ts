/** A query through the whole pipeline on one engine, down to the JSON that a client reads. */
import {
  ALLOW_ALL,
  completeColumns,
  prepareQuery,
  rowConverter,
  temporalCells,
  type Copies,
  type MetadataProvider,
  type Policies,
  type PreparedQuery,
  type QueryContext,
  type QueryRequest,
  type QuerySettings,
  type ResultColumn,
  type Row,
} from '@querent/query'
import type { Engine } from './engines.ts'
import { statementText } from './statement-text.ts'

export interface RunOptions {
  metadata: MetadataProvider
  policies?: Policies
  reportTimeZone?: string | null
  /** Zone of engines that cannot work in the report zone. */
  databaseTimeZone?: string
  startOfWeek?: QuerySettings['startOfWeek']
  /** Epoch milliseconds; noon of 2025-06-15 when left out. */
  now?: number
  copies?: Copies
}

export interface Answer {
  rows: Row[]
  cols: ResultColumn[]
  prepared: PreparedQuery
}

const NOW = Date.UTC(2025, 5, 15, 12)

/** What a query is prepared with on an engine. */
export function contextOf({ name, dialect }: Pick<Engine, 'name' | 'dialect'>, options: RunOptions): QueryContext {
  return {
    database: { id: 1, engine: name, timezone: options.databaseTimeZone ?? 'UTC', settings: null },
    dialect,
    metadata: options.metadata,
    policies: options.policies ?? ALLOW_ALL,
    ...(options.copies === undefined ? {} : { copies: options.copies }),
    settings: {
      startOfWeek: options.startOfWeek ?? 'sunday',
      reportTimeZone: options.reportTimeZone ?? null,
      binsNum: 8,
      binWidth: 10,
    },
    now: options.now ?? NOW,
    systemTimeZone: 'UTC',
  }
}

/** @param request The outer query may leave out its database. */
export function prepareFor(
  engine: Pick<Engine, 'name' | 'dialect'>,
  request: QueryRequest,
  options: RunOptions,
): Promise<PreparedQuery> {
  return prepareQuery({ ...request, query: { database: 1, ...Object(request.query) } }, contextOf(engine, options))
}

/** @throws with the statement in the message when the engine refuses it. */
export async function runQuery(engine: Engine, query: Record<string, unknown>, options: RunOptions): Promise<Answer> {
  return runRequest(engine, { query }, options)
}

/** @throws with the statement in the message when the engine refuses it. */
export async function runRequest(engine: Engine, request: QueryRequest, options: RunOptions): Promise<Answer> {
  const prepared = await prepareFor(engine, request, options)
  const { rows, columns } = await engine.run(prepared).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${statementText(prepared, engine.dialect)}`, { cause: error })
  })
  const cols = prepared.columns ?? completeColumns(prepared, columns, rows)
  temporalCells(cols, columns)?.(rows)
  const convert = rowConverter(cols, {
    timeZone: prepared.timeZone,
    remappings: prepared.remappings,
    bigNumbersAsText: true,
  })
  return { rows: JSON.parse(JSON.stringify(rows.map((row) => convert(row)))), cols, prepared }
}
