import {
  QueryError,
  readingSteps,
  type Change,
  type Load,
  type LoadResult,
  type Statement,
  type StepResult,
} from '@querent/query'
import type { DatabaseSession } from '../shared/data-source.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import type { ClickhouseServer } from './http/request.ts'
import { CLICKHOUSE_LEXIS } from './lexis.ts'
import { CLICKHOUSE_READING } from './reading.ts'
import { ClickhouseStatement } from './statement.ts'

/**
 * A place for one statement at a time. The interface knows no sessions: every request says all that it needs, and the
 * connections below are shared.
 */
export class ClickhouseSession implements DatabaseSession {
  readonly isBroken = false
  /** Any will do. */
  readonly timeZone = ''
  readonly #server: ClickhouseServer
  readonly #parameters: Readonly<Record<string, string>>

  /** @param parameters of every statement. */
  constructor(server: ClickhouseServer, parameters: Readonly<Record<string, string>>) {
    this.#server = server
    this.#parameters = parameters
  }

  readingSteps(sql: string): Iterable<void> {
    return readingSteps(sql, CLICKHOUSE_LEXIS, CLICKHOUSE_READING)
  }

  run(statement: Statement): RunningStatement {
    return new ClickhouseStatement(this.#server, statement, this.#parameters)
  }

  change(_change: Change): Promise<StepResult[]> {
    return Promise.reject(notWritten())
  }

  load(_load: Load): Promise<LoadResult> {
    return Promise.reject(notWritten())
  }

  close(): void {
    // There is nothing of its own to close.
  }
}

function notWritten(): QueryError {
  return new QueryError('unsupported-feature', 'Writing is not supported by clickhouse.')
}
