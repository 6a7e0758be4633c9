/** One connection to the embedded app database, with its prepared statements. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { sqliteFailure } from './unavailable.ts'

/** Prepared statements kept; the server has some hundred different ones. */
const STATEMENT_LIMIT = 500

export type Note = (failure: unknown) => unknown

export interface SqliteConnection {
  run(query: CompiledQuery): QueryResult<object>
  isTransaction(): boolean
  /** Lets go of the pages that it keeps. */
  dropPages(): void
  close(): void
}

interface Prepared {
  statement: StatementSync
  givesRows: boolean
}

/** @param note is handed every failure, and gives what is thrown. */
export function sqliteConnection(database: DatabaseSync, note: Note = asItIs): SqliteConnection {
  const statements = new Map<string, Prepared>()

  function prepared(sql: string): Prepared {
    let known = statements.get(sql)
    if (known === undefined) {
      known = prepare(database, sql)
      if (statements.size >= STATEMENT_LIMIT) statements.clear()
      statements.set(sql, known)
    }
    return known
  }

  return {
    run: ({ sql, parameters }) => failing(() => resultOf(prepared(sql), parameters.map(toInput)), note),
    isTransaction: () => database.isTransaction,
    dropPages() {
      if (database.isOpen) database.exec('pragma shrink_memory')
    },
    close: () => database.close(),
  }
}

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql)
  const givesRows = statement.columns().length > 0
  // The last row id may be one that a full-text index has given its own tables, which is larger than a number.
  if (!givesRows) statement.setReadBigInts(true)
  return { statement, givesRows }
}

function resultOf({ statement, givesRows }: Prepared, parameters: readonly SQLInputValue[]): QueryResult<object> {
  if (givesRows) return { rows: statement.all(...parameters) }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** Does work whose failure says when it is the app database that cannot serve. */
export function failing<T>(work: () => T, note: Note = asItIs): T {
  try {
    return work()
  } catch (error) {
    throw note(sqliteFailure(error))
  }
}

function asItIs(failure: unknown): unknown {
  return failure
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`Cannot store a ${typeof value}`)
}
