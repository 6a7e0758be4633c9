import { inEnglish, type Said } from './said.ts'

/** Kinds of query failure; sent as `error_type` (contract: query-language, section 21). */
export type QueryErrorType =
  | 'invalid-query'
  | 'missing-required-parameter'
  | 'invalid-parameter'
  | 'unsupported-feature'
  | 'missing-required-permissions'
  | 'bad-configuration'
  | 'timed-out'
  | 'driver'
  | 'db'
  | 'qp'
  | 'server'
  | 'client'

/** Messages and paths repeat names and values of the query, which may be of any length. */
const LONGEST_MESSAGE = 2_000
const LONGEST_PATH = 500

/** The beginning and the end, which tells what is wrong and where. */
function shortened(text: string, most: number): string {
  const half = most / 2
  return text.length > most ? `${text.slice(0, half)}…${text.slice(-half)}` : text
}

/** A query that was refused or failed. Becomes the failure envelope (status 202), never a 500. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly type: QueryErrorType
  /** Where in the input the fault lies, e.g. `query.filter[1]`; absent when it is not the input's. */
  readonly path: string | undefined
  /** The engine's own state code (SQLSTATE or error number), when there is one. */
  readonly state: string | undefined
  /** Extra keys for the answer's `ex-data`. */
  readonly data: Record<string, unknown>
  /** The message as a key of translations and its values; absent where it is the engine's, or of interest to programs alone. */
  readonly said: Said | undefined

  constructor(
    type: QueryErrorType,
    message: string | Said,
    options: { path?: string; state?: string; data?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(shortened(typeof message === 'string' ? message : inEnglish(message), LONGEST_MESSAGE), {
      cause: options.cause,
    })
    this.said = typeof message === 'string' ? undefined : message
    this.type = type
    this.path = options.path === undefined ? undefined : shortened(options.path, LONGEST_PATH)
    this.state = options.state
    this.data = options.data ?? {}
  }
}

/** A field cannot be binned, for its least and greatest values are not known. */
export class UnknownRange extends QueryError {
  readonly fieldId: number

  constructor(fieldId: number, message: string, path: string) {
    super('invalid-query', message, { path })
    this.fieldId = fieldId
  }
}

/** The caller went away, pressed stop, or the deadline passed; the statement was cancelled in the database. */
export class QueryCancelled extends Error {
  override readonly name = 'QueryCancelled'
}

/** Path of clauses that a parameter's value became. */
export function parameterPath(name: string): string {
  return `parameter "${name}"`
}

/** What is wrong at a path: the query, or a parameter's value. */
export function faultAt(path: string): 'invalid-query' | 'invalid-parameter' {
  return path.startsWith('parameter "') ? 'invalid-parameter' : 'invalid-query'
}
