import type { Bench } from './context.ts'

const POLL_MS = 50

/** Waits for a refresh other than the one that began at `before`. @throws for one that failed. */
export async function filled({ call }: Bench, path: string, before: string): Promise<void> {
  for (;;) {
    const { state, error, refresh_begin: begun } = await call('GET', path)
    if (state === 'error') throw new Error(error)
    if (state === 'persisted' && begun !== before) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
