import type { Statement } from '@querent/query'
import type { Connection, Submittable } from 'pg'
import type { CopyToStreamQuery } from 'pg-copy-streams'
import type { RunningStatement } from '../shared/running-statement.ts'
import { settledWithin } from '../shared/settled-within.ts'
import { onceAny, stopRunning } from './cursor.ts'
import { statementError } from './errors.ts'
import { type PostgresSession, START_TIMEOUT_MS } from './session.ts'

/** A bulk export under way; `started` resolves once the server has begun to send, and rejects if it refuses. */
export interface RunningCopy extends RunningStatement<Uint8Array> {
  readonly started: Promise<void>
  /** Rows that the server has sent, once it has sent all. */
  readonly rowCount: number
}

/** Starts `COPY (sql) TO STDOUT`: the server writes the CSV itself, which is some 2.5 times faster than reading rows. */
export function startCopy(session: PostgresSession, statement: Omit<Statement, 'params'>): RunningCopy {
  return new PostgresCopy(session, statement)
}

class PostgresCopy implements RunningCopy {
  readonly started: Promise<void>
  readonly #session: PostgresSession
  #stream: CopyToStreamQuery | undefined
  #chunks: AsyncIterator<unknown> | undefined
  #first: IteratorResult<unknown> | undefined
  #finished: Promise<unknown> = Promise.resolve()
  #isStopped = false
  #ending: Promise<void> | undefined

  constructor(session: PostgresSession, statement: Omit<Statement, 'params'>) {
    this.#session = session
    this.started = this.#start(statement)
    this.started.catch(() => undefined) // whoever awaits it gets the error
  }

  get rowCount(): number {
    return this.#stream?.rowCount ?? 0
  }

  async read(): Promise<Uint8Array | undefined> {
    try {
      const result = this.#first ?? (await this.#chunks?.next())
      this.#first = undefined
      if (result?.value instanceof Uint8Array) return result.value
      await this.#finished
      return undefined
    } catch (error) {
      throw statementError(error)
    }
  }

  stop(): Promise<void> {
    this.#ending ??= this.#stop()
    return this.#ending
  }

  async #start(statement: Omit<Statement, 'params'>): Promise<void> {
    try {
      const { client } = this.#session
      await this.#session.prepare(statement)
      const sql = statement.sql.replace(/[;\s]+$/, '')
      await checkStatement(this.#session, sql)
      if (this.#isStopped) return
      const { to } = await import('pg-copy-streams')
      const stream = client.query(to(`COPY (${sql}\n) TO STDOUT (FORMAT csv)`))
      this.#stream = stream
      this.#finished = new Promise((resolve) => onceAny(client, ['drain', 'end'], () => resolve(true)))
      this.#chunks = stream.iterator({ destroyOnReturn: false })
      this.#first = await this.#chunks.next()
    } catch (error) {
      throw statementError(error)
    }
  }

  async #stop(): Promise<void> {
    this.#isStopped = true
    const session = this.#session
    if (this.#chunks === undefined && !(await settledWithin(this.started, START_TIMEOUT_MS))) return session.destroy()
    if (this.#chunks === undefined) return
    void this.#drain(this.#chunks)
    if (!(await stopRunning(this.#finished, session.cancel))) session.destroy()
  }

  /** The stream holds the socket until it is read to its end, also after a cancel. */
  async #drain(chunks: AsyncIterator<unknown>): Promise<void> {
    try {
      while ((await chunks.next()).done !== true);
    } catch {
      // the error of the cancelled statement
    }
  }
}

/**
 * COPY uses the simple protocol, in which a semicolon starts another statement. Text that the server parses as one
 * statement by itself stays one when it is put in parentheses.
 */
async function checkStatement(session: PostgresSession, sql: string): Promise<void> {
  const check = new StatementCheck(sql)
  session.client.query(check)
  await check.done
}

class StatementCheck implements Submittable {
  readonly done: Promise<void>
  readonly #result = Promise.withResolvers<void>()
  readonly #sql: string

  constructor(sql: string) {
    this.#sql = sql
    this.done = this.#result.promise
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.#sql, types: [] }, true)
    connection.sync()
  }

  handleError(error: Error): void {
    this.#result.reject(error)
  }

  handleReadyForQuery(): void {
    this.#result.resolve()
  }
}
