import { constants } from 'node:sqlite'
import type { DatabaseSync } from 'node:sqlite'

/** Pragmas that only tell something, with or without an argument. */
const READING_PRAGMAS = new Set([
  'collation_list',
  'compile_options',
  'foreign_key_check',
  'foreign_key_list',
  'function_list',
  'index_info',
  'index_list',
  'index_xinfo',
  'integrity_check',
  'module_list',
  'pragma_list',
  'quick_check',
  'table_info',
  'table_list',
  'table_xinfo',
])

/** Pragmas that tell something without an argument, and set it with one. Full-text tables read some of them. */
const TELLING_PRAGMAS = new Set([
  'application_id',
  'auto_vacuum',
  'data_version',
  'encoding',
  'foreign_keys',
  'freelist_count',
  'journal_mode',
  'page_count',
  'page_size',
  'schema_version',
  'user_version',
])

/** Functions that load code or hand out memory addresses. */
const REFUSED_FUNCTIONS = new Set(['load_extension', 'fts3_tokenizer'])

const READING_ACTIONS = new Set<number>([constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_RECURSIVE])

/** Never, whatever the access: other files, and transactions that would outlive the statement. */
const REFUSED_ACTIONS = new Map<number, string>([
  [constants.SQLITE_ATTACH, 'Attaching other database files, and VACUUM, are not allowed.'],
  [constants.SQLITE_DETACH, 'Detaching a database is not allowed.'],
  [
    constants.SQLITE_TRANSACTION,
    'BEGIN, COMMIT and ROLLBACK are not allowed: each statement is a transaction of its own.',
  ],
  [constants.SQLITE_SAVEPOINT, 'Savepoints are not allowed: each statement is a transaction of its own.'],
])

/**
 * Decides while a statement is prepared what it may do (https://www.sqlite.org/c3ref/c_alter_table.html). SQLite refuses
 * the whole statement with the code SQLITE_AUTH when one action is denied.
 */
export class StatementGuard {
  readonly #access: 'read' | 'write'
  #refusal: string | undefined
  #isOff = false

  constructor(access: 'read' | 'write') {
    this.#access = access
  }

  /** Why the last refused statement was refused. */
  get refusal(): string | undefined {
    return this.#refusal
  }

  /** Does the work of the process itself. */
  without<T>(work: () => T): T {
    this.#isOff = true
    try {
      return work()
    } finally {
      this.#isOff = false
    }
  }

  watch(connection: DatabaseSync): void {
    connection.setAuthorizer((action, first, second) => {
      const refusal = this.#isOff ? undefined : this.#judge(action, first ?? '', second)
      if (refusal === undefined) return constants.SQLITE_OK
      this.#refusal = refusal
      return constants.SQLITE_DENY
    })
  }

  /** The reason to refuse the action, or undefined. */
  #judge(action: number, first: string, second: string | null): string | undefined {
    if (action === constants.SQLITE_FUNCTION) return judgeFunction((second ?? '').toLowerCase())
    if (action === constants.SQLITE_PRAGMA) return judgePragma(first.toLowerCase(), second)
    const refusal = REFUSED_ACTIONS.get(action)
    if (refusal !== undefined || this.#access === 'write' || READING_ACTIONS.has(action)) return refusal
    return 'Only queries are allowed: this connection is read-only.'
  }
}

function judgeFunction(name: string): string | undefined {
  return REFUSED_FUNCTIONS.has(name) ? `The function ${name} is not allowed.` : undefined
}

function judgePragma(name: string, argument: string | null): string | undefined {
  if (READING_PRAGMAS.has(name)) return undefined
  if (!TELLING_PRAGMAS.has(name)) return `PRAGMA ${name} is not allowed.`
  return argument === null ? undefined : `Setting PRAGMA ${name} is not allowed.`
}
