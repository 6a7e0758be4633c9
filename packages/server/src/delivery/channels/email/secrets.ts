/** Passwords in what a mail server answers: some repeat the line that they refuse, and many people read why a mail failed. */
import type { SettingsSnapshot } from '../../../settings/index.ts'
import type { MailServerName } from './transport.ts'

const MASK = '***'
/** A shorter password would be found in any text. */
const LEAST_CHARS = 4

/** The password of a server as it may cross the network, the longest text first. */
export function secretsOf(settings: SettingsSnapshot, server: MailServerName): string[] {
  const [user, password] = [settings.get(`${server}-username`), settings.get(`${server}-password`)]
  if (password === null || password.length < LEAST_CHARS) return []
  const inBase64 = [`\0${user ?? ''}\0${password}`, password].map((text) => Buffer.from(text).toString('base64'))
  return [...inBase64, password]
}

/** The same error, whose words do not have the secrets. */
export function withoutSecrets(error: unknown, secrets: readonly string[]): unknown {
  if (!(error instanceof Error)) return error
  error.message = masked(error.message, secrets)
  if ('response' in error && typeof error.response === 'string') error.response = masked(error.response, secrets)
  return error
}

function masked(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, () => MASK), text)
}
