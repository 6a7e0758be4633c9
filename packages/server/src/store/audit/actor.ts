/**
 * Who is at work, kept beside the calls that are made for them: whatever writes says on whose behalf, without being told.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Actor {
  /** Null for who is not signed in. */
  userId: number | null
  address: string | null
  userAgent: string | null
  requestId: string | null
  /** Epoch milliseconds. */
  now: number
}

const actors = new AsyncLocalStorage<(() => Actor) | undefined>()

/** Does work on somebody's behalf. @param actor Asked when something is recorded. */
export function actingFor<T>(actor: () => Actor, work: () => T): T {
  return actors.run(actor, work)
}

/** Does work of the server's own, whoever gave the occasion. */
export function actingAlone<T>(work: () => T): T {
  return actors.run(undefined, work)
}

/** Who is at work; undefined for the server itself. */
export function currentActor(): (() => Actor) | undefined {
  return actors.getStore()
}
