/** Options that PostgreSQL's `additional-options` may name: as other clients spell them, and as the server does. */
import {
  alwaysOption,
  choiceOption,
  flagOption,
  knownOptions,
  numberOption,
  textOption,
} from '../shared/additional-options.ts'
import { SSL_MODES, type SslMode } from './ssl-modes.ts'

export interface PostgresChoices {
  applicationName: string
  /** Used when the form does not ask for SSL itself. */
  sslMode: SslMode
  connectTimeoutMs: number
  keepsAlive: boolean
  searchPath: string
  statementTimeoutMs: number
  lockTimeoutMs: number
}

const SECONDS = { unit: 'seconds', largest: 600 }
const MILLISECONDS = { unit: 'milliseconds', largest: 86_400_000 }

export const POSTGRES_OPTIONS = knownOptions<PostgresChoices>({
  'ApplicationName application_name': textOption((applicationName) => ({ applicationName })),
  'currentSchema search_path': textOption((searchPath) => ({ searchPath })),
  sslmode: choiceOption(SSL_MODES, (sslMode) => ({ sslMode })),
  'connectTimeout connect_timeout': numberOption(SECONDS, (seconds) => ({ connectTimeoutMs: seconds * 1000 })),
  tcpKeepAlive: flagOption((keepsAlive) => ({ keepsAlive })),
  statement_timeout: numberOption(MILLISECONDS, (statementTimeoutMs) => ({ statementTimeoutMs })),
  lock_timeout: numberOption(MILLISECONDS, (lockTimeoutMs) => ({ lockTimeoutMs })),
  prepareThreshold: alwaysOption(['0']),
})
