/** Takes the passphrase off a private key, in a thread: that is made to be slow, and takes a second where it is made well. */
import { Worker } from 'node:worker_threads'
import { ConnectionError } from '@querent/query'

/** What the thread is given. */
export interface LockedKey {
  text: string
  passphrase: string
}

/** What the thread says: the key in a form that needs no passphrase, or what is wrong with it. */
export type Unlocked = { text: string } | { message: string; fields: Record<string, string> }

/** @throws {ConnectionError} it cannot be read, or not with this passphrase. */
export async function unlock(key: LockedKey): Promise<string> {
  const thread = new Worker(new URL('./unlock-thread.ts', import.meta.url), { workerData: key })
  const unlocked = await new Promise<Unlocked>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  if ('text' in unlocked) return unlocked.text
  throw new ConnectionError(unlocked.message, unlocked.fields)
}
