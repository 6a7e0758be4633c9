import { ConnectionError, QueryCancelled } from '@querent/query'

/** What the pool needs to know of a session. */
export interface PoolSession {
  /** True once the session must not run another statement: the connection is gone or its state is not known. */
  readonly isBroken: boolean
  /** Ends the connection; never throws. */
  close(): void
}

interface PoolOptions<Session> {
  maxSessions: number
  idleTimeoutMs: number
  open(): Promise<Session>
}

interface Waiter<Session> {
  resolve(session: Session): void
  reject(error: unknown): void
}

interface IdleSession<Session> {
  session: Session
  /** By the clock of `performance`. */
  since: number
}

/**
 * A bounded set of sessions, opened on demand. Requests beyond the bound wait in order; a wait ends at once when its
 * signal aborts. Sessions unused for `idleTimeoutMs` are closed, and so are broken ones when they come back.
 */
export class SessionPool<Session extends PoolSession> {
  readonly #options: PoolOptions<Session>
  readonly #sessions = new Set<Session>()
  readonly #waiting: Waiter<Session>[] = []
  /** Sessions in use that are closed when they come back. */
  readonly #outdated = new WeakSet<Session>()
  /** The one that is idle for longest stands first. */
  readonly #idle: IdleSession<Session>[] = []
  /** Ends what is idle for too long. One for all: sessions come and go with every statement. */
  #timer: NodeJS.Timeout | undefined
  #opening = 0
  #isClosed = false

  constructor(options: PoolOptions<Session>) {
    this.#options = options
  }

  /**
   * A session of one's own until `release`. Among idle ones a `preferred` one is taken first, then the latest used.
   * @throws {QueryCancelled} the signal aborts first. @throws {ConnectionError} opening fails.
   */
  async acquire(signal: AbortSignal, preferred: (session: Session) => boolean = () => true): Promise<Session> {
    if (signal.aborted) throw cancelled(signal)
    if (this.#isClosed) throw closedError()
    return this.#takeIdle(preferred) ?? this.#wait(signal)
  }

  /** Gives a session back: to the first in line, else to the idle ones; a broken one is closed. */
  release(session: Session): void {
    if (!this.#sessions.has(session)) return
    if (session.isBroken || this.#isClosed || this.#outdated.has(session)) this.discard(session)
    else this.#handOver(session)
  }

  /** Closes a session, whether it is in use or idle, and opens another if somebody waits. */
  discard(session: Session): void {
    if (!this.#sessions.delete(session)) return
    const place = this.#idle.findIndex((idle) => idle.session === session)
    if (place >= 0) this.#idle.splice(place, 1)
    session.close()
    this.#openMore()
  }

  /** Later statements get sessions opened from now on: idle ones are closed, those in use when they come back. */
  renew(): void {
    for (const { session } of this.#idle.slice()) this.discard(session)
    for (const session of this.#sessions) this.#outdated.add(session)
  }

  status(): { open: number; idle: number; waiting: number; limit: number } {
    return {
      open: this.#sessions.size,
      idle: this.#idle.length,
      waiting: this.#waiting.length,
      limit: this.#options.maxSessions,
    }
  }

  /** Refuses those who wait and closes what is idle; sessions in use are closed when they come back. */
  close(): void {
    this.#isClosed = true
    for (const waiter of this.#waiting.splice(0)) waiter.reject(closedError())
    for (const { session } of this.#idle.slice()) this.discard(session)
  }

  #takeIdle(preferred: (session: Session) => boolean): Session | undefined {
    const place = this.#idle.findLastIndex(({ session }) => preferred(session))
    // Where none is preferred, -1 takes the last.
    return this.#idle.splice(place, 1)[0]?.session
  }

  #wait(signal: AbortSignal): Promise<Session> {
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        signal.removeEventListener('abort', abort)
        action()
      }
      const waiter: Waiter<Session> = {
        resolve: (session) => settle(() => resolve(session)),
        reject: (error) => settle(() => reject(error)),
      }
      const abort = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
        waiter.reject(cancelled(signal))
      }
      signal.addEventListener('abort', abort)
      this.#waiting.push(waiter)
      this.#openMore()
    })
  }

  /** One connection attempt per waiting request, as far as the bound allows. */
  #openMore(): void {
    while (
      !this.#isClosed &&
      this.#waiting.length > this.#opening &&
      this.#sessions.size + this.#opening < this.#options.maxSessions
    ) {
      this.#opening += 1
      this.#options.open().then(
        (session) => this.#opened(session),
        (error: unknown) => this.#openFailed(error),
      )
    }
  }

  #opened(session: Session): void {
    this.#opening -= 1
    this.#sessions.add(session)
    this.release(session)
  }

  #openFailed(error: unknown): void {
    this.#opening -= 1
    this.#waiting.shift()?.reject(error)
    this.#openMore()
  }

  #handOver(session: Session): void {
    const waiter = this.#waiting.shift()
    if (waiter !== undefined) return waiter.resolve(session)
    this.#idle.push({ session, since: performance.now() })
    this.#watchIdle()
  }

  #watchIdle(): void {
    const [oldest] = this.#idle
    if (this.#timer !== undefined || oldest === undefined) return
    const end = oldest.since + this.#options.idleTimeoutMs
    this.#timer = setTimeout(() => this.#discardIdle(), Math.max(1, end - performance.now())).unref()
  }

  #discardIdle(): void {
    this.#timer = undefined
    const end = performance.now() - this.#options.idleTimeoutMs
    for (const { session } of this.#idle.filter(({ since }) => since <= end)) this.discard(session)
    this.#watchIdle()
  }
}

/** The error for an aborted statement; its cause tells why the signal aborted. */
export function cancelled(signal?: AbortSignal): QueryCancelled {
  return new QueryCancelled('The query was cancelled.', { cause: signal?.reason })
}

function closedError(): ConnectionError {
  return new ConnectionError('The connections to this database have been closed.')
}
