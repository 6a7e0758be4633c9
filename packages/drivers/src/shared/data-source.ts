import type { AccountWarning } from '@querent/contract'
import type {
  Change,
  DataSource,
  DataSourceOptions,
  Load,
  LoadResult,
  Row,
  RowStream,
  SchemaDescription,
  ServerVersion,
  SqlParam,
  Statement,
  StepResult,
  TablePlace,
} from '@querent/query'
import { SessionPool, type PoolSession } from './pool.ts'
import { allRows } from './statements/all-rows.ts'
import { someTurns } from './statements/some-turns.ts'
import {
  type RunningStatement,
  StatementCells,
  StatementIteration,
  StatementRows,
  StatementTexts,
} from './statements/running-statement.ts'

/** Reading SQL of more characters takes milliseconds. It was read to be put together in the turn before. */
const LONG_SQL = 20_000

/** Runs a statement of our own against the catalog: all its rows. */
export type CatalogQuery = (sql: string, params?: SqlParam[]) => Promise<Row[]>

/** A session that can run one statement at a time. */
export interface DatabaseSession extends PoolSession {
  /** Zone the session is set to now; statements prefer a session that has theirs already. */
  readonly timeZone: string
  /**
   * Examines SQL that people wrote, step by step.
   * @throws {QueryError} `invalid-query` where it does more than read, or reads what is not data; by the last step at the latest.
   */
  readingSteps(sql: string): Iterable<void>
  run(statement: Statement): RunningStatement
  /** Carries out all steps in a transaction, or nothing. */
  change(change: Change): Promise<StepResult[]>
  /** Writes rows into a table in a transaction, or nothing. */
  load(load: Load): Promise<LoadResult>
}

/** What engines share: the pool, the life of statements, and catalog queries. */
export abstract class PooledDataSource<Session extends DatabaseSession> implements DataSource {
  protected readonly pool: SessionPool<Session>
  readonly #running = new Set<StatementIteration>()
  /** Loads may take as long as their rows: closing ends them. */
  readonly #closing = new AbortController()

  constructor(options: DataSourceOptions) {
    this.pool = new SessionPool({
      maxSessions: options.maxSessions,
      idleTimeoutMs: options.idleTimeoutMs,
      open: () => this.openSession(),
    })
  }

  /** @throws {ConnectionError} */
  protected abstract openSession(): Promise<Session>
  abstract version(): Promise<ServerVersion>
  abstract timeZone(): Promise<string | null>
  abstract schemas(): Promise<string[]>
  abstract describe(signal: AbortSignal, only?: TablePlace): Promise<SchemaDescription>
  abstract accountWarnings(signal: AbortSignal): Promise<AccountWarning[]>

  async run(statement: Statement): Promise<RowStream> {
    const { signal, timeZone } = statement
    if (statement.holdsSql && statement.sql.length > LONG_SQL) await someTurns()
    const session = await this.pool.acquire(signal, (idle) => idle.timeZone === timeZone)
    const running = await this.#begin(session, statement)
    const iteration = this.#track(session, running, signal)
    const columns = await iteration.guard(running.columns())
    const readTexts = running.readTexts?.bind(running)
    if (readTexts === undefined) return new StatementRows(columns, iteration)
    const { forms } = running
    return statement.asCells === true && forms !== undefined
      ? new StatementCells(columns, iteration, forms, readTexts)
      : new StatementTexts(columns, iteration, readTexts)
  }

  async change(change: Change): Promise<StepResult[]> {
    const session = await this.pool.acquire(change.signal, (idle) => idle.timeZone === change.timeZone)
    try {
      return await session.change(change)
    } finally {
      this.pool.release(session)
    }
  }

  async load(load: Load): Promise<LoadResult> {
    const signal = AbortSignal.any([load.signal, this.#closing.signal])
    const session = await this.pool.acquire(signal, (idle) => idle.timeZone === load.timeZone)
    try {
      return await session.load({ ...load, signal })
    } finally {
      this.pool.release(session)
    }
  }

  async check(signal: AbortSignal): Promise<void> {
    await this.query('SELECT 1', [], signal)
  }

  poolStatus(): { open: number; idle: number; waiting: number; limit: number } {
    return this.pool.status()
  }

  async close(): Promise<void> {
    this.pool.close()
    this.#closing.abort()
    await Promise.all([...this.#running].map((iteration) => iteration.end()))
  }

  /** All rows of a catalog query. */
  protected async query(sql: string, params: SqlParam[] = [], signal?: AbortSignal): Promise<Row[]> {
    const statement: Statement = {
      sql,
      params,
      timeZone: 'UTC',
      holdsSql: false,
      signal: signal ?? new AbortController().signal,
      access: 'read',
    }
    return allRows(await this.run(statement))
  }

  /** Here pass all statements of all engines: what is refused never reaches one. */
  async #begin(session: Session, statement: Statement): Promise<RunningStatement> {
    try {
      const { holdsSql, access, sql } = statement
      if (holdsSql && access === 'read') {
        for (const _step of session.readingSteps(sql)) if (sql.length > LONG_SQL) await someTurns()
      }
      return session.run(statement)
    } catch (error) {
      this.pool.release(session)
      throw error
    }
  }

  /** Follows a statement to its end, then returns the session to the pool. */
  #track(session: Session, running: RunningStatement, signal: AbortSignal): StatementIteration {
    const iteration = new StatementIteration(running, signal, () => {
      this.#running.delete(iteration)
      this.pool.release(session)
    })
    this.#running.add(iteration)
    return iteration
  }
}
