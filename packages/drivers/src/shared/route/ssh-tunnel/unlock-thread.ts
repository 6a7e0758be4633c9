/** The thread of {@link unlock}: says one {@link Unlocked} and ends. */
import { createPrivateKey } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { ConnectionError } from '@querent/query'
import ssh2 from 'ssh2'
import { readPrivateKey } from './keys.ts'
import { openSshText } from './openssh-text.ts'
import type { LockedKey, Unlocked } from './unlock.ts'

const { text, passphrase }: LockedKey = workerData

function unlocked(): Unlocked {
  try {
    const pem = readPrivateKey(text, passphrase, ssh2.utils.parseKey).getPrivatePEM()
    const key = createPrivateKey(pem)
    return { text: key.asymmetricKeyType === 'ed25519' ? openSshText(key) : pem }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    return { message: error.message, fields: { ...error.fields } }
  }
}

parentPort?.postMessage(unlocked(), [])
