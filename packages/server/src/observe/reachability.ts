/**
 * Whether the app database answers. Everybody who wants to know shares one question, and an answer is good for a
 * moment: asking often costs nothing. Its loss and its return are told once each.
 */
import type { Observe } from './events.ts'
import { messageOf } from './message-of.ts'

/** What has not answered by then is taken for away. */
const DEADLINE_MS = 2_000
/** How long an answer counts. */
const MEMORY_MS = 250
/** How often it is asked by itself while it is away. */
const RETRY_MS = 1_000
/** What was begun while it was away may fail so long after its return. */
const AFTERMATH_MS = 5_000

export interface Reachability {
  /** Whether it is there: at once from a fresh answer, else when it has answered or the deadline has passed. */
  check(): boolean | Promise<boolean>
  /**
   * Asks anew whether its absence may have caused a failure, which then counts as one of its own.
   * @returns false when it may have.
   */
  suspect(): Promise<boolean>
  status(): { isReachable: boolean; failures: number; checkSeconds: number }
}

interface ReachabilityDeps {
  /** One cheap read of the app database. */
  ask(): Promise<unknown>
  observe: Observe
  deadlineMs?: number
}

export function reachability({ ask, observe, deadlineMs = DEADLINE_MS }: ReachabilityDeps): Reachability {
  let isReachable = true
  let answeredAt = Number.NEGATIVE_INFINITY
  let lostAt: number | undefined
  let restoredAt = Number.NEGATIVE_INFINITY
  let failures = 0
  let checkSeconds = 0
  let asking: Promise<boolean> | undefined

  function askNow(): Promise<boolean> {
    if (asking !== undefined) return asking
    const askedAt = performance.now()
    asking = failureWithin(ask, deadlineMs).then((failure) => {
      asking = undefined
      answeredAt = performance.now()
      checkSeconds = (answeredAt - askedAt) / 1000
      isReachable = failure === undefined
      note(failure)
      return isReachable
    })
    return asking
  }

  function note(failure: string | undefined): void {
    if (failure === undefined) {
      if (lostAt === undefined) return
      observe({ type: 'app-database.restored', durationMs: Math.round(performance.now() - lostAt) })
      lostAt = undefined
      restoredAt = performance.now()
      return
    }
    failures += 1
    if (lostAt === undefined) observe({ type: 'app-database.lost', error: failure })
    lostAt ??= performance.now()
    setTimeout(() => void askNow(), RETRY_MS).unref()
  }

  return {
    check: () => (performance.now() - answeredAt < MEMORY_MS ? isReachable : askNow()),
    async suspect() {
      const isThere = await askNow()
      const isItsFault = !isThere || performance.now() - restoredAt < AFTERMATH_MS
      if (isItsFault) failures += 1
      return !isItsFault
    },
    status: () => ({ isReachable, failures, checkSeconds }),
  }
}

/** Why there was no answer; undefined when there was one. */
async function failureWithin(ask: () => Promise<unknown>, deadlineMs: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const late = () => resolve(`no answer within ${deadlineMs / 1000} s`)
  // After a stretch in which this process was busy, the timer comes first though the answer is there: it gets a turn.
  const timer = setTimeout(() => setImmediate(late), deadlineMs)
  Promise.resolve()
    .then(ask)
    .then(
      () => resolve(undefined),
      (error: unknown) => resolve(messageOf(causeOf(error))),
    )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}

/** The text for clients says less than what lies below it. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
