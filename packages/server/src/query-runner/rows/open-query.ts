/** Starting a statement: its turn on the database, its first rows, and the columns that those complete. */
import { availableParallelism } from 'node:os'
import { remember } from '@querent/contract/lookup/index.ts'
import {
  completeColumns,
  temporalCells,
  type DataSource,
  type DriverColumn,
  type ReadRows,
  type ResultColumn,
  type Row,
} from '@querent/query'
import type { Connection } from '../../connections/index.ts'
import type { CopySets } from '../../copies/index.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'
import type { Run } from '../run/active-run.ts'
import { callerOf } from '../turns/caller.ts'
import { fairQueue, type Caller, type FairQueue } from '../turns/fair-queue.ts'
import type { RunRequest } from '../types.ts'
import { readStatement } from './read-rows.ts'

/** Where a statement runs. */
interface Runnable extends Pick<Connection, 'dataSource' | 'maxSessions'> {
  isEmbedded: boolean
  /** Call it when nothing is read any more. */
  leave?(): void
}

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

/**
 * How many statements of one caller run on this machine at a time, over all files of SQLite and DuckDB together. More would be
 * no faster, and their processes take the memory that others need.
 */
const MOST_HERE = Math.max(6, 2 * availableParallelism())

export function queryOpener(sets: CopySets) {
  const queues = new WeakMap<DataSource, FairQueue>()
  const here = fairQueue(Infinity, MOST_HERE)

  /** As many statements run as there are sessions: who comes later waits here, where turns are fair. */
  function queueOf({ dataSource, maxSessions }: Runnable): FairQueue {
    return remember(queues, dataSource, () => fairQueue(maxSessions))
  }

  /** A caller who waits for the turn of one file holds up nobody but that caller on others. */
  async function enter(connection: Runnable, caller: Caller, signal: AbortSignal): Promise<() => void> {
    const queue = queueOf(connection)
    if (!connection.isEmbedded) return queue.enter(caller, signal)
    const leave = await here.enter(caller, signal)
    try {
      const free = await queue.enter(caller, signal)
      return () => {
        free()
        leave()
      }
    } catch (error) {
      leave()
      throw error
    }
  }

  /** What the statement runs on: its connection, or a set of copies. */
  async function opened({ copies, connection }: ReadyQuery): Promise<Runnable> {
    if (copies.length > 0) return { ...(await sets.enter(copies)), isEmbedded: true }
    const { dataSource, maxSessions, driver } = connection
    return { dataSource, maxSessions, isEmbedded: driver.isEmbedded === true }
  }

  /** Waits for a turn and starts the statement, which keeps the turn until it is freed or its run ends. */
  return async (run: Run, request: RunRequest, ready: ReadyQuery): Promise<OpenedQuery> => {
    const { prepared } = ready
    const { signal } = run
    const connection = await opened(ready)
    if (connection.leave !== undefined) run.atEnd(connection.leave)
    const free = await run.stage('wait', () => enter(connection, callerOf(request), signal))
    run.atEnd(free)
    run.running()
    const statement = await run
      .stage('execute', () => readStatement(connection.dataSource, prepared, signal))
      .catch((error: unknown) => {
        // The run may go on with another statement, which needs a turn.
        free()
        throw error
      })
    run.atEnd(() => void statement.close())
    // From the first rows the columns of SQL get their types. Those of copies are not the source's.
    const described = ready.copies.length > 0 ? statement.described.map(withoutType) : statement.described
    const columns = completeColumns(prepared, described, statement.first)
    const complete = temporalCells(columns, statement.described)
    const read: ReadRows = complete === undefined ? statement.read : () => completed(statement.read('values'), complete)
    return { columns, read, rowCount: statement.rowCount, free }
  }
}

function withoutType(column: DriverColumn): DriverColumn {
  return { ...column, databaseType: '' }
}

/** The same batches, each completed in place. */
async function* completed(batches: AsyncIterable<Row[]>, complete: (rows: Row[]) => void): AsyncGenerator<Row[]> {
  for await (const batch of batches) {
    complete(batch)
    yield batch
  }
}
