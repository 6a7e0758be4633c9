/** Starting a statement: its turn on the database, its first rows, and the columns that those complete. */
import {
  completeColumns,
  temporalCells,
  type DataSource,
  type ReadRows,
  type ResultColumn,
  type Row,
} from '@querent/query'
import type { Connection } from '../../connections/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'
import type { Run } from '../run/active-run.ts'
import { fairQueue, type FairQueue } from '../turns/fair-queue.ts'
import { readStatement } from './read-rows.ts'

/** A statement that has begun to answer. */
export interface OpenedQuery {
  columns: ResultColumn[]
  /** Cells as the engine gave them, without remapped columns. */
  read: ReadRows
  /** How many rows were handed over so far. */
  rowCount(): number
  /** Gives the turn back before the run ends, which does it otherwise. */
  free(): void
}

export function queryOpener() {
  const queues = new WeakMap<DataSource, FairQueue>()

  /** As many statements run as there are sessions: who comes later waits here, where turns are fair. */
  function queueOf({ dataSource, maxSessions }: Connection): FairQueue {
    let queue = queues.get(dataSource)
    if (queue === undefined) queues.set(dataSource, (queue = fairQueue(maxSessions)))
    return queue
  }

  /** Waits for a turn and starts the statement, which keeps the turn until it is freed or its run ends. */
  return async (run: Run, user: CurrentUser | null, ready: ReadyQuery): Promise<OpenedQuery> => {
    const { prepared, connection } = ready
    const queue = queueOf(connection)
    const { signal } = run
    const free = await run.stage('wait', () => queue.enter(user?.id ?? 0, signal))
    run.atEnd(free)
    run.running()
    const statement = await run.stage('execute', () => readStatement(connection.dataSource, prepared, signal))
    run.atEnd(() => void statement.close())
    // From the first rows the columns of SQL get their types.
    const columns = completeColumns(prepared, statement.described, statement.first)
    const complete = temporalCells(columns, statement.described)
    const read: ReadRows = complete === undefined ? statement.read : () => completed(statement.read('values'), complete)
    return { columns, read, rowCount: statement.rowCount, free }
  }
}

/** The same batches, each completed in place. */
async function* completed(batches: AsyncIterable<Row[]>, complete: (rows: Row[]) => void): AsyncGenerator<Row[]> {
  for await (const batch of batches) {
    complete(batch)
    yield batch
  }
}
