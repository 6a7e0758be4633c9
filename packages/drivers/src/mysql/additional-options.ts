/** Options that `additional-options` of MySQL and MariaDB may name, as other clients of both spell them. */
import { alwaysOption, choiceOption, flagOption, knownOptions, numberOption } from '../shared/additional-options.ts'

/** What of the server is verified: nothing, who signed its certificate, or also that it is for this host. */
export type Verification = 'none' | 'authority' | 'identity'

export interface MysqlChoices {
  /** Used when the form does not ask for SSL itself. */
  isEncrypted: boolean
  /** Undefined: the authority, when the form gives its certificate. */
  verification: Verification
  connectTimeoutMs: number
  keepsAlive: boolean
  isCompressed: boolean
}

type SslChoice = Pick<MysqlChoices, 'isEncrypted'> & Partial<Pick<MysqlChoices, 'verification'>>

const SSL_CHOICES = {
  disable: { isEncrypted: false },
  DISABLED: { isEncrypted: false },
  trust: { isEncrypted: true, verification: 'none' },
  REQUIRED: { isEncrypted: true, verification: 'none' },
  'verify-ca': { isEncrypted: true, verification: 'authority' },
  VERIFY_CA: { isEncrypted: true, verification: 'authority' },
  'verify-full': { isEncrypted: true, verification: 'identity' },
  VERIFY_IDENTITY: { isEncrypted: true, verification: 'identity' },
} as const satisfies Record<string, SslChoice>

const SSL_WORDS = Object.keys(SSL_CHOICES) as (keyof typeof SSL_CHOICES)[]
const MILLISECONDS = { unit: 'milliseconds', largest: 600_000 }

export const MYSQL_OPTIONS = knownOptions<MysqlChoices>({
  sslMode: choiceOption<MysqlChoices, keyof typeof SSL_CHOICES>(SSL_WORDS, (word) => SSL_CHOICES[word]),
  useSSL: flagOption((isEncrypted) => ({ isEncrypted })),
  trustServerCertificate: flagOption((isTrusted) => (isTrusted ? { verification: 'none' } : {})),
  connectTimeout: numberOption(MILLISECONDS, (connectTimeoutMs) => ({ connectTimeoutMs })),
  tcpKeepAlive: flagOption((keepsAlive) => ({ keepsAlive })),
  useCompression: flagOption((isCompressed) => ({ isCompressed })),
  allowPublicKeyRetrieval: alwaysOption(['true']),
  useUnicode: alwaysOption(['true']),
  characterEncoding: alwaysOption(['utf8', 'utf-8', 'utf8mb4']),
})
