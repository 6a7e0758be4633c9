/** The thread of {@link unlock}: takes one {@link LockedKey} and says one {@link Unlocked}. */
import { parentPort } from 'node:worker_threads'
import { ConnectionError } from '@querent/query'
import ssh2 from 'ssh2'
import { takeMessages } from '../../threads/index.ts'
import { readPrivateKey } from './keys.ts'
import type { LockedKey, Unlocked } from './unlock.ts'

function unlocked({ text, passphrase }: LockedKey): Unlocked {
  try {
    return { text: readPrivateKey(text, passphrase, ssh2.utils.parseKey).getPrivatePEM() }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    return { message: error.message, fields: { ...error.fields } }
  }
}

takeMessages((key: LockedKey) => parentPort?.postMessage(unlocked(key), []))
