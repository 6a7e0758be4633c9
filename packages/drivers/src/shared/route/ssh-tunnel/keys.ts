import { createHash, createPrivateKey, type KeyObject } from 'node:crypto'
import { ConnectionError } from '@querent/query'
import type { ParsedKey, utils } from 'ssh2'
import { FIELD_HINT } from '../../errors.ts'
import { openSshText } from './openssh-text.ts'

type ParseKey = typeof utils.parseKey

/** The fingerprint of a public key as OpenSSH shows it. @param key in the form of the SSH protocol */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=$/, '')}`
}

/**
 * A private key of OpenSSH, PEM or PuTTY.
 * @throws {ConnectionError} it cannot be read, or not with this passphrase.
 */
export function readPrivateKey(text: string, passphrase: string, parse: ParseKey): ParsedKey {
  const key = fromPkcs8(`${text.trim().replaceAll('\r\n', '\n')}\n`, passphrase)
  const parsed = parse(key, passphrase || undefined)
  if (!(parsed instanceof Error) && parsed.isPrivateKey()) return parsed
  const problem = parse(key)
  throw problem instanceof Error && problem.message.startsWith('Encrypted') ? passphraseError(passphrase) : keyError()
}

/** The SSH library knows only the older forms of PEM. */
function fromPkcs8(text: string, passphrase: string): string {
  if (!/^-----BEGIN (ENCRYPTED )?PRIVATE KEY-----/.test(text)) return text
  let key: KeyObject
  try {
    key = createPrivateKey({ key: text, format: 'pem', passphrase })
  } catch {
    throw text.includes('ENCRYPTED') ? passphraseError(passphrase) : keyError()
  }
  if (key.asymmetricKeyType === 'rsa') return key.export({ type: 'pkcs1', format: 'pem' }).toString()
  if (key.asymmetricKeyType === 'ec') return key.export({ type: 'sec1', format: 'pem' }).toString()
  if (key.asymmetricKeyType === 'ed25519') return openSshText(key)
  throw keyError()
}

function passphraseError(given: string): ConnectionError {
  const message = given === '' ? 'The SSH private key needs its passphrase.' : 'The passphrase of the SSH key is wrong.'
  return detailError(message, 'tunnel-private-key-passphrase')
}

function keyError(): ConnectionError {
  const message = 'The SSH private key cannot be read. It must be in the form of OpenSSH, PEM or PuTTY.'
  return detailError(message, 'tunnel-private-key')
}

function detailError(message: string, detail: 'tunnel-private-key' | 'tunnel-private-key-passphrase'): ConnectionError {
  return new ConnectionError(message, { [detail]: FIELD_HINT[detail] })
}
