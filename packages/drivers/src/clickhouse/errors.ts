import { type ConnectionError, QueryError } from '@querent/query'
import { type ConnectProblem, explainedError, lostConnection } from '../shared/errors.ts'

/** How what the server says of a request that failed begins: `Code: 47. DB::Exception: Unknown …`. */
const BEGINNING = /Code: (\d+)\. DB::Exception: /
/** And ends: `(UNKNOWN_IDENTIFIER) (version 24.8.4.13 (official build))`. */
const VERSION = ' (version '
const NAME = / \([A-Z][A-Z0-9_]+\)$/
/** Around an error that comes after rows: this line and a tag above, a length with the tag and this line below. */
const MARK = '__exception__'

/** True for the text of an error of the server. */
export function isException(text: string): boolean {
  return BEGINNING.test(text)
}

/** An error that the server answers with, as opposed to one of the connection. */
export class ServerException extends Error {
  override readonly name = 'ServerException'
  /** Of the server: `47`. */
  readonly code: string

  /** @param text what the server sent, not more than an error may have. */
  constructor(text: string) {
    const said = withoutMarks(text.trim())
    const begun = BEGINNING.exec(said)
    super(begun === null ? said : withoutEnd(said.slice(begun.index + begun[0].length)))
    this.code = begun?.[1] ?? ''
  }
}

function withoutMarks(text: string): string {
  const lines = text.split('\n')
  const isAbove = lines[0]?.trim() === MARK
  const isBelow = lines.length > 1 && lines.at(-1)?.trim() === MARK
  return lines
    .slice(isAbove ? 2 : 0, isBelow ? -2 : undefined)
    .join('\n')
    .trim()
}

function withoutEnd(message: string): string {
  const at = message.endsWith(')') ? message.lastIndexOf(VERSION) : -1
  return (at < 0 ? message : message.slice(0, at)).replace(NAME, '')
}

/** Who answers is not ClickHouse, or somebody changes its answers. */
export class OddAnswer extends Error {
  override readonly name = 'OddAnswer'
  readonly code = 'ODD_ANSWER'

  /** @param what came: `a web page`. */
  constructor(what: string) {
    super(`What answers at this address is not ClickHouse: it sent ${what}.`)
  }
}

const REFUSED: ConnectProblem = { message: 'The user name or the password is wrong.', fields: ['user', 'password'] }

const PROBLEMS: ReadonlyMap<string, ConnectProblem> = new Map(
  Object.entries<ConnectProblem>({
    516: REFUSED,
    194: REFUSED,
    193: REFUSED,
    192: REFUSED,
    81: { message: 'There is no database of this name.', fields: ['dbname'] },
    164: {
      message:
        'This user may not change any setting (its profile has "readonly = 1"), and answers are right only with some of them. Give it a profile with "readonly = 2".',
      fields: ['user'],
    },
    115: {
      message: 'The server does not know a setting that is needed. ClickHouse 24.8 or later is.',
      fields: ['host'],
    },
  }),
)

/** Of Node's reader of HTTP, which meets another protocol. */
const NOT_HTTP: ConnectProblem = {
  message: 'The server does not answer as ClickHouse does over HTTP. Check the port (8123, or 8443 with SSL).',
  fields: ['port', 'ssl'],
}

function problemOf(code: string, message: string): ConnectProblem | undefined {
  if (code === 'ODD_ANSWER') return { message: `${message} Check the host and the port.`, fields: ['host', 'port'] }
  return code.startsWith('HPE_') ? NOT_HTTP : PROBLEMS.get(code)
}

/** The human message for a connection that failed, with the details at fault. */
export function connectionError(error: unknown): ConnectionError {
  return explainedError(error, problemOf)
}

/** The error of a statement, with the server's own message and its code as the state. */
export function statementError(error: unknown): Error {
  if (error instanceof QueryError) return error
  if (error instanceof OddAnswer) return new QueryError('db', error.message, { cause: error })
  if (error instanceof SyntaxError || error instanceof RangeError) return unreadable(error)
  if (!(error instanceof ServerException)) return lostConnection(error)
  return new QueryError('db', error.message, { ...(error.code && { state: error.code }), cause: error })
}

function unreadable(cause: Error): QueryError {
  return new QueryError('db', `The server sent something that cannot be read: ${cause.message}`, { cause })
}
