/** How the process stops at a signal: in order, and within a known time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { whenLauncherEnds } from './launcher.ts'
import type { Observe } from '../observe/events.ts'
import { exitProcess } from './exit.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Within this time two signals are one: Ctrl+C reaches the launcher too, which passes it on. */
const ECHO_MS = 1_000
/** From the moment on which queries are cancelled; what is still running then is cut off. */
const LAST_MS = 10_000

/** What stops. */
interface Stoppable {
  observe: Observe
  /** Has health say that the server goes; everything is still served. */
  announceStop(): void
  /** Cancels what runs when `hurry` aborts, and closes everything. */
  close(hurry: AbortSignal): Promise<void>
}

interface StopTimes {
  /** How long everything is still served after readiness has said that the server goes. */
  delayMs: number
  /** How long queries may then go on before they are cancelled. */
  graceMs: number
}

/** Stops at a signal, and when whoever started this process is gone. A second signal ends all waiting. */
export function stopOnSignal(server: Stoppable, { delayMs, graceMs }: StopTimes): void {
  const hurry = new AbortController()
  let begunAt: number | undefined

  function stopFor(reason: string): void {
    if (begunAt === undefined) {
      begunAt = performance.now()
      void stop(reason)
    } else if (performance.now() - begunAt > ECHO_MS) hurry.abort()
  }

  async function stop(reason: string): Promise<void> {
    server.observe({ type: 'server.stopping', reason })
    server.announceStop()
    hurry.signal.addEventListener('abort', () => setTimeout(() => void exitProcess(1), LAST_MS).unref())
    await sleep(delayMs, undefined, { signal: hurry.signal }).catch(() => undefined)
    setTimeout(() => hurry.abort(), graceMs).unref()
    await server.close(hurry.signal)
    await exitProcess(0)
  }

  for (const signal of SIGNALS) process.on(signal, stopFor)
  whenLauncherEnds(() => stopFor('its launcher ended'))
}
