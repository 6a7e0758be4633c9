/** The thread of {@link unlock}: says one {@link Unlocked} and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { ConnectionError } from '@querent/query'
import ssh2 from 'ssh2'
import { readPrivateKey } from './keys.ts'
import type { LockedKey, Unlocked } from './unlock.ts'

const { text, passphrase }: LockedKey = workerData

function unlocked(): Unlocked {
  try {
    return { text: readPrivateKey(text, passphrase, ssh2.utils.parseKey).getPrivatePEM() }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    return { message: error.message, fields: { ...error.fields } }
  }
}

// A thread that is ended while its first module still runs takes the process with it.
setImmediate(() => parentPort?.postMessage(unlocked(), []))
