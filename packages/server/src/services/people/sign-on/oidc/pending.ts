/**
 * What a sign-in that was begun has to remember until the browser comes back. The browser keeps it, encrypted: any process
 * of the server can go on with it, and nothing has to be cleaned up.
 */
import { createSecrets } from '../../../../store/index.ts'
import { isWithin } from '../../../shared/stored-time.ts'

/** How long people may take at the provider. */
export const PENDING_SECONDS = 600

interface Pending {
  state: string
  nonce: string
  codeVerifier: string
  /** Path of the page that the browser goes to in the end. */
  returnTo: string
}

interface Sealed extends Pending {
  /** Epoch milliseconds. */
  begunAt: number
}

export function pendingSignIns(secretKey: string, now: () => number) {
  const secrets = createSecrets(secretKey, 'querent single sign-on')

  function seal(pending: Pending): string {
    const sealed: Sealed = { ...pending, begunAt: now() }
    return secrets.encrypt(JSON.stringify(sealed))
  }

  /** Undefined for what was not sealed here, or too long ago. */
  function open(text: string | undefined): Pending | undefined {
    if (text === undefined) return undefined
    const sealed = readSealed(text)
    return sealed !== undefined && isWithin(sealed.begunAt, now(), PENDING_SECONDS * 1000) ? sealed : undefined
  }

  function readSealed(text: string): Sealed | undefined {
    try {
      return JSON.parse(secrets.decrypt(text))
    } catch {
      return undefined
    }
  }

  return { seal, open, sealText: secrets.encrypt, openText }

  /** Undefined for what was not sealed here. */
  function openText(text: string): string | undefined {
    try {
      return secrets.decrypt(text)
    } catch {
      return undefined
    }
  }
}
