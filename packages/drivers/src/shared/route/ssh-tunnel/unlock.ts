/** Takes the passphrase off a private key, in a thread: that is made to be slow, and takes a second where it is made well. */
import { ConnectionError } from '@querent/query'
import { FIELD_HINT } from '../../errors.ts'
import { Thread } from '../../threads/index.ts'

/** What the thread is given. */
export interface LockedKey {
  text: string
  passphrase: string
}

/** What the thread says: the key in a form that needs no passphrase, or what is wrong with it. */
export type Unlocked = { text: string } | { message: string; fields: Record<string, string> }

/**
 * @param signal Gives the attempt up; the thread ends whatever it does.
 * @throws {ConnectionError} it cannot be read, not with this passphrase, or not in time: the key says how slow it is.
 */
export async function unlock(key: LockedKey, timeoutMs: number, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  const late = AbortSignal.timeout(timeoutMs)
  const { promise, resolve, reject } = Promise.withResolvers<Unlocked>()
  const thread = new Thread<LockedKey, Unlocked>(
    new URL('./unlock-thread.ts', import.meta.url),
    {},
    { onMessage: resolve, onExit: (error) => reject(error ?? new Error('The thread ended.')) },
  )
  thread.post(key)
  late.addEventListener('abort', () => reject(tooSlow(timeoutMs)))
  signal.addEventListener('abort', () => reject(signal.reason), { signal: late })
  try {
    const unlocked = await promise
    if ('text' in unlocked) return unlocked.text
    throw new ConnectionError(unlocked.message, unlocked.fields)
  } finally {
    void thread.end()
  }
}

function tooSlow(timeoutMs: number): ConnectionError {
  const message = `The SSH private key could not be opened within ${timeoutMs} ms: its passphrase has too many rounds.`
  return new ConnectionError(message, { 'tunnel-private-key': FIELD_HINT['tunnel-private-key'] })
}
