import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { MAX_ROW_BYTES } from '../../shared/statements/row-limit.ts'
import { refuseOwnCompanions, refuseOwnOpened } from './own-files.ts'
import { StatementGuard } from './statement-guard.ts'
import { registerFunctions } from './functions.ts'
import type { SessionOptions } from './protocol.ts'

/** Extended result codes, https://www.sqlite.org/rescode.html */
const AUTH = 23
const TOO_BIG = 18
const CANTOPEN = 14
const READONLY = 8
const READONLY_ROLLBACK = 776
const NOT_A_DATABASE = 26
const PRIMARY_CODE = 0xff

const VALUE_TOO_LARGE =
  'A value is too large: no text or blob may hold more than 64 MB. Ask for a part of it, or leave it out.'

/** Takes a read lock and reads the header, which shows whether the file can be read. */
const PROBE = 'select 1 from sqlite_schema limit 1'

/** How long a statement waits for another program's lock before it fails with "database is locked". */
/** The same as `LOCK_WAIT_MS`: this process loads no other package. */
const BUSY_TIMEOUT_MS = 5000

/** The connection of a session. */
export interface SqliteDatabase {
  /**
   * The connection, ready to prepare a statement: what a crashed writer has left behind is rolled back first. A file
   * that was written over is opened anew, since SQLite stays with what it knew of the one before.
   */
  connection(): DatabaseSync
  /** The error to report: SQLite's own does not say what the authorizer refused, or how much is too much. */
  explain(error: unknown): unknown
  /** Runs what may begin and end transactions: statements of people never may. */
  unguarded<T>(work: (connection: DatabaseSync) => T): T
  close(): void
}

/**
 * Opens an existing file; it is never created. Everything that could reach another file is closed to its statements:
 * attaching, extensions, schema tricks, and for read access whatever is not a query.
 */
export function openDatabase(options: SessionOptions): SqliteDatabase {
  const guard = new StatementGuard(options.access)
  let current = connect(options, guard)
  return {
    connection() {
      try {
        current.prepare(PROBE).get()
      } catch (error) {
        const code = resultCode(error)
        if (code !== READONLY_ROLLBACK && code !== NOT_A_DATABASE) throw error
        current.close()
        current = connect(options, guard)
      }
      return current
    },
    explain(error) {
      const code = resultCode(error)
      if (code === TOO_BIG) return new Error(VALUE_TOO_LARGE, { cause: error })
      return code === AUTH && guard.refusal ? new Error(guard.refusal) : error
    },
    unguarded: (work) => guard.without(() => work(current)),
    close: () => current.close(),
  }
}

/** Opens the file, and makes sure of what has been opened: the path may lead elsewhere from one moment to the next. */
function connect(options: SessionOptions, guard: StatementGuard): DatabaseSync {
  refuseOwnCompanions(options.path, options.own)
  const connection = connectTo(options, guard)
  try {
    refuseOwnOpened(options.path, options.own)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

function connectTo({ path, access }: SessionOptions, guard: StatementGuard): DatabaseSync {
  if (access === 'write') return open(path, 'mode=rw', guard)
  try {
    return open(path, 'mode=ro', guard)
  } catch (error) {
    const code = resultCode(error)
    if (code === READONLY_ROLLBACK) rollBackCrashedWriter(path)
    else if (!wantsToWrite(code) || hasUnsavedLog(path)) throw error
    // A database in WAL mode wants to create its shared memory file, and may not in a directory it cannot write to.
    // Without a log there is no other connection, so the file can be read as it is.
    return open(path, code === READONLY_ROLLBACK ? 'mode=ro' : 'mode=ro&immutable=1', guard)
  }
}

function open(path: string, parameters: string, guard?: StatementGuard): DatabaseSync {
  const connection = new DatabaseSync(new URL(`${pathToFileURL(path).href}?${parameters}`), {
    readOnly: parameters.includes('mode=ro'),
    timeout: BUSY_TIMEOUT_MS,
    allowExtension: false,
    defensive: true,
    limits: { attach: 0, length: MAX_ROW_BYTES },
  })
  try {
    connection.exec('pragma trusted_schema = off')
    connection.prepare(PROBE).get()
    registerFunctions(connection)
    guard?.watch(connection)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Any reader may do this in SQLite, but not over a read-only connection. */
function rollBackCrashedWriter(path: string): void {
  open(path, 'mode=rw').close()
}

function wantsToWrite(code: number): boolean {
  return (code & PRIMARY_CODE) === CANTOPEN || (code & PRIMARY_CODE) === READONLY
}

function hasUnsavedLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}
