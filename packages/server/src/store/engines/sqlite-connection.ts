/** One connection to the embedded app database, with its prepared statements. */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
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
  /** Names of the columns of its rows; none when it gives no rows. */
  columns: readonly string[]
}

const CHANGES_TABLES = /^\s*alter\b/i

/** @param note is handed every failure, and gives what is thrown. */
export function sqliteConnection(database: DatabaseSync, note: Note = asItIs): SqliteConnection {
  const statements = new Map<string, Prepared>()

  function prepared(sql: string): Prepared {
    let known = statements.get(sql)
    if (known === undefined) {
      known = prepare(database, sql)
      // From now on, `*` may mean other columns.
      if (statements.size >= STATEMENT_LIMIT || CHANGES_TABLES.test(sql)) statements.clear()
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
  const columns = columnsOf(statement)
  if (columns.length > 0) statement.setReturnArrays(true)
  // The last row id may be one that a full-text index has given its own tables, which is larger than a number.
  else statement.setReadBigInts(true)
  return { statement, columns }
}

function columnsOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name)
}

function resultOf(prepared: Prepared, parameters: readonly SQLInputValue[]): QueryResult<object> {
  const { statement } = prepared
  if (prepared.columns.length > 0) {
    const cells = statement.all(...parameters)
    const first: unknown = cells[0]
    // Another process may have added columns: SQLite prepares it again by itself.
    if (Array.isArray(first) && first.length !== prepared.columns.length) prepared.columns = columnsOf(statement)
    return { rows: rowsOf(prepared.columns, cells) }
  }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/**
 * Plain objects, which are read quicker and are smaller than those that SQLite's client makes.
 * @param cells Arrays, whatever their type says.
 */
function rowsOf(columns: readonly string[], cells: readonly Record<number, SQLOutputValue>[]): object[] {
  return cells.map((row) => {
    const object: Record<string, SQLOutputValue | undefined> = {}
    for (let index = 0; index < columns.length; index += 1) object[columns[index]!] = row[index]
    return object
  })
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
