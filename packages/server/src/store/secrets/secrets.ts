/** Encryption of secrets at rest: AES-256-GCM under a key derived from the server's secret key. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const FORMAT = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

export interface Secrets {
  /** `v1.<iv>.<ciphertext and tag>`, both base64url. */
  encrypt(plain: string): string
  /** @throws {Error} when the text was made with another key, or changed. */
  decrypt(text: string): string
}

/** @param purpose what is encrypted for one purpose is not read for another. */
export function createSecrets(secretKey: string, purpose = 'querent secrets at rest'): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
  return {
    encrypt(plain) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${FORMAT}.${iv.toString('base64url')}.${sealed.toString('base64url')}`
    },
    decrypt(text) {
      const [format, iv, sealed] = text.split('.')
      if (format !== FORMAT || iv === undefined || sealed === undefined) throw new Error('Unknown secret format')
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
    },
  }
}
