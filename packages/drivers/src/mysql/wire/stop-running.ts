import { settledWithin } from '../../shared/settled-within.ts'
import type { MysqlSession } from '../session.ts'

/** A statement that ends by itself this soon is not killed. */
const GRACE_MS = 10
const KILL_WAIT_MS = 1000
const KILL_ATTEMPTS = 4

/** Ends what the session runs for us; the session of a server that does not react is cut. */
export async function stopRunning(session: MysqlSession, running: Promise<unknown>): Promise<void> {
  if (await settledWithin(running, GRACE_MS)) return
  for (let attempt = 0; attempt < KILL_ATTEMPTS; attempt += 1) {
    await session.kill()
    if (await settledWithin(running, KILL_WAIT_MS)) return session.settle()
  }
  session.destroy()
}
