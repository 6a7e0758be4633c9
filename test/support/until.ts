import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 10

/** Waits until something holds. @throws naming it, when it does not in time. */
export async function until(what: string, withinMs: number, holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + withinMs
  for (;;) {
    if (await holds()) return
    if (performance.now() > deadline) throw new Error(`After ${withinMs} ms still waiting for ${what}`)
    await sleep(PAUSE_MS)
  }
}
