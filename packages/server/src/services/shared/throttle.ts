/**
 * Slows down who tries again and again (contract: sessions, section 4). Tries that failed are kept in the app database,
 * so all processes count them together, and so are those under way once there were some: else as many could be under way
 * as there are free ones, times processes. The first, and those that cannot be kept, count in their own process. So a try
 * that succeeds writes nothing, unless others failed before it or many are under way.
 */
import { hash } from 'node:crypto'
import { isWithin } from './stored-time.ts'
import type { Store } from '../../store/index.ts'

const HOUR_MS = 3_600_000
/** What is kept beside the tries counts for a day. */
const STORED_MS = 24 * HOUR_MS
const FIRST_DELAY_MS = 15_000
const GROWTH = 1.5
/** This part of the free tries is not counted at its beginning by other processes. */
const UNSUSPECTED = 0.25
/** Beyond this many keys with tries of their own, a process forgets those that were idle for longest. */
const KEYS_LIMIT = 20_000

export interface Throttle {
  /** Begins a try, which has to be ended in one of its ways. */
  begin(key: string): Promise<Try>
}

export interface Try {
  /** Before the next try; 0 when this one may go on. One that may not is over. */
  waitSeconds: number
  /** It counts. */
  failed(): Promise<void>
  /** It does not count, and as asked for, neither do those before it. */
  succeeded(options?: { forgetsOthers?: boolean }): Promise<void>
}

interface ThrottleOptions {
  store: { throttledTries: Pick<Store['throttledTries'], 'list' | 'add' | 'remove' | 'clear' | 'deleteOlder'> }
  /** Tells its keys from those of others. */
  name: string
  /** Tries without a delay. */
  free: number
  /** How long a try counts; an hour at most. */
  keptMs?: number
  /** The wait after so many tries beyond the free ones; a longer one with each when left out. */
  delayMs?: (extra: number) => number
  now: () => number
}

const growingDelay = (extra: number): number => Math.min(FIRST_DELAY_MS * GROWTH ** extra, HOUR_MS)

export function throttle(options: ThrottleOptions): Throttle {
  const { store, name, free, keptMs = HOUR_MS, delayMs = growingDelay, now } = options
  /** Times of this process's own tries by digest of their key; the one used last stands last. */
  const own = new Map<string, number[]>()
  const iso = (time: number) => new Date(time).toISOString()

  function storeOwn(digest: string, times: number[]): void {
    own.delete(digest)
    if (times.length > 0) own.set(digest, times)
    for (const oldest of own.keys()) {
      if (own.size <= KEYS_LIMIT) return
      own.delete(oldest)
    }
  }

  function forget(digest: string, time: number): void {
    const times = own.get(digest) ?? []
    const at = times.indexOf(time)
    storeOwn(digest, at < 0 ? times : times.toSpliced(at, 1))
  }

  async function sharedOf(digest: string): Promise<{ id: number; time: number }[]> {
    const rows = await store.throttledTries.list(digest, iso(now() - keptMs))
    const tries = rows.map(({ id, timestamp }) => ({ id, time: Date.parse(timestamp) }))
    return tries.filter(({ time }) => isWithin(time, now(), keptMs))
  }

  async function begin(key: string): Promise<Try> {
    // Keys may be as long as a request.
    const digest = hash('sha256', `${name} ${key}`)
    const shared = (await sharedOf(digest)).map((one) => one.time)
    const isSuspect = shared.length + (own.get(digest)?.length ?? 0) >= free * UNSUSPECTED
    if (!isSuspect) return beginHere(digest, shared)
    const waitSeconds = waitAfter(shared, now())
    if (waitSeconds > 0) return refused(waitSeconds)
    return beginShared(digest, shared)
  }

  /** Counts in this process until it has failed. */
  function beginHere(digest: string, shared: readonly number[]): Try {
    const time = now()
    const recent = (own.get(digest) ?? []).filter((at) => isWithin(at, time, keptMs - 1))
    const waitSeconds = waitAfter([...shared, ...recent], time)
    if (waitSeconds > 0) return refused(waitSeconds)
    storeOwn(digest, [...recent, time])
    return {
      waitSeconds,
      async failed() {
        // One that cannot be kept goes on counting here.
        if ((await keep(digest, time)) !== undefined) forget(digest, time)
      },
      async succeeded({ forgetsOthers = false } = {}) {
        if (!forgetsOthers) return forget(digest, time)
        storeOwn(digest, [])
        if (shared.length > 0) await forgetAll(digest)
      },
    }
  }

  /** Counts in all processes from its beginning, if it can be kept. Of several at one moment the first ones go on. */
  async function beginShared(digest: string, before: readonly number[]): Promise<Try> {
    const time = now()
    const id = await keep(digest, time)
    if (id === undefined) return beginHere(digest, before)
    const earlier = (await sharedOf(digest).catch(() => [])).filter((one) => one.id < id).map((one) => one.time)
    const waitSeconds = waitAfter([...earlier, ...(own.get(digest) ?? [])], time)
    const remove = () => store.throttledTries.remove(id).catch(() => {})
    if (waitSeconds > 0) {
      await remove()
      return refused(waitSeconds)
    }
    return {
      waitSeconds,
      failed: async () => {},
      succeeded: async ({ forgetsOthers = false } = {}) => (forgetsOthers ? forgetAll(digest) : remove()),
    }
  }

  async function forgetAll(digest: string): Promise<void> {
    storeOwn(digest, [])
    await store.throttledTries.clear(digest).catch(() => {})
  }

  /** The try's id in the app database; undefined when it cannot be kept there. */
  async function keep(digest: string, time: number): Promise<number | undefined> {
    try {
      const id = await store.throttledTries.add(digest, iso(time))
      await store.throttledTries.deleteOlder(iso(time - STORED_MS)).catch(() => 0)
      return id
    } catch {
      return undefined
    }
  }

  function waitAfter(tries: readonly number[], time: number): number {
    const extra = tries.length - free
    if (extra < 0 || tries.length === 0) return 0
    const waitMs = Math.max(...tries) + delayMs(extra) - time
    return Math.max(0, Math.ceil(waitMs / 1000))
  }

  return { begin }
}

/** It is over, and does not count. */
function refused(waitSeconds: number): Try {
  return { waitSeconds, failed: async () => {}, succeeded: async () => {} }
}

export function throttledText(seconds: number): string {
  return `Too many attempts! You must wait ${seconds} seconds before trying again.`
}

/** Counts a try, whatever comes of it; seconds to wait when it may not go on. */
export async function countTry(throttles: readonly (readonly [Throttle, string])[]): Promise<number> {
  const tries = await Promise.all(throttles.map(([throttled, key]) => throttled.begin(key)))
  await Promise.all(tries.map((one) => one.failed()))
  return Math.max(...tries.map(({ waitSeconds }) => waitSeconds))
}
