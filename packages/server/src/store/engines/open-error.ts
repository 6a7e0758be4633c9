import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { isPostgresUrl } from './location.ts'
import { AppDatabaseUnavailable } from './unavailable.ts'

/** The app database cannot be used; the message says why and what to look at. */
export class AppDatabaseError extends Error {
  override readonly name = 'AppDatabaseError'
}

/** The secrets in the app database were encrypted with another key. */
export class WrongSecretKey extends AppDatabaseError {
  constructor() {
    super(
      'The secret key (QUERENT_SECRET_KEY, or secret.key in the data folder) is not the one that this app database was ' +
        'written with. Start with that key.',
    )
  }
}

/** @param location the URL or the path as configured. */
export function cannotOpen(location: string, cause: unknown): AppDatabaseError {
  if (cause instanceof AppDatabaseError) return cause
  const folder = isPostgresUrl(location) ? undefined : dirname(location)
  const reason = folder === undefined || existsSync(folder) ? reasonOf(cause) : `there is no folder ${folder}`
  return new AppDatabaseError(`The app database ${withoutPassword(location)} cannot be opened: ${reason}`, { cause })
}

/** A location to show: a path, or a URL without its password and parameters. */
export function withoutPassword(location: string): string {
  if (!isPostgresUrl(location)) return location
  if (!URL.canParse(location)) return 'postgres://…'
  const url = new URL(location)
  url.password = ''
  url.search = ''
  url.hash = ''
  return url.href
}

/** What the client library says when it is asked for a password that nobody gave. */
const NO_PASSWORD = /client password must be a string/
const UNKNOWN_AUTHORITY = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** A host with several addresses fails with one error per address and no message of its own. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AppDatabaseUnavailable) return reasonOf(cause.cause)
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  if (!(cause instanceof Error)) return String(cause)
  if (NO_PASSWORD.test(cause.message)) {
    return 'its server asks for a password, and there is none in the URL and none in PGPASSWORD'
  }
  const { code }: { code?: unknown } = Object(cause)
  if (!UNKNOWN_AUTHORITY.has(String(code))) return cause.message
  return (
    `${cause.message}. Name the certificate of its authority in the URL: sslrootcert=/path/of/ca.pem; or encrypt without ` +
    'knowing whom to: sslmode=no-verify'
  )
}
