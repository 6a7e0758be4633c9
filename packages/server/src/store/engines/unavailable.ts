/**
 * When the app database cannot serve: it is away, full, locked, read-only or damaged. It is not the fault of whoever asks,
 * and may pass; so it is answered with 503, in words of our own.
 */
import { ApiError } from '@querent/contract'
import { UnreadableAnswer } from '@querent/drivers/shared/streams/index.ts'

type Reason = 'away' | 'busy' | 'full' | 'read-only' | 'damaged'

const ANSWERS: Readonly<Record<Reason, { message: string; retryAfterSeconds: number }>> = {
  away: { message: 'The app database cannot be reached. Please try again in a moment.', retryAfterSeconds: 1 },
  busy: { message: 'The app database is in use. Please try again in a moment.', retryAfterSeconds: 1 },
  full: { message: 'The disk of the app database is full, so nothing can be saved.', retryAfterSeconds: 30 },
  'read-only': { message: 'The app database cannot be written to, so nothing can be saved.', retryAfterSeconds: 30 },
  damaged: { message: 'The app database cannot be read: its file or its disk is damaged.', retryAfterSeconds: 30 },
}

export class AppDatabaseUnavailable extends ApiError {
  readonly reason: Reason

  constructor(reason: Reason, cause: unknown) {
    const { message, retryAfterSeconds } = ANSWERS[reason]
    super(503, { message }, { 'Retry-After': String(retryAfterSeconds) })
    this.reason = reason
    this.cause = cause
  }

  /** Whether it can be read all the same. */
  get isReadable(): boolean {
    return this.reason === 'full' || this.reason === 'read-only'
  }
}

/** Tells one listener, once there is one, of writes that failed because nothing can be written. */
export function writeFailures() {
  let tell: (error: AppDatabaseUnavailable) => void = () => {}
  return {
    listen: (listener: typeof tell) => void (tell = listener),
    /** Gives the failure itself. */
    note(failure: unknown): unknown {
      if (failure instanceof AppDatabaseUnavailable && failure.isReadable) tell(failure)
      return failure
    },
  }
}

/** For what may be left undone: lets pass that the app database cannot serve. @throws any other error. */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof AppDatabaseUnavailable)) throw error
}

/** More than the app database takes in one value. */
export class ValueTooLarge extends ApiError {
  constructor(cause: unknown) {
    super(413, { message: 'The request holds more than the app database can keep in one place.' })
    this.cause = cause
  }
}

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const SQLITE_REASONS: Readonly<Record<number, Reason>> = {
  5: 'busy',
  6: 'busy',
  7: 'busy', // no memory
  8: 'read-only',
  10: 'damaged', // the disk failed
  11: 'damaged',
  13: 'full',
  14: 'away', // the file cannot be opened
  15: 'busy',
  26: 'damaged',
}
const SQLITE_TOO_BIG = 18
const PRIMARY_CODE = 0xff

/** The failure to answer with: what SQLite says itself when it is none of the app database as a whole. */
export function sqliteFailure(error: unknown): unknown {
  const { errcode }: { errcode?: unknown } = Object(error)
  if (typeof errcode !== 'number') return error
  const code = errcode & PRIMARY_CODE
  if (code === SQLITE_TOO_BIG) return new ValueTooLarge(error)
  const reason = SQLITE_REASONS[code]
  return reason === undefined ? error : new AppDatabaseUnavailable(reason, error)
}

/** SQLSTATEs and their classes (PostgreSQL manual, appendix A); the longer ones go first. */
const POSTGRES_REASONS: readonly (readonly [state: string, reason: Reason])[] = [
  ['53100', 'full'],
  ['25006', 'read-only'],
  ['57014', 'busy'], // a timeout that the server was given
  ['55P03', 'busy'],
  ['40001', 'busy'],
  ['57P', 'away'],
  ['08', 'away'],
  ['53', 'busy'],
  ['58', 'damaged'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]
const TOO_LARGE_STATE = '54000'

/** What the client library says of a connection that is gone; it has no code for that. */
const LOST = /connection (terminated|error|ended)|not queryable|client was closed|timeout exceeded|query read timeout/i

/** The same of PostgreSQL and its client library. */
export function postgresFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof UnreadableAnswer) return new AppDatabaseUnavailable('away', error)
  const { code, severity, syscall }: { code?: unknown; severity?: unknown; syscall?: unknown } = Object(error)
  if (severity === undefined) {
    const isLost = syscall !== undefined || /^E[A-Z]+$/.test(String(code)) || LOST.test(error.message)
    return isLost ? new AppDatabaseUnavailable('away', error) : error
  }
  const state = String(code)
  if (state === TOO_LARGE_STATE) return new ValueTooLarge(error)
  const reason = POSTGRES_REASONS.find(([begin]) => state.startsWith(begin))?.[1]
  return reason === undefined ? error : new AppDatabaseUnavailable(reason, error)
}
