/**
 * Whether the app database can be written to: its disk may be full, or what is there may only be read. A failed write
 * says so at no cost; that it can be written again is found out by trying. Begin and end are told once each.
 */
import type { Observe } from './events.ts'
import { messageOf } from './message-of.ts'

/** How often a write is tried while it cannot be written. */
const RETRY_MS = 5_000
/** How often it is seen, when somebody asks, whether the disk is nearly full. */
const LOOK_MS = 10_000

export interface Writability {
  /** To be called when a write failed for this. @param error the failure, with a text for clients. */
  failed(error: Error): void
  /** Why nothing can be saved, as clients read it; undefined while it can. */
  obstacle(): string | undefined
  /** Tries to write, unless it is known that this fails; then as `obstacle`. */
  examine(): Promise<string | undefined>
  status(): { isWritable: boolean; failures: number }
}

interface WritabilityDeps {
  /** A small write that leaves nothing behind; its failures reach `failed`. */
  tryWriting(): Promise<void>
  /** Whether its disk has next to no room, where that can be seen. */
  isNearlyFull(): Promise<boolean>
  observe: Observe
  retryMs?: number
}

export function writability({ tryWriting, isNearlyFull, observe, retryMs = RETRY_MS }: WritabilityDeps): Writability {
  let obstacle: string | undefined
  let begunAt = 0
  let failedAt = 0
  let failures = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let trying: Promise<boolean> | undefined

  function failed(error: Error): void {
    failures += 1
    failedAt = performance.now()
    if (obstacle === undefined) {
      begunAt = failedAt
      setTimeout(retry, retryMs).unref()
      obstacle = error.message
      observe({ type: 'app-database.unwritable', error: messageOf(error.cause ?? error) })
    }
    obstacle = error.message
  }

  /** Whether it worked. */
  function attempt(): Promise<boolean> {
    trying ??= tryWriting()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (trying = undefined))
    return trying
  }

  async function retry(): Promise<void> {
    const works = await attempt()
    // On a disk that is nearly full, small writes work now and then.
    if (!works || performance.now() - failedAt < retryMs || (await hasNoRoom())) {
      setTimeout(retry, retryMs).unref()
      return
    }
    obstacle = undefined
    observe({ type: 'app-database.writable', durationMs: Math.round(performance.now() - begunAt) })
  }

  async function look(): Promise<void> {
    if (await hasNoRoom()) await attempt()
  }

  function hasNoRoom(): Promise<boolean> {
    return isNearlyFull().catch(() => false)
  }

  return {
    failed,
    obstacle() {
      const now = performance.now()
      if (obstacle === undefined && now - lookedAt > LOOK_MS) {
        lookedAt = now
        void look()
      }
      return obstacle
    },
    async examine() {
      if (obstacle === undefined) await attempt()
      return obstacle
    },
    status: () => ({ isWritable: obstacle === undefined, failures }),
  }
}
